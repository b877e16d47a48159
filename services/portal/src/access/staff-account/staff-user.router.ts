import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { changeStaffUserSchema, createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import { answerAsked, type ApprovalGate } from '../approval/approval.module.js';
import { noteAct } from '../../http/answer/act-detail.js';
import { type SessionDeps, staffOf } from '../session/session.module.js';
import { listStaff } from './list-staff.js';
import { type OrderedStaffUser, orderStaffUser } from './order-staff-user.js';
import { readStaffUser } from './read-staff-user.js';
import { accountParams, actorOf } from './staff-actor.js';
import { staffCsv } from './staff-csv.js';
import { changesOf, staffUserOf } from './staff-user.js';

const resource = 'admin_account';

/** List, export and records of the user administration (R3 §2.3, §2.4, §7 "Admin accounts"). */
export function createStaffUserRouter(deps: SessionDeps, gate: ApprovalGate): Router {
  const router = Router();
  router.get(`/${resource}`, async (request, response) => {
    staffOf(response, staffAreas.staffList);
    const { rows, first, total } = await listStaff(deps, request.query);
    const last = rows.length === 0 ? first : first + rows.length - 1;
    response
      .set('Content-Range', `${resource} ${first}-${last}/${total}`)
      .set('Cache-Control', 'no-store')
      .json(rows.map(staffUserOf));
  });
  router.get(`/${resource}.csv`, async (_request, response) => {
    actorOf(response);
    const { rows } = await listStaff(deps);
    response.attachment('nutzer.csv').type('text/csv; charset=utf-8').send(staffCsv(rows));
  });
  router.get(`/${resource}/:id`, async (request, response) => {
    actorOf(response);
    response.json(staffUserOf(await readStaffUser(deps, parseParams(accountParams, request).id)));
  });
  addWrites(router, deps, gate);
  return router;
}

function addWrites(router: Router, deps: SessionDeps, gate: ApprovalGate): void {
  const by = (response: Response) => ({ actor: actorOf(response), session: staffOf(response, staffAreas.staff) });
  router.post(`/${resource}`, async (request, response) => {
    const asking = by(response);
    const { strictEmailValidation } = await deps.rules();
    const user = parseBody(createStaffUserSchema(strictEmailValidation), request);
    answerOrdered(response, await orderStaffUser({ ...deps, gate }, asking, { kind: 'create', user }), 201);
  });
  router.patch(`/${resource}/:id`, async (request, response) => {
    const asking = by(response);
    const { id: accountId } = parseParams(accountParams, request);
    const change = parseBody(changeStaffUserSchema, request);
    answerOrdered(
      response,
      await orderStaffUser({ ...deps, gate }, asking, { kind: 'change', accountId, change }),
      200,
    );
  });
}

function answerOrdered(response: Response, ordered: OrderedStaffUser, status: 200 | 201): void {
  if (ordered.kind === 'asked') return answerAsked(response, ordered.approvalId);
  const { user, before } = ordered;
  noteAct(response, { target: user.accountId, changes: changesOf(before, user) });
  response.status(status).json(staffUserOf(user));
}
