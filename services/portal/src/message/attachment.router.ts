import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { documentIdSchema } from '@kontor/domain/document/document-id.schema';
import { fileLimits } from '@kontor/domain/document/file-rules';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { customerOf, readerOf, type Session, sessionOf, staffOf } from '../session/session.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { workableCase } from '../case-record/case-record.module.js';
import { type CaseFiles, receiveUpload, requireAllowed, sendFile } from '../document/document.module.js';
import { problem } from '../problem-table.js';
import { attachmentAnswer } from './message-answer.js';
import type { Message, Messages } from './messages.js';

interface AttachmentDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly messages: Messages;
}

const messageParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });
const nameParams = z.object({ name: documentIdSchema });

/** Files of a message, added by its own side (R2 §5 "Chat attachment"). */
export function createAttachmentRouter({ core, files, messages }: AttachmentDeps): Router {
  const router = Router();
  router.post('/bgo_identifications/messages/:id/attachments', async (request, response) => {
    const isStaff = sessionOf(response)?.side === 'staff';
    const session = isStaff ? staffOf(response, staffRolesOf('staffMessage')) : customerOf(response);
    const message = await messages.find(parseParams(messageParams, request).id);
    if (message === null || !isOwn(message, session)) throw problem('not-found');
    const { caseId, messageId } = message;
    requireAllowed(
      session.side === 'staff' ? 'staffMessage' : 'customerAttachment',
      await workableCase(core.cases, caseId),
      session,
    );
    const rules = { caseId, kind: 'attachment', fields: ['file'], files: 1, fileBytes: fileLimits.attachment } as const;
    const [first] = (await receiveUpload(files, request, rules)).files;
    if (first === undefined) throw problem('bad-request');
    const file = await files.complete(first.received, { subject: messageId, name: first.name });
    core.announce(caseId, { type: 'message', seq: 0 });
    response.status(201).json(attachmentAnswer(file));
  });
  router.get('/bgo_identifications/messages/attachments/:name', async (request, response) => {
    if (sessionOf(response) === null) throw problem('unauthorized');
    const file = await files.find(parseParams(nameParams, request).name, 'attachment');
    if (file === null) throw problem('not-found');
    const session = readerOf(response, file.caseId);
    requireAllowed(
      session.side === 'staff' ? 'staffMessage' : 'customerMessage',
      await workableCase(core.cases, file.caseId),
      session,
    );
    await sendFile(request, response, { ...file, content: () => files.content(file) });
  });
  return router;
}

function isOwn(message: Message, session: Session): boolean {
  if (session.side === 'staff') return message.side === 'ADMIN';
  return message.side === 'USER' && message.caseId === session.caseId;
}
