import { userInfo } from 'node:os';
import { ConfigError } from '@kontor/platform/config/config';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { helpOf, parseCommandLine } from './operations/parse-arguments.js';
import { openCommandContext } from './operations/command-context.js';
import { UserError, UsageError } from './operations/user-error.js';

/** Command line for operations: what neither the back office nor the Temporal UI can do. */

const exitCode = { done: 0, notDone: 1, usageError: 2 } as const;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    print(helpOf(args.find((arg) => !arg.startsWith('-'))));
    return args.length === 0 ? exitCode.usageError : exitCode.done;
  }
  const parsed = parseCommandLine(args, userInfo().username);
  const context = openCommandContext(print);
  try {
    await parsed.command.run(context, parsed.args);
    return exitCode.done;
  } finally {
    await context.close();
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    printError(`${error.message}; see npm run ops -- --help`);
    return exitCode.usageError;
  }
  if (error instanceof UserError || error instanceof ConfigError) printError(error.message);
  else if (error instanceof ServiceFault) printError(`A service refused: ${error.code} (${error.message})`);
  else printError(error instanceof Error ? `Not done: ${error.message}` : 'Not done');
  return exitCode.notDone;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
