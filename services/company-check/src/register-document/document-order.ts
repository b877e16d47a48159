import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentOrderState, RegisterDocument } from '@kontor/domain/register-document/register-document';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { onceByLookUp } from '@kontor/platform/effect-once/look-up';
import type { KnownCases } from '../known-case/known-case.js';
import type { CompanyCheckProvider, DocumentOrder } from '../provider/company-check-provider.js';
import { companySubject, references } from '../report/references.js';
import { findHeadquarter } from '../search/find-headquarter.js';

export interface DocumentDeps {
  readonly portal: CaseClient;
  readonly provider: CompanyCheckProvider;
  readonly knownCases: Pick<KnownCases, 'add'>;
}

export interface AskedDocument {
  readonly caseId: CaseId;
  readonly document: RegisterDocument;
}

/** Orders of one document, the first included. */
const maxAttempts = 5;

/** The content of one page, well below the limit of the bus. */
const pageBytes = 512 * 1024;

interface Attempt {
  readonly reference: string;
  readonly order: DocumentOrder | null;
}

/**
 * The newest order of a document. One that failed is followed by another; the extract of the transparency register is
 * ordered only once (R3 §4.4).
 */
async function newestOf(provider: CompanyCheckProvider, { caseId, document }: AskedDocument): Promise<Attempt> {
  const attempts = document === 'transparency_register' ? 1 : maxAttempts;
  let newest: Attempt | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const reference = references.document(caseId, document, attempt);
    const order = await provider.findDocumentOrder(reference);
    if (order === null) return { reference, order: newest?.order ?? null };
    newest = { reference, order };
    if (order.state !== 'failed') return newest;
  }
  return newest ?? { reference: references.document(caseId, document, 1), order: null };
}

export async function documentOrderState(provider: CompanyCheckProvider, asked: AskedDocument) {
  return (await newestOf(provider, asked)).order?.state ?? 'not_ordered';
}

/** Orders a document unless it is ordered or ready. Repeatable: the reference is the provider's key. */
export async function orderDocument(
  { portal, provider, knownCases }: DocumentDeps,
  asked: AskedDocument,
): Promise<DocumentOrderState> {
  // Before the order, because a webhook may arrive before the response.
  await knownCases.add(asked.caseId);
  const { reference, order } = await newestOf(provider, asked);
  const isOrdered = order !== null && (order.state !== 'failed' || order.reference === reference);
  if (isOrdered) return order.state;
  // Version 0 is the newest one, ordered or not.
  const application = await portal.application(asked.caseId, 0);
  const { state } = await onceByLookUp({
    mayExist: false,
    find: () => provider.findDocumentOrder(reference),
    create: async () =>
      provider.orderDocument(reference, { kind: asked.document, ...(await subjectOf(provider, application)) }),
  });
  return state;
}

async function subjectOf(
  provider: CompanyCheckProvider,
  { business, headquarterId }: CaseApplication,
): Promise<Readonly<Record<string, unknown>>> {
  const found = headquarterId ?? (await findHeadquarter(provider, business));
  return { ...(found === null ? {} : { headquarterId: found }), company: companySubject(business) };
}

/** One page of a document that is ready. @throws ServiceFault not-found before that */
export async function readDocumentPage(
  provider: CompanyCheckProvider,
  { offset, ...asked }: AskedDocument & { readonly offset: number },
): Promise<{ readonly content: Uint8Array<ArrayBuffer>; readonly sizeBytes: bigint }> {
  const { order } = await newestOf(provider, asked);
  const documentId = order?.state === 'ready' ? order.documentIds[0] : undefined;
  if (documentId === undefined) throw new ServiceFault('not-found', 'The document is not ready');
  const bytes = await provider.document(documentId);
  return {
    content: Uint8Array.from(bytes.subarray(offset, offset + pageBytes)),
    sizeBytes: BigInt(bytes.byteLength),
  };
}
