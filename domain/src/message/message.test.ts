import {
  canAttach,
  canMarkRevised,
  canSend,
  canUseMessages,
  chatTimes,
  communicationMark,
  maxMessageLength,
} from './message.js';
import { memoSchema, messageSchema, reasonSchema, singleMemoSchema } from './message.schema.js';

describe('messages', () => {
  it.each([
    ['USER', 220, true, false],
    ['USER', 299, true, false],
    ['USER', 300, true, true],
    ['USER', 216, false, false],
    ['USER', 450, false, false],
    ['USER', 430, true, true],
    ['USER', 900, false, false],
    ['ADMIN', 216, true, true],
    ['ADMIN', 450, true, true],
    ['ADMIN', 900, false, false],
  ] as const)('%s at %d: writes %s, attaches %s', (side, status, writes, attaches) => {
    expect([canUseMessages(side, status), canAttach(side, status)]).toEqual([writes, attaches]);
  });

  it('are marked as revised by the bank only', () => {
    expect(canMarkRevised('ADMIN', 'USER')).toBe(true);
    expect(canMarkRevised('ADMIN', 'ADMIN')).toBe(false);
    expect(canMarkRevised('USER', 'USER')).toBe(false);
  });

  it('have a text of limited length, and no other field', () => {
    expect(messageSchema.parse({ message: ' Hallo ' })).toEqual({ message: 'Hallo' });
    expect(messageSchema.safeParse({ message: '  ' }).success).toBe(false);
    expect(messageSchema.safeParse({ message: 'x', type: 'ADMIN' }).success).toBe(false);
    expect(singleMemoSchema.parse({ bankMemo: ' ' })).toEqual({ bankMemo: '' });
    expect([reasonSchema.parse(undefined), reasonSchema.parse(' x ')]).toEqual([undefined, 'x']);
    const longest = 'x'.repeat(5000);
    for (const [schema, name] of [
      [messageSchema, 'message'],
      [memoSchema, 'content'],
      [singleMemoSchema, 'bankMemo'],
    ] as const) {
      expect(schema.safeParse({ [name]: longest }).success).toBe(true);
      expect(schema.safeParse({ [name]: `${longest}x` }).success).toBe(false);
    }
    expect([reasonSchema.safeParse(longest).success, reasonSchema.safeParse(`${longest}x`).success]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    [[], 'none'],
    [[{ side: 'ADMIN', revised: false }], 'messages'],
    [[{ side: 'USER', revised: true }], 'messages'],
    [
      [
        { side: 'ADMIN', revised: false },
        { side: 'USER', revised: false },
      ],
      'unrevised',
    ],
  ] as const)('%j mark the tab %s', (messages, mark) => {
    expect(communicationMark(messages)).toBe(mark);
  });

  it.each([
    ['Hallo', false, true],
    ['Hallo', true, false],
    ['', false, false],
    [' \n', false, false],
    ['x'.repeat(maxMessageLength), false, true],
    ['x'.repeat(maxMessageLength + 1), false, false],
  ])('"%.10s" while sending %s can be sent: %s', (text, isSending, expected) => {
    expect(canSend(text, isSending)).toBe(expected);
  });

  it('are polled every minute and highlighted for a moment', () => {
    expect(chatTimes).toEqual({ poll: 60_000, highlight: 400 });
  });
});
