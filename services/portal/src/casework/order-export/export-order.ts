import type { HistoryRow } from '@kontor/api/case/case.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentsPort } from '../../applicant/application/application.module.js';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { type CaseFiles, entriesOf, type ZipEntry, zipOf } from '../../exchange/document/document.module.js';
import type { FileToSend } from '../../http/answer/send-file.js';
import type { Session } from '../../access/session/session.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { historyCsv } from './history-csv.js';
import { orderCsv } from './order-csv.js';
import { orderDataOf, type OrderData, type OrderSide } from './order-data.js';
import { orderPdf } from './order-pdf.js';
import { type OrderReaders, readOrder } from './read-order.js';

export interface OrderExportDeps extends Omit<OrderReaders, 'core'> {
  readonly core: Pick<CaseCore, 'cases' | 'findings'>;
  readonly documents: DocumentsPort;
  readonly files: Pick<CaseFiles, 'ofCase' | 'content'>;
  /** The status history as the bank reads it. */
  readonly history: (caseId: CaseId) => Promise<readonly HistoryRow[]>;
}

/** A file of an order. @throws Problem 404, 409 before there is an order, 410 once it was archived. */
type ExportOrder = (
  deps: OrderExportDeps,
  asked: { readonly caseId: CaseId; readonly session: Session },
) => Promise<FileToSend>;

export const exportOrderPdf: ExportOrder = async (deps, asked) => {
  const found = await orderedCase(deps, asked);
  return {
    name: 'auftragsdaten.pdf',
    mimeType: 'application/pdf',
    sizeBytes: null,
    content: () => pdfOf(deps, found),
  };
};

export const exportOrderCsv: ExportOrder = async (deps, asked) => {
  const found = await orderedCase(deps, asked);
  return {
    name: 'auftragsdaten.csv',
    mimeType: 'text/csv; charset=utf-8',
    sizeBytes: null,
    content: async function* () {
      yield Buffer.from(orderCsv(await dataOf(deps, found)), 'utf8');
    },
  };
};

/** The order's data and the status history first, then the customer's documents, those of registers, and contracts. */
export const exportOrderArchive: ExportOrder = async (deps, asked) => {
  const found = await orderedCase(deps, asked);
  const kinds = ['business', 'register', 'contract'] as const;
  const files = (await Promise.all(kinds.map((kind) => deps.files.ofCase(found._id, kind)))).flat();
  const changedAt = deps.now();
  const data: ZipEntry = { name: '00-auftragsdaten.pdf', changedAt, content: () => pdfOf(deps, found) };
  const history: ZipEntry = {
    name: '00-statushistorie.csv',
    changedAt,
    content: async function* () {
      yield Buffer.from(historyCsv(await deps.history(found._id)), 'utf8');
    },
  };
  return {
    name: 'auftragsdokumente.zip',
    mimeType: 'application/zip',
    sizeBytes: null,
    content: () => zipOf([data, history, ...entriesOf(deps.files, files)]),
  };
};

/** A customer's own order, without what the bank found. @throws Problem 404 before there is one, 410 once archived. */
export async function exportOwnOrder(deps: OrderExportDeps, caseId: CaseId): Promise<FileToSend> {
  const found = await workableCase(deps.core.cases, caseId);
  if ((await deps.applications.frozen.newest(caseId)) === null) throw problem('not-found');
  return {
    name: `Zusammenfassung-${caseId}.pdf`,
    mimeType: 'application/pdf',
    sizeBytes: null,
    content: () => pdfOf(deps, found, 'customer'),
  };
}

async function orderedCase(
  { core }: OrderExportDeps,
  { caseId, session }: Parameters<ExportOrder>[1],
): Promise<CaseRecord> {
  const found = await workableCase(core.cases, caseId);
  requireAllowed('fetchDocuments', found, session);
  return found;
}

async function* pdfOf(deps: OrderExportDeps, found: CaseRecord, side: OrderSide = 'bank'): AsyncGenerator<Uint8Array> {
  yield await orderPdf(await dataOf(deps, found, side));
}

async function dataOf(deps: OrderExportDeps, found: CaseRecord, side: OrderSide = 'bank'): Promise<OrderData> {
  const { sources, ...context } = await readOrder(deps, found);
  return orderDataOf(sources, { ...context, side });
}
