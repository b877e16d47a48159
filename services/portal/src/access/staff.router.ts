import { passwordRequestBodySchema, setPasswordBodySchema } from '@kontor/api/staff/staff.schema';
import { normaliseEmail } from '@kontor/domain/person/email';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { AccessDeps } from './access-deps.js';
import { staffOf } from './session.js';
import { inviteStaff, requestPasswordChange, setPassword } from './staff-password.js';
import type { PasswordLink } from './staff.repository.js';

const accountParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{10,100}$/) });
const emptyBody = z.strictObject({});

/** Passwords of staff: forgotten, first and new (spec 3 §2.2, §2.7). */
export function createStaffRouter(deps: AccessDeps): Router {
  const router = Router();
  router.post('/admin_account/requestPasswordChange', async (request, response) => {
    const { username, email } = parseBody(passwordRequestBodySchema, request);
    await deps.limits.spend('mailByIp', ipOf(request));
    const name = normaliseEmail(username ?? email ?? '');
    await requestPasswordChange(deps, name);
    response.json({ username: name });
  });
  router.post('/admin_account/activate', (request, response) => password(deps, 'activation', request, response));
  router.post('/admin_account/passwordChange', (request, response) =>
    password(deps, 'passwordChange', request, response),
  );
  router.post('/admin_account/:id/invite', async (request, response) => {
    staffOf(response, 'ROLE_USER_ADMIN');
    const { id } = parseParams(accountParams, request);
    parseBody(emptyBody, request);
    await inviteStaff(deps, id);
    response.status(204).end();
  });
  return router;
}

const ipOf = (request: Request): string => request.ip ?? 'unknown';

async function password(
  deps: AccessDeps,
  purpose: PasswordLink['purpose'],
  request: Request,
  response: Response,
): Promise<void> {
  const given = parseBody(setPasswordBodySchema, request);
  await deps.limits.spend('codeByIp', ipOf(request));
  await setPassword(deps, purpose, given);
  response.status(204).end();
}
