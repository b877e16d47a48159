import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { Router } from 'express';
import { csvOf } from '../../http/csv/csv.module.js';
import { sendFile } from '../../http/answer/send-file.js';
import { staffOf } from '../../access/session/session.module.js';
import { caseColumns } from './case-columns.js';
import { type CaseListDeps, countCases, listActiveStatuses, listCases } from './list-cases.js';
import { parseCountsQuery, parseExport, parseListQuery } from './list-query.js';

const resource = 'bgo_identifications_portal';

/** The customer requests of the back office. */
export function createCaseListRouter(deps: CaseListDeps): Router {
  const router = Router();
  router.get(`/${resource}`, async (request, response) => {
    const { accountId } = staffOf(response, staffAreas.cases);
    const asked = parseListQuery(request.query);
    const { rows, total } = await listCases(deps, asked, accountId);
    const last = rows.length === 0 ? asked.skip : asked.skip + rows.length - 1;
    response.set('Content-Range', `${resource} ${asked.skip}-${last}/${total}`).set('Cache-Control', 'no-store');
    response.json(rows);
  });
  router.post(`/${resource}.csv`, async (request, response) => {
    const { accountId } = staffOf(response, staffAreas.cases);
    const asked = parseExport(request.body);
    await sendFile(request, response, {
      name: 'Kundenanfragen.csv',
      mimeType: 'text/csv; charset=utf-8',
      sizeBytes: null,
      content: async function* () {
        yield Buffer.from(csvOf(caseColumns(asked.columns), (await listCases(deps, asked, accountId)).rows), 'utf8');
      },
    });
  });
  router.get(`/${resource}/counts`, async (request, response) => {
    const { accountId } = staffOf(response, staffAreas.cases);
    const counts = await countCases(deps, parseCountsQuery(request.query), accountId);
    response.set('Cache-Control', 'no-store').json(counts);
  });
  router.get(`/${resource}/get_all_active_statuses`, async (_request, response) => {
    staffOf(response, staffAreas.cases);
    response.json(await listActiveStatuses(deps));
  });
  return router;
}
