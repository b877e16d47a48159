import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { documentIdSchema } from '@kontor/domain/document/document-id.schema';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { anyReaderOf, customerOf, readerOf, sessionOf, staffOf } from '../../access/session/session.module.js';
import { sendFile } from '../../http/answer/send-file.js';
import { type AttachmentDeps, attachFile, readAttachment } from './attachments.js';
import { attachmentAnswer } from './message-answer.js';
import { messageParams } from './message-params.js';

const nameParams = z.object({ name: documentIdSchema });

/** Files of a message, added by its own side (R2 §5 "Chat attachment"). */
export function createAttachmentRouter(deps: AttachmentDeps): Router {
  const router = Router();
  router.post('/bgo_identifications/messages/:id/attachments', async (request, response) => {
    const isStaff = sessionOf(response)?.side === 'staff';
    const session = isStaff ? staffOf(response, staffRolesOf('staffMessage')) : customerOf(response);
    const { id: messageId } = parseParams(messageParams, request);
    response.status(201).json(attachmentAnswer(await attachFile(deps, request, { messageId, session })));
  });
  router.get('/bgo_identifications/messages/attachments/:name', async (request, response) => {
    anyReaderOf(response);
    const { name } = parseParams(nameParams, request);
    const file = await readAttachment(deps, name, (caseId) => readerOf(response, caseId));
    await sendFile(request, response, { ...file, content: () => deps.files.content(file) });
  });
  return router;
}
