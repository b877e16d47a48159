import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import type { SessionDeps } from '../session/session.module.js';
import { inviteStaff } from './invite-staff.js';
import { accountParams, actorOf } from './staff-actor.js';
import { suspendStaff, type SuspendStaffDeps } from './suspend-staff.js';

const resource = 'admin_account';
const emptyBody = z.strictObject({});

/** Invitation and suspension of members of staff (R3 §2.4). */
export function createStaffStepRouter(deps: SessionDeps & SuspendStaffDeps): Router {
  const router = Router();
  router.post(`/${resource}/:id/invite`, async (request, response) => {
    const actor = actorOf(response);
    const { id } = parseParams(accountParams, request);
    parseBody(emptyBody, request);
    await inviteStaff(deps, { accountId: id, by: actor.accountId });
    response.status(204).end();
  });
  for (const step of ['suspend', 'unsuspend'] as const) {
    router.post(`/${resource}/:id/${step}`, async (request, response) => {
      const actor = actorOf(response);
      const { id: accountId } = parseParams(accountParams, request);
      parseBody(emptyBody, request);
      await suspendStaff(deps, actor, { accountId, step });
      response.status(204).end();
    });
  }
  return router;
}
