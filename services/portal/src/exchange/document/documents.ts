import type { CaseId } from '@kontor/domain/case/case-id';
import { documentTypeLabel, formDocumentTypes, isDocumentType } from '@kontor/domain/document/document';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import type { CustomerSession } from '../../access/session/session.module.js';
import type { CaseFile } from './case-file.js';
import type { CaseFiles } from './case-files.js';
import { documentAnswer } from './document-answer.js';
import type { FileToSend } from '../../http/answer/send-file.js';

export interface DocumentDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

/** The customer's documents, oldest first. @throws Problem 404, 410 */
export async function listDocuments({ core, files }: DocumentDeps, caseId: CaseId): Promise<readonly CaseFile[]> {
  await workableCase(core.cases, caseId);
  return files.ofCase(caseId, 'business');
}

/** The customer's documents of one type. @throws Problem 404, 410 */
export async function listDocumentsOfType(deps: DocumentDeps, caseId: CaseId, type: string) {
  if (!isDocumentType(type)) throw problem('not-found');
  const documents = (await listDocuments(deps, caseId)).filter(({ subject }) => subject === type);
  return { id: type, title: documentTypeLabel(type), documents: documents.map(documentAnswer) };
}

/** A document with its content. @throws Problem 404, 410 and what `requireReader` throws */
export async function readDocument(
  { core, files }: DocumentDeps,
  fileId: DocumentId,
  requireReader: (caseId: CaseId) => void,
): Promise<FileToSend> {
  const file = await files.find(fileId, 'business');
  if (file === null) throw problem('not-found');
  requireReader(file.caseId);
  await workableCase(core.cases, file.caseId);
  return { ...file, content: () => files.content(file) };
}

/** Removes a document of the form before the order. @throws Problem 404, 409, 410 */
export async function removeDocument(
  { core, files }: DocumentDeps,
  fileId: DocumentId,
  session: CustomerSession,
): Promise<void> {
  const file = await files.find(fileId, 'business');
  if (file === null || file.caseId !== session.caseId) throw problem('not-found');
  requireAllowed('saveForm', await workableCase(core.cases, file.caseId), session);
  if (!formDocumentTypes.some((type) => type === file.subject)) throw illegalForCustomer('saveForm');
  await files.remove(fileId);
}
