import type { Message } from '@kontor/api/message/message.schema';
import { locale } from '../../texts/language.js';
import { text } from '../../texts/message-text.js';
import { dayText } from '../../texts/format.js';

const timeOf = (at: string, timeStyle: 'medium' | 'short'): string =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'Europe/Berlin', timeStyle }).format(new Date(at));

/** "21.11.2026 - 09:05:00": the time of a line of the conversation (R2 §9). */
export function messageTime(createdAt: string): string {
  return `${dayText(createdAt)} - ${timeOf(createdAt, 'medium')}`;
}

/** "21.11.2026, 09:05 Uhr": a time within a sentence. */
export function timeInSentence(createdAt: string): string {
  return text('time.inSentence', { day: dayText(createdAt), time: timeOf(createdAt, 'short') });
}

/** The messages in reading order: oldest first. */
export function inOrder(messages: readonly Message[]): readonly Message[] {
  return [...messages].sort((left, right) => left.createdAt.localeCompare(right.createdAt));
}

/** The ids that are new since the last reading; none at the first reading. */
export function newIds(before: readonly Message[] | undefined, now: readonly Message[]): readonly string[] {
  if (before === undefined) return [];
  const known = new Set(before.map(({ id }) => id));
  return now.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Whether the bank wrote last. */
export function isBankWaiting(messages: readonly Message[]): boolean {
  return inOrder(messages).at(-1)?.type === 'ADMIN';
}

/** The last message of the bank. */
export function newestOfBank(messages: readonly Message[]): Message | undefined {
  return inOrder(messages).findLast(({ type }) => type === 'ADMIN');
}
