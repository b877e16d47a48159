import type { DocumentId } from '@kontor/domain/document/document-id';
import { fileLimits } from '@kontor/domain/document/file-rules';
import type { Request } from 'express';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { type CaseFile, type CaseFiles, receiveUpload } from '../document/document.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { asReader, type Session } from '../../access/session/session.module.js';
import type { Message, Messages } from './messages.js';

export interface AttachmentDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly messages: Messages;
}

/** Stores the file of a request with a message of the same side. @throws Problem 400, 404, 409, 410, 413, 415, 422 */
export async function attachFile(
  { core, files, messages }: AttachmentDeps,
  request: Request,
  { messageId, session }: { readonly messageId: string; readonly session: Session },
): Promise<CaseFile> {
  const message = await messages.find(messageId);
  if (message === null || !isOwn(message, session)) throw problem('not-found');
  const { caseId } = message;
  const act = session.side === 'staff' ? 'staffMessage' : 'customerAttachment';
  requireAllowed(act, await workableCase(core.cases, caseId), session);
  const one = { fields: ['file'], files: 1, fileBytes: fileLimits.attachment } as const;
  const rules = { caseId, kind: 'attachment', ...one, uploader: session } as const;
  const [first] = (await receiveUpload(files, request, rules)).files;
  if (first === undefined) throw problem('bad-request');
  const file = await files.complete(first.received, { subject: messageId, name: first.name });
  // The bank may have revised the message while its file was under way; this announces the file, too.
  await messages.setRevised(message, false);
  return file;
}

/** An attachment that the session may read. @throws Problem 404, 409, 410 and what `readerOf` throws */
export async function readAttachment(
  { core, files }: Pick<AttachmentDeps, 'core' | 'files'>,
  fileId: DocumentId,
  readerOf: (caseId: CaseFile['caseId']) => Session,
): Promise<CaseFile> {
  const file = await files.find(fileId, 'attachment');
  if (file === null) throw problem('not-found');
  const session = readerOf(file.caseId);
  const act = session.side === 'staff' ? 'staffMessage' : 'customerMessage';
  requireAllowed(act, await workableCase(core.cases, file.caseId), asReader(session, act));
  return file;
}

function isOwn(message: Message, session: Session): boolean {
  if (session.side === 'staff') return message.side === 'ADMIN';
  return message.side === 'USER' && message.caseId === session.caseId;
}
