import type { AvailableName } from '@kontor/domain/case/available-commands';
import type { CaseId } from '@kontor/domain/case/case-id';
import { fileLimits } from '@kontor/domain/document/file-rules';
import {
  type DocumentOrderState,
  missingRegisterDocuments,
  type RegisterDocument,
  registerDocumentLabels,
} from '@kontor/domain/register-document/register-document';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { type CaseFile, type CaseFiles } from '../document/document.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { RegisterOrders } from './register-orders.js';

export interface RegisterDocumentDeps {
  readonly core: Pick<CaseCore, 'cases' | 'announce'>;
  readonly files: CaseFiles;
  readonly orders: RegisterOrders;
  readonly settings: Pick<SettingsPort, 'all'>;
}

export interface AskedCase {
  readonly caseId: CaseId;
  readonly session: Session;
}

/** What a case has of the registers, and what it still needs. */
export interface RegisterFiles {
  readonly documents: readonly CaseFile[];
  /** With the present state of the order; unknown also where the service does not answer. */
  readonly missing: readonly { readonly documentType: RegisterDocument; readonly state: DocumentOrderState }[];
}

/** The documents of a case are read beside others, so a list does not wait longer for their states, ms. */
const listLimitMs = 2_500;

/** @throws Problem 404, 409, 410 */
export async function listRegisterDocuments(deps: RegisterDocumentDeps, asked: AskedCase): Promise<RegisterFiles> {
  const { documents, missing } = await registerCase(deps, 'fetchDocuments', asked);
  const stateOf = async (document: RegisterDocument): Promise<DocumentOrderState> => {
    try {
      return await deps.orders.stateOf(asked.caseId, document, listLimitMs);
    } catch (error) {
      if (error instanceof ServiceFault) return 'unknown';
      throw error;
    }
  };
  const states = missing.map(async (documentType) => ({ documentType, state: await stateOf(documentType) }));
  return { documents, missing: await Promise.all(states) };
}

/** Orders what is missing; repeatable. @throws Problem 404, 409 when nothing is missing, 410 */
export async function orderRegisterDocuments(deps: RegisterDocumentDeps, asked: AskedCase): Promise<void> {
  const { missing } = await registerCase(deps, 'orderDocuments', asked);
  for (const document of missing) await deps.orders.order(asked.caseId, document);
  deps.core.announce(asked.caseId, { type: 'document', seq: 0 });
}

/**
 * Stores what is ready and orders what is missing or failed; the extract of the transparency register is only stored
 * (R3 §2.5). @throws Problem 404, 409, 410
 */
export async function fetchRegisterDocuments(deps: RegisterDocumentDeps, asked: AskedCase): Promise<RegisterFiles> {
  const { orders } = deps;
  const { caseId } = asked;
  const { documents, missing } = await registerCase(deps, 'fetchDocuments', asked);
  const states = new Map<RegisterDocument, DocumentOrderState>();
  for (const document of missing) states.set(document, await orders.order(caseId, document));
  deps.core.announce(caseId, { type: 'document', seq: 0 });
  if (!documents.some(({ subject }) => subject === 'transparency_register'))
    states.set('transparency_register', await orders.stateOf(caseId, 'transparency_register'));
  for (const [document, state] of states) if (state === 'ready') await store(deps, asked, document);
  const now = await registerCase(deps, 'fetchDocuments', asked);
  return {
    documents: now.documents,
    missing: now.missing.map((documentType) => ({ documentType, state: states.get(documentType) ?? 'unknown' })),
  };
}

/** The documents of a case for who may do it now. @throws Problem 404, 409, 410 */
export async function registerCase(
  { core, files }: Pick<RegisterDocumentDeps, 'core' | 'files'>,
  name: AvailableName,
  { caseId, session }: AskedCase,
): Promise<{ documents: readonly CaseFile[]; missing: readonly RegisterDocument[] }> {
  const found = await workableCase(core.cases, caseId);
  const documents = await files.ofCase(caseId, 'register');
  const delivered = documents.map(({ subject }) => subject);
  const missing = missingRegisterDocuments(found.legalForm, delivered);
  requireAllowed(name, found, session, { documentOrderRequired: missing.length > 0 });
  return { documents, missing };
}

/** Of two people who fetch at the same time, one document stays. */
async function store(
  { files, orders }: RegisterDocumentDeps,
  { caseId, session }: AskedCase,
  document: RegisterDocument,
): Promise<void> {
  const source = orders.content(caseId, document);
  const received = await files.receive({ caseId, kind: 'register', limit: fileLimits.attachment, source });
  if (received === null) throw problem('unavailable');
  const name = `${registerDocumentLabels[document]}.pdf`;
  await files.complete(received, { subject: document, name, accountId: session.accountId });
  // The first one may be complete last, so whoever sees another removes it.
  const [, ...others] = (await files.ofCase(caseId, 'register')).filter(({ subject }) => subject === document);
  for (const { fileId } of others) await files.remove(fileId);
}
