import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { messageBodySchema } from '@kontor/api/message/message.schema';
import { randomUUID } from 'node:crypto';
import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { asReader, customerOf, staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { requestKeyOf } from '../../access/idempotency/idempotency.module.js';
import { type Conversation, type ConversationDeps, listMessages, markRevised, postMessage } from './conversation.js';
import { messageParams } from './message-params.js';

/** The chat between customer and bank (R2 §4.1, R3 §2.5 tab 3). */
export function createMessageRouter(deps: ConversationDeps): Router {
  const router = Router();
  const conversations = [
    ['/bgo_identifications/messages', ofCustomer, ofCustomer],
    ['/bgo_identifications/:id/messages', ofStaff, readByStaff],
  ] as const;
  for (const [path, conversationOf, readOf] of conversations) {
    router.get(path, async (request, response) => {
      response.json(await listMessages(deps, readOf(request, response)));
    });
    router.post(path, async (request, response) => {
      const conversation = conversationOf(request, response);
      const { message: text } = parseBody(messageBodySchema, request);
      const messageId = requestKeyOf(response) || randomUUID();
      await postMessage(deps, conversation, { messageId, text });
      response.status(201).json({ id: messageId });
    });
  }
  router.post('/bgo_identification_messages/:id/markAsRevised', async (request, response) => {
    const session = staffOf(response, staffRolesOf('staffMessage'));
    const { id } = parseParams(messageParams, request);
    parseBody(emptyBody, request);
    await markRevised(deps, id, session);
    response.status(204).end();
  });
  return router;
}

function ofCustomer(_request: Request, response: Response): Conversation {
  const session = customerOf(response);
  return { caseId: session.caseId, session };
}

function readByStaff(request: Request, response: Response): Conversation {
  const { id: caseId } = parseParams(caseParams, request);
  return { caseId, session: asReader(staffOf(response, staffAreas.cases), 'staffMessage') };
}

function ofStaff(request: Request, response: Response): Conversation {
  const { id: caseId } = parseParams(caseParams, request);
  return { caseId, session: staffOf(response, staffRolesOf('staffMessage')) };
}
