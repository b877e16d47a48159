import type { CaseId } from '@kontor/domain/case/case-id';
import type { MessageSide } from '@kontor/domain/message/message';
import { carriedTrace } from '@kontor/platform/trace/trace-context';
import { fromUtf8, markStored, type OutboxMail } from '../../case/case-record/case-record.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { MessagesPort } from '../../case/case-projection/case-projection.module.js';
import type { MessageRecord, MessageRepository } from './message.repository.js';

export interface Message {
  readonly messageId: string;
  readonly caseId: CaseId;
  readonly side: MessageSide;
  /** Who wrote it. */
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly revised: boolean;
  readonly text: string;
}

/** Messages between customer and bank. */
export interface Messages extends MessagesPort {
  find(messageId: string): Promise<Message | null>;
  /** Oldest first. */
  ofCase(caseId: CaseId): Promise<readonly Message[]>;
  /** Notes whether the bank has revised a customer's message. */
  setRevised(message: Pick<Message, 'messageId' | 'caseId'>, revised: boolean): Promise<void>;
  readonly erase: (caseId: CaseId) => Promise<void>;
}

export interface MessagesDeps {
  readonly repository: MessageRepository;
  readonly core: Pick<CaseCore, 'keys' | 'markConversation' | 'announce'>;
  readonly now: () => number;
}

export function createMessages({ repository, core, now }: MessagesDeps): Messages {
  async function opened({ _id: messageId, sealed, ...message }: MessageRecord): Promise<Message> {
    const text = fromUtf8(await core.keys.open(message.caseId, placeOf(messageId), sealed));
    return { messageId, ...message, text };
  }

  const markUnrevised = (caseId: CaseId, mark: (isSo: boolean) => Promise<void>): Promise<void> =>
    markStored(() => repository.hasUnrevised(caseId), mark);

  return {
    add: async ({ caseId, messageId, side, accountId, text, isMailed = false }) => {
      const sealed = await core.keys.seal(caseId, placeOf(messageId), text);
      const createdAt = now();
      await repository.insert({ _id: messageId, caseId, side, accountId, createdAt, revised: false, sealed });
      const marks = { hasMessages: true, lastMessageAt: createdAt, lastMessageSide: side };
      const mail = isMailed ? mailAbout(caseId, messageId, createdAt) : undefined;
      await markUnrevised(caseId, (hasUnrevisedMessages) =>
        core.markConversation(caseId, { ...marks, hasUnrevisedMessages }, mail),
      );
      core.announce(caseId, { type: 'message', seq: 0 });
    },
    find: async (messageId) => {
      const found = await repository.find(messageId);
      return found === null ? null : opened(found);
    },
    ofCase: async (caseId) => Promise.all((await repository.ofCase(caseId)).map(opened)),
    setRevised: async ({ messageId, caseId }, revised) => {
      await repository.setRevised(messageId, revised);
      await markUnrevised(caseId, (hasUnrevisedMessages) => core.markConversation(caseId, { hasUnrevisedMessages }));
      core.announce(caseId, { type: 'message', seq: 0 });
    },
    erase: (caseId) => repository.erase(caseId),
  };
}

function placeOf(messageId: string): string {
  return `message/${messageId}`;
}

/** A repeat has the same id, so the notification service sends it once. */
function mailAbout(caseId: CaseId, messageId: string, dueAt: number): OutboxMail {
  const mailId = `${caseId}:message:${messageId}`;
  return { mailId, kind: 'bankMessage', personId: null, dueAt, attempts: 0, state: 'due', ...carriedTrace() };
}
