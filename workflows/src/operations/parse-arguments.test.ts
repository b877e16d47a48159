import { commands } from './commands.js';
import { helpOf, parseCommandLine } from './parse-arguments.js';
import { UsageError } from './user-error.js';
import type { CommandContext } from './command-context.js';

const parse = (...args: readonly string[]) => parseCommandLine(args, 'somebody');
const nobody = { print: () => undefined } as unknown as CommandContext;

test('parses arguments, reason and name', () => {
  const { name, args } = parse('resync', '1001', '--reason', 'page is behind', '--by', 'K. Ops');
  expect([name, args]).toEqual(['resync', { words: ['1001'], by: 'K. Ops', reason: 'page is behind' }]);
  expect(parse('redrive', '7', '--reason', 'provider is back').args.by).toBe('somebody');
});

test('takes the anchors of the log by name or as a word', () => {
  expect(parse('verify-log', '--anchors', 'portal.log').args.words).toEqual(['portal.log']);
  expect(parse('verify-log', 'portal.log').args.words).toEqual(['portal.log']);
  expect(parse('verify-log').args.words).toEqual([]);
  // An unset variable of a script must not become a check without anchors.
  expect(parse('verify-log', '--anchors', '').args.words).toEqual(['']);
  expect(parse('verify-log', '--anchors').args.words).toEqual(['']);
});

test.each([
  [[], 'no command'],
  [['toString'], 'there is no command'],
  [['resync', '1001'], '--reason'],
  [['resync', '1001', '--reason', 'x'], '--reason'],
  [['resync', '1001', '--reason'], '--reason'],
  [['resync', '1001', '1002', '--reason', 'two of them'], 'one argument too many'],
  [['dead-letters', '5'], 'one argument too many'],
  [['log', '--everything'], 'there is no option'],
  [['log', '--anchors', 'portal.log'], 'there is no option --anchors'],
  [['verify-log', 'portal.log', '--anchors', 'other.log'], 'one argument too many'],
  [['resync', '1', '--reason', 'page is behind', '--by', ''], '--by'],
])('refuses %j', (args, why) => {
  expect(() => parse(...args)).toThrow(UsageError);
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
])('%s refuses %j before it does anything', async (name, ...words) => {
  const args = { words, by: 'k', reason: 'a good reason' };
  await expect(async () => commands.get(name)!.run(nobody, args)).rejects.toThrow(UsageError);
});

test('the help describes every command and marks those that are recorded', () => {
  const all = helpOf(undefined);
  for (const [name, { usage, help, recorded }] of commands) {
    expect(all).toContain(help);
    expect(helpOf(name)).toContain(usage);
    expect(helpOf(name).includes('--reason')).toBe(recorded);
  }
});
