import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { type ApprovalGate, isAsked } from '../approval/approval.module.js';
import { noteAct } from '../../http/answer/act-detail.js';
import { type SessionDeps, staffOf } from '../session/session.module.js';
import { inviteStaff } from './invite-staff.js';
import { removeStaff } from './remove-staff.js';
import { type ResetOrder, resetFactors } from './reset-factors.js';
import { accountParams, actorOf } from './staff-actor.js';
import { changesOf } from './staff-user.js';
import { suspendStaff, type SuspendStaffDeps } from './suspend-staff.js';

const resource = 'admin_account';

interface StaffStepDeps extends SessionDeps, SuspendStaffDeps {
  readonly gate: ApprovalGate;
}

/** Invitation and suspension of members of staff (R3 §2.4), the reset of their second factors, and their removal. */
export function createStaffStepRouter(deps: StaffStepDeps): Router {
  const router = Router();
  router.post(`/${resource}/:id/invite`, async (request, response) => {
    const actor = actorOf(response);
    const { id } = parseParams(accountParams, request);
    parseBody(emptyBody, request);
    await inviteStaff(deps, { accountId: id, actor });
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
  router.post(`/${resource}/:id/resetFactors`, async (request, response) => {
    const actor = actorOf(response);
    const session = staffOf(response, staffAreas.staff);
    const { id: accountId } = parseParams(accountParams, request);
    parseBody(emptyBody, request);
    const order: ResetOrder = { accountId };
    if (await isAsked(deps.gate, response, { act: 'factors', session, caseId: null, subject: accountId, order }))
      return;
    await resetFactors(deps, actor, order);
    response.status(204).end();
  });
  router.delete(`/${resource}/:id`, async (request, response) => {
    const actor = actorOf(response);
    const { id: accountId } = parseParams(accountParams, request);
    const gone = await removeStaff(deps, actor, accountId);
    noteAct(response, { target: accountId, changes: changesOf(gone, null) });
    response.status(204).end();
  });
  return router;
}
