import { reportingFilterSchema } from '@kontor/domain/reporting/reporting.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { sendFile } from '../../http/answer/send-file.js';
import { staffOf } from '../../access/session/session.module.js';
import type { Figures } from './project-figures.js';

/** Counts of cases for staff (R3 §7 "Reporting"). */
export function createReportingRouter({
  report,
  reportAll,
  csv,
}: Pick<Figures, 'report' | 'reportAll' | 'csv'>): Router {
  const router = Router();
  router.get('/reportingSummaryAll', async (_request, response) => {
    staffOf(response, staffAreas.reporting);
    response.set('Cache-Control', 'no-store').json(await reportAll());
  });
  router.post('/reportingSummarySearch', async (request, response) => {
    staffOf(response, staffAreas.reporting);
    const filter = parseBody(reportingFilterSchema, request);
    response.set('Cache-Control', 'no-store').json(await report(filter));
  });
  router.post('/reportingSummarySearch.csv', async (request, response) => {
    staffOf(response, staffAreas.reporting);
    const filter = parseBody(reportingFilterSchema, request);
    await sendFile(request, response, {
      name: 'AuswertungExport.csv',
      mimeType: 'text/csv; charset=utf-8',
      sizeBytes: null,
      content: async function* () {
        yield Buffer.from(await csv(filter), 'utf8');
      },
    });
  });
  return router;
}
