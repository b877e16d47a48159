import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { staffOf } from '../session/session.module.js';
import type { DocumentsPort } from '../application/application.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { caseParams, type CaseRecord, onlyCases, workableCase } from '../case-record/case-record.module.js';
import { type CaseDetailsReaders, readCaseDetails } from '../case-details/case-details.module.js';
import type { SettingsPort } from '../settings/settings.module.js';
import { type CaseFiles, requireAllowed, sendFile, type ZipEntry, zipOf } from '../document/document.module.js';
import { orderCsv } from './order-csv.js';
import { orderDataOf, type OrderData } from './order-data.js';
import { orderPdf } from './order-pdf.js';

export interface OrderFileDeps extends Omit<CaseDetailsReaders, 'core'> {
  readonly core: Pick<CaseCore, 'cases' | 'findings'>;
  readonly documents: DocumentsPort;
  readonly files: Pick<CaseFiles, 'ofCase' | 'content'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** Files of an order for the bank's own records (R3 §2.5, §7); the documents of an order begin with it. */
export function createOrderFileRouter(deps: OrderFileDeps): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id.pdf', onlyCases, async (request, response) => {
    const found = await orderOf(deps, request, response);
    await sendFile(request, response, {
      name: 'auftragsdaten.pdf',
      mimeType: 'application/pdf',
      sizeBytes: null,
      content: async function* () {
        yield await orderPdf(await dataOf(deps, found));
      },
    });
  });
  router.get('/bgo_identifications_portal/:id.csv', onlyCases, async (request, response) => {
    const found = await orderOf(deps, request, response);
    await sendFile(request, response, {
      name: 'auftragsdaten.csv',
      mimeType: 'text/csv; charset=utf-8',
      sizeBytes: null,
      content: async function* () {
        yield Buffer.from(orderCsv(await dataOf(deps, found)), 'utf8');
      },
    });
  });
  router.get('/download_document_archive/:id', onlyCases, async (request, response) => {
    const found = await orderOf(deps, request, response);
    const entries = await archiveOf(deps, found);
    await sendFile(request, response, {
      name: 'auftragsdokumente.zip',
      mimeType: 'application/zip',
      sizeBytes: null,
      content: () => zipOf(entries),
    });
  });
  return router;
}

/** @throws Problem 401, 403, 404, 409 before there is an order, 410 once it was archived. */
async function orderOf({ core }: OrderFileDeps, request: Request, response: Response): Promise<CaseRecord> {
  const session = staffOf(response, staffRolesOf('fetchDocuments'));
  const found = await workableCase(core.cases, parseParams(caseParams, request).id);
  requireAllowed('fetchDocuments', found, session);
  return found;
}

async function dataOf(deps: OrderFileDeps, found: CaseRecord): Promise<OrderData> {
  const [sources, settings] = await Promise.all([readCaseDetails(deps, found), deps.settings.all()]);
  return orderDataOf(sources, { settings, now: deps.now(), side: 'bank' });
}

/** The order's data first, then the customer's documents, oldest first; numbers keep names apart. */
async function archiveOf(deps: OrderFileDeps, found: CaseRecord): Promise<readonly ZipEntry[]> {
  const documents = await deps.files.ofCase(found._id, 'business');
  const data: ZipEntry = {
    name: '00-auftragsdaten.pdf',
    changedAt: deps.now(),
    content: async function* () {
      yield await orderPdf(await dataOf(deps, found));
    },
  };
  const entries = documents.map((file, index) => ({
    name: `${String(index + 1).padStart(2, '0')}-${file.name}`,
    changedAt: file.createdAt,
    content: () => deps.files.content(file),
  }));
  return [data, ...entries];
}
