import { commands, type Command, type Typed } from './commands.js';
import { WrongUse } from './refusal.js';

export interface Parsed {
  readonly name: string;
  readonly command: Command;
  readonly typed: Typed;
}

const valued = ['--by', '--reason'] as const;

/** Reads the words of the command line. @throws WrongUse */
export function parseCommandLine(args: readonly string[], user: string): Parsed {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const option = valued.find((one) => one === arg);
    if (option !== undefined) {
      at += 1;
      options.set(option, args[at]?.trim() ?? '');
    } else if (arg.startsWith('-') && arg !== '--all') throw new WrongUse(`there is no option ${arg}`);
    else words.push(arg);
  }
  const [name = '', ...rest] = words;
  const command = commands.get(name);
  if (command === undefined) throw new WrongUse(name === '' ? 'no command given' : `there is no command "${name}"`);
  if (rest.length > command.words) throw new WrongUse(`"${rest[command.words] ?? ''}" is one word too many`);
  const reason = options.get('--reason') ?? '';
  if (command.acts && (reason.length < 5 || reason.length > 500))
    throw new WrongUse(`${name} is kept on record and needs --reason "…" (5 to 500 characters, no names of persons)`);
  const by = options.get('--by') ?? user;
  if (by === '' || by.length > 100) throw new WrongUse('--by needs a name');
  return { name, command, typed: { words: rest, by, reason } };
}

/** Tells what one command, or all of them, are for. */
export function helpOf(name: string | undefined): string {
  const one = name === undefined ? undefined : commands.get(name);
  if (one !== undefined)
    return [
      `Usage: npm run ops -- ${one.usage}${one.acts ? ' --reason "…" [--by <name>]' : ''}`,
      '',
      one.help,
      ...(one.acts ? ['It is kept on record: who, when, what, why, and what came of it (npm run ops -- log).'] : []),
    ].join('\n');
  const width = Math.max(...[...commands.values()].map(({ usage }) => usage.length)) + 2;
  return [
    'Usage: npm run ops -- <command> [--help]',
    '',
    ...[...commands.values()].map(({ usage, help }) => `  ${usage.padEnd(width)}${help}`),
    '',
    'What changes something needs --reason "…" and takes --by <name> (the user of the system unless given).',
    'Exit codes: 0 done, 1 not done, 2 the command line is wrong.',
  ].join('\n');
}
