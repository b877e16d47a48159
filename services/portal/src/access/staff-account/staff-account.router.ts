import { passwordRequestBodySchema, setPasswordBodySchema } from '@kontor/api/staff/staff.schema';
import { normaliseEmail } from '@kontor/domain/person/email';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import type { SessionDeps } from '../session/session.module.js';
import { requestPasswordChange } from './request-password-change.js';
import { setPassword } from './set-password.js';

const purposes = { activate: 'activation', passwordChange: 'passwordChange' } as const;

/** Passwords of staff (R3 §2.2, §2.7). */
export function createStaffAccountRouter(deps: SessionDeps): Router {
  const router = Router();
  router.post('/admin_account/requestPasswordChange', async (request, response) => {
    const { username, email } = parseBody(passwordRequestBodySchema, request);
    await deps.limits.spend('mailByIp', networkOf(request));
    const name = normaliseEmail(username ?? email ?? '');
    await requestPasswordChange(deps, name);
    response.json({ username: name });
  });
  for (const [path, purpose] of Object.entries(purposes)) {
    router.post(`/admin_account/${path}`, async (request, response) => {
      const body = parseBody(setPasswordBodySchema, request);
      await deps.limits.spend('codeByIp', networkOf(request));
      // Whoever has the mailed link is let through, also when strangers have used up the tries of the name.
      deps.deviceOf(request, response).remember(await setPassword(deps, { purpose, ...body }));
      response.status(204).end();
    });
  }
  return router;
}
