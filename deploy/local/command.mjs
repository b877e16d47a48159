import { describeError, Fault } from './fault.mjs';
import { print } from './progress.mjs';

const oldestNode = [20, 19];

/** @throws {Fault} */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Fault(`Node ${process.versions.node} is too old, needed is ${oldestNode.join('.')} or newer`, [
    'install a newer Node (https://nodejs.org)',
  ]);
}

/**
 * The frame of every command: `--help`, version of Node, faults told without a stack, exit code.
 * @param {{ help: string, options?: readonly string[], main: (args: readonly string[]) => Promise<number | void> }} command
 *   options: the flags it knows; anything else that starts with a dash is refused
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
    if (unknown !== undefined) throw new Fault(`There is no option ${unknown}`, ['see --help']);
    process.exitCode = (await main(args)) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
