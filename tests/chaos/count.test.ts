import { countMails, doubledIn, standstillOf, type Delivered, type View } from './count.js';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const mail = (messageId: string, seconds: number): Delivered => ({ messageId, date: at(seconds) });

describe('counting mails', () => {
  test('each once', () => {
    expect(countMails(['a', 'b'], [mail('a', 1), mail('b', 2), mail('code', 3)], [])).toEqual({
      lost: [],
      copies: [],
      unexplained: [],
    });
  });

  test('a lost one', () => {
    expect(countMails(['a', 'b'], [mail('a', 1)], []).lost).toEqual(['b']);
  });

  test('a copy is explained by its sender, killed before it was marked, and by nothing else', () => {
    const twice = [mail('a', 9), mail('a', 2)];
    const outage = (process: string, from: number, until: number) => [
      { process, from: from * 1000, until: until * 1000 },
    ];
    expect(countMails(['a'], twice, outage('notification', 3, 5))).toMatchObject({ copies: ['a'], unexplained: [] });
    for (const process of ['mongo', 'mail-sink'])
      expect(countMails(['a'], twice, outage(process, 1, 4))).toMatchObject({ copies: ['a'] });
    for (const others of [[], outage('portal', 3, 5), outage('notification', 10, 12), outage('notification', 0, 1)])
      expect(countMails(['a'], twice, others)).toMatchObject({ copies: [], unexplained: ['a'] });
  });
});

test('a booking made twice is counted', () => {
  const account = { kind: 'account', reference: '7:account', count: 1 };
  expect(doubledIn([account])).toEqual([]);
  expect(doubledIn([account, { ...account, kind: 'card', count: 2 }])).toEqual(['2 × card 7:account']);
});

test('a case is stuck that neither ended nor waits for a window or a button', () => {
  const view = { status: 220, dueAt: null, running: null, commands: ['setReady'] };
  const standstill = (change: Partial<View> = {}) => standstillOf({ ...view, ...change }, 8_000);
  expect(standstill()).toBe('neither a window nor a button');
  expect(standstill({ dueAt: at(9) })).toBeUndefined();
  expect(standstill({ dueAt: at(7) })).toBe(`its window was over at ${at(7)}`);
  expect(standstill({ status: 330 })).toBeUndefined();
  expect(standstill({ status: 310, commands: ['takeOver'] })).toBeUndefined();
  expect(standstill({ status: 430, running: 'coreBanking' })).toBe('still running: coreBanking');
});
