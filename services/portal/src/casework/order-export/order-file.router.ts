import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { asReader, customerOf, staffOf } from '../../access/session/session.module.js';
import { caseParams, onlyCases } from '../../case/case-record/case-record.module.js';
import { sendFile } from '../../http/answer/send-file.js';
import {
  exportOrderArchive,
  exportOrderCsv,
  exportOrderPdf,
  exportOwnOrder,
  type OrderExportDeps,
} from './export-order.js';

const exports = [
  ['/bgo_identifications_portal/:id.pdf', exportOrderPdf],
  ['/bgo_identifications_portal/:id.csv', exportOrderCsv],
  ['/download_document_archive/:id', exportOrderArchive],
] as const;

/** The order for its customer, and its files for the bank's own records (R3 §2.5, §7); the documents of an order begin with it. */
export function createOrderFileRouter(deps: OrderExportDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/me/order.pdf', async (request, response) => {
    await sendFile(request, response, await exportOwnOrder(deps, customerOf(response).caseId));
  });
  for (const [path, exportOrder] of exports) {
    router.get(path, onlyCases, async (request, response) => {
      const session = asReader(staffOf(response, staffAreas.cases), 'fetchDocuments');
      const { id: caseId } = parseParams(caseParams, request);
      await sendFile(request, response, await exportOrder(deps, { caseId, session }));
    });
  }
  return router;
}
