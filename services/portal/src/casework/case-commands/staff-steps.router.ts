import {
  assignBodySchema,
  assignManyBodySchema,
  releaseBodySchema,
  setStatusBodySchema,
} from '@kontor/api/case/staff-case.schema';
import { setStatusRoles, staffRolesOf } from '@kontor/domain/case/command-roles';
import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { answerAsked, type ApprovalGate, isAsked } from '../../access/approval/approval.module.js';
import { answerHandOver, type CaseCore, type StaffDirectory } from '../../case/case-process/case-process.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { staffOf } from '../../access/session/session.module.js';
import { assign } from './assign.js';
import { assignMany } from './assign-many.js';
import { answerDone } from './answer-done.js';
import type { ReleaseOrder } from './case-acts.js';
import { disableProcess } from './disable-process.js';
import { orderStatus, type OrderStatusDeps } from './order-status.js';
import type { ReleaseCase } from './release-case.js';

export interface StaffStepsRouterDeps extends OrderStatusDeps {
  readonly core: CaseCore;
  readonly releaseCase: ReleaseCase;
  readonly staff: StaffDirectory;
  readonly gate: ApprovalGate;
}

/** Set status, assign, release, disable and sync, by staff. */
export function createStaffStepsRouter(deps: StaffStepsRouterDeps): Router {
  const { core, releaseCase, staff, gate } = deps;
  const router = Router();
  router.patch('/bgo_identifications_status/:id/setStatus', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, setStatusRoles);
    const { status, reason = '', accountOpened } = parseBody(setStatusBodySchema, request);
    const ordered = await orderStatus(deps, { caseId, session, status, reason, accountOpened });
    if (ordered.kind === 'asked') answerAsked(response, ordered.approvalId);
    else answerDone(response, ordered.outcome);
  });
  addAssignment(router, { core, staff });
  router.post('/bgo_identifications/:id/start', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('release'));
    const { reason = '' } = parseBody(releaseBodySchema, request);
    const order: ReleaseOrder = { reason };
    if (await isAsked(gate, response, { act: 'release', session, caseId, subject: caseId, order })) return;
    const outcome = await releaseCase({ caseId, session, reason });
    await answerHandOver(response, core.findings, { caseId, outcome });
  });
  router.post('/bgo_identifications_portal/:id/disableProcess', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('disableProcess'));
    parseBody(emptyBody, request);
    if (await isAsked(gate, response, { act: 'delete', session, caseId, subject: caseId, order: {} })) return;
    const { accountId } = session;
    answerDone(response, await disableProcess(core, caseId, accountId));
  });
  router.post('/bgo_identifications/:id/sync-with-solaris', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, staffRolesOf('syncWithProvider'));
    parseBody(emptyBody, request);
    answerDone(response, await core.runStaffCommand({ caseId, command: { name: 'syncWithProvider' }, accountId }));
  });
  return router;
}

/** Who works on a case, or on many at once. */
function addAssignment(router: Router, { core, staff }: Pick<StaffStepsRouterDeps, 'core' | 'staff'>): void {
  router.post('/bgo_identifications_portal/assign', async (request, response) => {
    const session = staffOf(response, staffRolesOf('assign'));
    const { accountId: to, ids } = parseBody(assignManyBodySchema, request);
    response.json(await assignMany({ core, staff }, { ids, session, to }));
  });
  router.get('/bgo_identifications_portal/clerks', async (_request, response) => {
    staffOf(response, staffRolesOf('assign'));
    response.set('Cache-Control', 'no-store').json(await staff.clerks());
  });
  router.post('/bgo_identifications_portal/:id/assign', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('assign'));
    const { accountId: to } = parseBody(assignBodySchema, request);
    answerDone(response, await assign({ core, staff }, { caseId, session, to }));
  });
}
