import { userInfo } from 'node:os';
import { ConfigError } from '@kontor/platform/config/config';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { helpOf, parseCommandLine } from './operations/command-line.js';
import { openDesk } from './operations/desk.js';
import { Refusal, WrongUse } from './operations/refusal.js';

/** The command line of operations: what neither the back office nor the Temporal UI can do. */

const exit = { done: 0, notDone: 1, wrongUse: 2 } as const;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    say(helpOf(args.find((arg) => !arg.startsWith('-'))));
    return args.length === 0 ? exit.wrongUse : exit.done;
  }
  const { command, typed } = parseCommandLine(args, userInfo().username);
  const desk = openDesk(say);
  try {
    await command.run(desk, typed);
    return exit.done;
  } finally {
    await desk.close();
  }
}

function explain(error: unknown): number {
  if (error instanceof WrongUse) {
    complain(`${error.message}; see npm run ops -- --help`);
    return exit.wrongUse;
  }
  if (error instanceof Refusal || error instanceof ConfigError) complain(error.message);
  else if (error instanceof ServiceFault) complain(`A service did not do it: ${error.code} (${error.message})`);
  else complain(error instanceof Error ? `Not done: ${error.message}` : 'Not done');
  return exit.notDone;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
