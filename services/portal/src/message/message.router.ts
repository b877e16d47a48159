import type { CaseId } from '@kontor/domain/case/case-id';
import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { messageBodySchema } from '@kontor/api/message/message.schema';
import { randomUUID } from 'node:crypto';
import { canMarkRevised } from '@kontor/domain/message/message';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { AccountName } from '../account/account.module.js';
import { customerOf, type Session, staffOf } from '../session/session.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { caseParams, workableCase } from '../case-record/case-record.module.js';
import { answerRequest, type CaseFiles, requireAllowed } from '../document/document.module.js';
import { requestKeyOf } from '../idempotency/idempotency.module.js';
import { problem } from '../problem-table.js';
import { messageAnswer } from './message-answer.js';
import type { Messages } from './messages.js';

export interface MessageRouterDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly messages: Messages;
  readonly authorOf: AuthorOf;
}

/** The names of an account; null when it no longer exists. */
export type AuthorOf = (accountId: string) => Promise<AccountName | null>;

const messageParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });

/** The chat between customer and bank (R2 §4.1, R3 §2.5 tab 3). */
export function createMessageRouter(deps: MessageRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/messages', async (_request, response) => {
    const session = customerOf(response);
    await list(deps, response, { caseId: session.caseId, session });
  });
  router.get('/bgo_identifications/:id/messages', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    await list(deps, response, { caseId, session: staffOf(response, staffRolesOf('staffMessage')) });
  });
  router.post('/bgo_identifications/messages', async (request, response) => {
    const session = customerOf(response);
    await post(deps, request, response, { caseId: session.caseId, session });
  });
  router.post('/bgo_identifications/:id/messages', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    await post(deps, request, response, { caseId, session: staffOf(response, staffRolesOf('staffMessage')) });
  });
  router.post('/bgo_identification_messages/:id/markAsRevised', async (request, response) => {
    const session = staffOf(response, staffRolesOf('staffMessage'));
    const message = await deps.messages.find(parseParams(messageParams, request).id);
    if (message === null) throw problem('not-found');
    requireAllowed('staffMessage', await workableCase(deps.core.cases, message.caseId), session);
    if (!canMarkRevised('ADMIN', message.side)) throw problem('illegal', { state: 'illegal' });
    await deps.messages.markRevised(message);
    response.status(204).end();
  });
  return router;
}

interface Conversation {
  readonly caseId: CaseId;
  readonly session: Session;
}

async function requireConversation({ core }: MessageRouterDeps, { caseId, session }: Conversation) {
  const found = await workableCase(core.cases, caseId);
  requireAllowed(session.side === 'staff' ? 'staffMessage' : 'customerMessage', found, session);
  return found;
}

async function list(deps: MessageRouterDeps, response: Response, conversation: Conversation): Promise<void> {
  await requireConversation(deps, conversation);
  const [messages, attachments] = await Promise.all([
    deps.messages.ofCase(conversation.caseId),
    deps.files.ofCase(conversation.caseId, 'attachment'),
  ]);
  const ids = [...new Set(messages.map(({ accountId }) => accountId))];
  const authors = new Map(await Promise.all(ids.map(async (id) => [id, await deps.authorOf(id)] as const)));
  response.json(
    messages.map((message) =>
      messageAnswer(message, { files: attachments, author: authors.get(message.accountId) ?? null }),
    ),
  );
}

async function post(
  deps: MessageRouterDeps,
  request: Request,
  response: Response,
  conversation: Conversation,
): Promise<void> {
  const { caseId, session } = conversation;
  const { message: text } = parseBody(messageBodySchema, request);
  const found = await requireConversation(deps, conversation);
  const messageId = requestKeyOf(response) || randomUUID();
  const side = session.side === 'staff' ? 'ADMIN' : 'USER';
  const isMailed = side === 'ADMIN';
  await deps.messages.add({ caseId, messageId, side, accountId: session.accountId, text, isMailed });
  if (side === 'USER') await answerRequest(deps.core, found, session.accountId);
  response.status(201).json({ id: messageId });
}
