import { relative } from 'node:path';
import { describeError, UserError } from './user-error.mjs';
import { print } from './progress.mjs';
import { isAtLeast, leastNode } from './version.mjs';

/** @throws {UserError} */
function requireNode() {
  if (isAtLeast(process.versions.node, leastNode)) return;
  const [, program = '', ...args] = process.argv;
  throw new UserError(`Node ${process.versions.node} is too old, needed is 24 or newer`, [
    'use npm run …, which obtains Node 24 by itself',
    `or: node deploy/local/launch.mjs ${[relative(process.cwd(), program), ...args].join(' ')}`,
  ]);
}

/**
 * Runs a command: `--help`, version of Node, exit code; prints a UserError without its stack.
 * @param {{ help: string, options?: readonly string[], main: (args: readonly string[]) => Promise<number | void> }} command
 *   options: its flags; any other argument that starts with a dash is refused
 */
export async function runCommand({ help, options = [], main }) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    print(help.trim());
    return;
  }
  try {
    requireNode();
    const unknown = args.find((arg) => arg.startsWith('-') && !options.includes(arg));
    if (unknown !== undefined) throw new UserError(`There is no option ${unknown}`, ['see --help']);
    process.exitCode = (await main(args)) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
