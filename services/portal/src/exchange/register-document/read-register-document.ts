import type { DocumentId } from '@kontor/domain/document/document-id';
import { workableCase } from '../../case/case-record/case-record.module.js';
import type { FileToSend } from '../../http/answer/send-file.js';
import { problem } from '../../http/answer/problem-table.js';
import type { RegisterDocumentDeps } from './order-documents.js';

/** A document with its content. @throws Problem 404, 410 */
export async function readRegisterDocument(
  { core, files }: Pick<RegisterDocumentDeps, 'core' | 'files'>,
  fileId: DocumentId,
): Promise<FileToSend> {
  const file = await files.find(fileId, 'register');
  if (file === null) throw problem('not-found');
  await workableCase(core.cases, file.caseId);
  return { ...file, content: () => files.content(file) };
}
