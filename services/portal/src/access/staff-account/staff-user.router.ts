import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { changeStaffUserSchema, createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import { type ApprovalGate, isAsked } from '../approval/approval.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { type SessionDeps, staffOf } from '../session/session.module.js';
import { changeStaffUser } from './change-staff-user.js';
import { changesRoles, type RoleOrder, roleSubject } from './role-act.js';
import { createStaff } from './create-staff.js';
import { pageOf } from './list-staff.js';
import { accountParams, actorOf } from './staff-actor.js';
import { staffCsv } from './staff-csv.js';
import { staffUserOf } from './staff-user.js';

const resource = 'admin_account';

/** List, export and records of the user administration (R3 §2.3, §2.4, §7 "Admin accounts"). */
export function createStaffUserRouter(deps: SessionDeps, gate: ApprovalGate): Router {
  const router = Router();
  router.get(`/${resource}`, async (request, response) => {
    actorOf(response);
    const { rows, first, total } = pageOf(await deps.staff.all(), request.query);
    const last = rows.length === 0 ? first : first + rows.length - 1;
    response
      .set('Content-Range', `${resource} ${first}-${last}/${total}`)
      .set('Cache-Control', 'no-store')
      .json(rows.map(staffUserOf));
  });
  router.get(`/${resource}.csv`, async (_request, response) => {
    actorOf(response);
    const { rows } = pageOf(await deps.staff.all(), {});
    response.attachment('nutzer.csv').type('text/csv; charset=utf-8').send(staffCsv(rows));
  });
  router.get(`/${resource}/:id`, async (request, response) => {
    actorOf(response);
    const found = await deps.staff.findByAccount(parseParams(accountParams, request).id);
    if (found === null) throw problem('not-found');
    response.json(staffUserOf(found));
  });
  addWrites(router, deps, gate);
  return router;
}

function addWrites(router: Router, deps: SessionDeps, gate: ApprovalGate): void {
  const isRoleChangeAsked = (response: Response, order: RoleOrder): Promise<boolean> => {
    const session = staffOf(response, staffAreas.staff);
    return isAsked(gate, response, { act: 'roles', session, caseId: null, subject: roleSubject(deps, order), order });
  };
  router.post(`/${resource}`, async (request, response) => {
    const actor = actorOf(response);
    const { strictEmailValidation } = await deps.rules();
    const user = parseBody(createStaffUserSchema(strictEmailValidation), request);
    const order: RoleOrder = { kind: 'create', user };
    if (await isRoleChangeAsked(response, order)) return;
    response.status(201).json(staffUserOf(await createStaff(deps, actor, user)));
  });
  router.patch(`/${resource}/:id`, async (request, response) => {
    const actor = actorOf(response);
    const { id: accountId } = parseParams(accountParams, request);
    const change = parseBody(changeStaffUserSchema, request);
    const found = await deps.staff.findByAccount(accountId);
    const order: RoleOrder = { kind: 'change', accountId, change };
    if (found !== null && changesRoles(found, change) && (await isRoleChangeAsked(response, order))) return;
    response.json(staffUserOf(await changeStaffUser(deps, actor, { accountId, change })));
  });
}
