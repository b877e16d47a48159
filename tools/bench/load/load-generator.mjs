import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot, root } from '../../../deploy/local/command-line/paths.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';

/**
 * @typedef {{ took: number[], rate: number, longestPause: number, generatorMs: number }} Ran durations in ms, per second, ms
 * @typedef {{ ask: (line: string) => Promise<any>, stop: () => Promise<void> }} LineProgram
 */

const stopGraceMs = 3000;

/**
 * Starts a program of the figures that answers each line of its input by a line of JSON.
 * @param {string} program below tests/dist/benchmark
 * @param {Readonly<Record<string, string | undefined>>} env with the addresses of the stack
 * @returns {LineProgram & { read: () => Promise<any> }}
 */
export function startLineProgram(program, env) {
  const child = spawn(process.execPath, [inRoot(`tests/dist/benchmark/${program}`)], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  const read = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new UserError(`${program} ended early`);
    return JSON.parse(value);
  };
  return {
    read,
    ask: (line) => {
      child.stdin.write(`${line}\n`);
      return read();
    },
    stop: async () => {
      child.stdin.end();
      // It ends its work first, which may not be possible any more.
      const kill = setTimeout(() => child.kill('SIGTERM'), stopGraceMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
