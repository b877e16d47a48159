import type { Message } from '@kontor/api/message/message.schema';
import { inOrder, isBankWaiting, messageTime, newestOfBank, newIds, timeInSentence } from './conversation.js';

const message = (id: string, type: 'USER' | 'ADMIN', createdAt: string): Message => ({
  id,
  type,
  createdAt,
  message: id,
  revised: false,
  revisedByBank: false,
  account: null,
  attachment: null,
  attachments: [],
  bgoIdentificationMessageAttachments: [],
});
const first = message('m1', 'ADMIN', '2026-11-20T08:00:00.000Z');
const second = message('m2', 'USER', '2026-11-20T09:00:00.000Z');
const third = message('m3', 'ADMIN', '2026-11-21T07:30:05.000Z');

test('times are in German local time, in summer and in winter', () => {
  expect(messageTime('2026-11-20T08:05:09.000Z')).toBe('20.11.2026 - 09:05:09');
  expect(messageTime('2026-07-01T22:30:00.000Z')).toBe('02.07.2026 - 00:30:00');
});

test('within a sentence a time has its spoken form', () => {
  expect(timeInSentence('2026-11-20T08:05:09.000Z')).toBe('20.11.2026, 09:05 Uhr');
  expect(timeInSentence('2026-07-01T22:30:00.000Z')).toBe('02.07.2026, 00:30 Uhr');
});

test('the oldest comes first', () => {
  expect(inOrder([third, first, second]).map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
});

test.each([
  ['at the first look', undefined, []],
  ['with nothing before', [], ['m1', 'm2']],
  ['with one before', [first], ['m2']],
  ['with both before', [second, first], []],
])('new %s', (_when, before, expected) => {
  expect(newIds(before, [first, second])).toEqual(expected);
});

test('the last message of the bank', () => {
  expect(newestOfBank([third, second, first])?.id).toBe('m3');
  expect(newestOfBank([second])).toBeUndefined();
});

test('the bank waits when it wrote last', () => {
  expect([[], [first], [first, second], [third, second, first]].map(isBankWaiting)).toEqual([false, true, false, true]);
});
