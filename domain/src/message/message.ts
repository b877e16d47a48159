import { caseStatus, hundreds } from '../case/case-status.js';

/** Sides of the chat: customer and bank (R2 §6). */
export type MessageSide = 'USER' | 'ADMIN';

/** Longest message or memo in characters, for API, forms and rules. */
export const maxMessageLength = 5000;

/** Main statuses in which the customer sees no messages: blocked, rejected and archived cases (R2 §2.2). */
const hiddenStatuses: readonly number[] = [caseStatus.transferBlocked, caseStatus.bankFailed, caseStatus.archived];

/** First main status from which the customer may attach files (R2 §4.1 "below 300"). */
export const attachmentsFromStatus = hundreds.result;

/** Whether this side reads and writes messages at this main status (R2 §2.2, R3 §2.5: the bank below 900). */
export function canUseMessages(side: MessageSide, mainStatus: number): boolean {
  if (mainStatus >= caseStatus.archived) return false;
  return side === 'ADMIN' || !hiddenStatuses.includes(mainStatus);
}

/** Whether this side may attach files at this main status (R2 §4.1). */
export function canAttach(side: MessageSide, mainStatus: number): boolean {
  return canUseMessages(side, mainStatus) && (side === 'ADMIN' || mainStatus >= attachmentsFromStatus);
}

/** Whether a side may mark a message as revised: only the bank, only the customer's messages (R2 §4.4). */
export function canMarkRevised(side: MessageSide, messageSide: MessageSide): boolean {
  return side === 'ADMIN' && messageSide === 'USER';
}

/** How often a client polls the chat in ms, and how long a new message is highlighted (R2 §9). */
export const chatTimes = { poll: 60_000, highlight: 400 } as const;

/** Input of the decision whether the bank still has to read a message. */
export interface Revisable {
  readonly side: MessageSide;
  readonly revised: boolean;
}

/** Whether the bank has not revised a message yet: only the customer's are revised (R2 §4.4, R3 §3 "Message"). */
export function isUnrevised({ side, revised }: Revisable): boolean {
  return side === 'USER' && !revised;
}

/** Mark on the communication tab: messages to be revised, any messages, or none (R3 §2.5). */
export function communicationMark(messages: readonly Revisable[]): 'unrevised' | 'messages' | 'none' {
  if (messages.some(isUnrevised)) return 'unrevised';
  return messages.length > 0 ? 'messages' : 'none';
}

/** Whether the send button is enabled: not while sending, nor with an empty or too long message (R2 §5, R3 §5). */
export function canSend(text: string, isSending: boolean): boolean {
  const length = text.trim().length;
  return !isSending && length > 0 && length <= maxMessageLength;
}
