import { changeStaffUserSchema, createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { problem } from '../problem-table.js';
import type { SessionDeps } from '../session/session.module.js';
import { changeStaffUser } from './change-staff-user.js';
import { createStaff } from './create-staff.js';
import { pageOf } from './list-staff.js';
import { accountParams, actorOf } from './staff-actor.js';
import { staffCsv } from './staff-csv.js';
import { staffUserOf } from './staff-user.js';

const resource = 'admin_account';

/** List, export and records of the user administration (R3 §2.3, §2.4, §7 "Admin accounts"). */
export function createStaffUserRouter(deps: SessionDeps): Router {
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
  router.post(`/${resource}`, async (request, response) => {
    const actor = actorOf(response);
    const { strictEmailValidation } = await deps.rules();
    const user = parseBody(createStaffUserSchema(strictEmailValidation), request);
    response.status(201).json(staffUserOf(await createStaff(deps, actor, user)));
  });
  router.get(`/${resource}/:id`, async (request, response) => {
    actorOf(response);
    const found = await deps.staff.findByAccount(parseParams(accountParams, request).id);
    if (found === null) throw problem('not-found');
    response.json(staffUserOf(found));
  });
  router.patch(`/${resource}/:id`, async (request, response) => {
    const actor = actorOf(response);
    const { id: accountId } = parseParams(accountParams, request);
    const change = parseBody(changeStaffUserSchema, request);
    response.json(staffUserOf(await changeStaffUser(deps, actor, { accountId, change })));
  });
  return router;
}
