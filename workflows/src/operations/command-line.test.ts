import { commands } from './commands.js';
import { helpOf, parseCommandLine } from './command-line.js';
import { WrongUse } from './refusal.js';
import type { Desk } from './desk.js';

const parse = (...args: readonly string[]) => parseCommandLine(args, 'somebody');
const nobody = { say: () => undefined } as unknown as Desk;

test('reads words, reason and who', () => {
  const { name, typed } = parse('resync', '1001', '--reason', 'page is behind', '--by', 'K. Ops');
  expect([name, typed]).toEqual(['resync', { words: ['1001'], by: 'K. Ops', reason: 'page is behind' }]);
  expect(parse('redrive', '7', '--reason', 'provider is back').typed.by).toBe('somebody');
});

test.each([
  [[], 'no command'],
  [['toString'], 'there is no command'],
  [['resync', '1001'], '--reason'],
  [['resync', '1001', '--reason', 'x'], '--reason'],
  [['resync', '1001', '--reason'], '--reason'],
  [['resync', '1001', '1002', '--reason', 'two of them'], 'one word too many'],
  [['dead-letters', '5'], 'one word too many'],
  [['log', '--everything'], 'there is no option'],
  [['resync', '1', '--reason', 'page is behind', '--by', ''], '--by'],
])('refuses %j', (args, why) => {
  expect(() => parse(...args)).toThrow(WrongUse);
  expect(() => parse(...args)).toThrow(why);
});

test.each([
  ['resync', 'x'],
  ['resync', '0'],
  ['redrive', "1' OR 1=1"],
  ['replay-webhook', 'nobody', 'evt_1'],
  ['replay-webhook', 'banking', 'a b'],
  ['requeue', '-1'],
  ['note', 'a note'],
  ['invite-root', 'ruth@bank.example', 'Ruth'],
  ['invite-root', 'ruth@bank.example', ' ', 'Root'],
  ['find', 'constructor'],
  ['show', ''],
])('%s refuses %j before anything is done', async (name, ...words) => {
  const typed = { words, by: 'k', reason: 'a good reason' };
  await expect(async () => commands.get(name)!.run(nobody, typed)).rejects.toThrow(WrongUse);
});

test('every command says what it is for, and which of them are kept on record', () => {
  const all = helpOf(undefined);
  for (const [name, { usage, help, acts }] of commands) {
    expect(all).toContain(help);
    expect(helpOf(name)).toContain(usage);
    expect(helpOf(name).includes('--reason')).toBe(acts);
  }
});
