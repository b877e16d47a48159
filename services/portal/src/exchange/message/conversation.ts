import type { CaseId } from '@kontor/domain/case/case-id';
import { canMarkRevised } from '@kontor/domain/message/message';
import { openPlaceholderProblem } from '@kontor/domain/reply-template/reply-template';
import * as z from 'zod';
import type { AccountName } from '../../access/account/account.module.js';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { answerRequest, type CaseFiles } from '../document/document.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { messageAnswer } from './message-answer.js';
import type { Messages } from './messages.js';

export interface ConversationDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly messages: Messages;
  readonly authorOf: AuthorOf;
}

/** The names of an account; null when it no longer exists. */
export type AuthorOf = (accountId: string) => Promise<AccountName | null>;

/** The messages of a case, and who reads or writes them. */
export interface Conversation {
  readonly caseId: CaseId;
  readonly session: Session;
}

/** The messages of a case with their authors and attachments, oldest first. @throws Problem 404, 409, 410 */
export async function listMessages(
  { core, files, messages: kept, authorOf }: ConversationDeps,
  conversation: Conversation,
) {
  await requireConversation(core, conversation);
  const { caseId } = conversation;
  const [messages, attachments] = await Promise.all([kept.ofCase(caseId), files.ofCase(caseId, 'attachment')]);
  const ids = [...new Set(messages.map(({ accountId }) => accountId))];
  const authors = new Map(await Promise.all(ids.map(async (id) => [id, await authorOf(id)] as const)));
  return messages.map((message) =>
    messageAnswer(message, { files: attachments, author: authors.get(message.accountId) ?? null }),
  );
}

/** Stores a message; the bank's is mailed to the customer, the customer's answers the bank's request. @throws as list; ZodError */
export async function postMessage(
  { core, messages }: Pick<ConversationDeps, 'core' | 'messages'>,
  conversation: Conversation,
  { messageId, text }: { readonly messageId: string; readonly text: string },
): Promise<void> {
  const found = await requireConversation(core, conversation);
  const { caseId, session } = conversation;
  const { accountId } = session;
  const side = session.side === 'staff' ? 'ADMIN' : 'USER';
  if (side === 'ADMIN') requireFilled(text);
  await messages.add({ caseId, messageId, side, accountId, text, isMailed: side === 'ADMIN' });
  if (side === 'USER') await answerRequest(core, found, accountId);
}

/** A template's placeholders must not reach the customer. @throws ZodError */
function requireFilled(text: string): void {
  const message = openPlaceholderProblem(text);
  if (message !== undefined) throw new z.ZodError([{ code: 'custom', path: ['message'], message, input: text }]);
}

/** Notes that the bank has read a customer's message. @throws Problem 404, 409, 410 */
export async function markRevised(
  { core, messages }: Pick<ConversationDeps, 'core' | 'messages'>,
  messageId: string,
  session: Session,
): Promise<void> {
  const message = await messages.find(messageId);
  if (message === null) throw problem('not-found');
  requireAllowed('staffMessage', await workableCase(core.cases, message.caseId), session);
  if (!canMarkRevised('ADMIN', message.side)) throw problem('illegal', { state: 'illegal' });
  await messages.setRevised(message, true);
}

async function requireConversation(core: CaseCore, { caseId, session }: Conversation): Promise<CaseRecord> {
  const found = await workableCase(core.cases, caseId);
  requireAllowed(session.side === 'staff' ? 'staffMessage' : 'customerMessage', found, session);
  return found;
}
