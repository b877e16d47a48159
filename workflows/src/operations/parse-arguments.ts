import { commands, type Command, type Arguments } from './commands.js';
import { UsageError } from './user-error.js';

export interface Parsed {
  readonly name: string;
  readonly command: Command;
  readonly args: Arguments;
}

const commonOptions: readonly string[] = ['--by', '--reason'];
const optionsWithValue = [...commonOptions, ...[...commands.values()].flatMap(({ option }) => option ?? [])];

/** Parses the command line. @throws UsageError */
export function parseCommandLine(args: readonly string[], user: string): Parsed {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const option = optionsWithValue.find((one) => one === arg);
    if (option !== undefined) {
      at += 1;
      options.set(option, args[at]?.trim() ?? '');
    } else if (arg.startsWith('-') && arg !== '--all') throw new UsageError(`there is no option ${arg}`);
    else words.push(arg);
  }
  const [name = '', ...given] = words;
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(name === '' ? 'no command given' : `there is no command "${name}"`);
  const rest = [...given, ...wordByOption(command, options)];
  if (rest.length > command.words) throw new UsageError(`"${rest[command.words] ?? ''}" is one argument too many`);
  const reason = options.get('--reason') ?? '';
  if (command.recorded && (reason.length < 5 || reason.length > 500))
    throw new UsageError(`${name} is recorded and needs --reason "…" (5 to 500 characters, no names of persons)`);
  const by = options.get('--by') ?? user;
  if (by === '' || by.length > 100) throw new UsageError('--by needs a name');
  return { name, command, args: { words: rest, by, reason } };
}

/** The word that was given by an option. @throws UsageError for the option of another command */
function wordByOption({ option }: Command, options: ReadonlyMap<string, string>): readonly string[] {
  const foreign = [...options.keys()].find((one) => one !== option && !commonOptions.includes(one));
  if (foreign !== undefined) throw new UsageError(`there is no option ${foreign}`);
  return option === undefined || !options.has(option) ? [] : [options.get(option) ?? ''];
}

/** Help text of one command or of all. */
export function helpOf(name: string | undefined): string {
  const one = name === undefined ? undefined : commands.get(name);
  if (one !== undefined)
    return [
      `Usage: npm run ops -- ${one.usage}${one.recorded ? ' --reason "…" [--by <name>]' : ''}`,
      '',
      one.help,
      ...(one.recorded ? ['It is recorded: who, when, what, why, and the outcome (npm run ops -- log).'] : []),
    ].join('\n');
  const width = Math.max(...[...commands.values()].map(({ usage }) => usage.length)) + 2;
  return [
    'Usage: npm run ops -- <command> [--help]',
    '',
    ...[...commands.values()].map(({ usage, help }) => `  ${usage.padEnd(width)}${help}`),
    '',
    'A command that changes something needs --reason "…" and takes --by <name> (default: the system user).',
    'Exit codes: 0 done, 1 not done, 2 the command line is wrong.',
  ].join('\n');
}
