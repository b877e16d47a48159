import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigures } from './benchmarks-page.mjs';
import { obtainBrowser } from '../test/browser.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { absolute, cacheFolder, inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { prepare } from '../../deploy/local/stack/prepare.mjs';
import { elapsed, print, step } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';
import { claimDataFolder, Stack } from '../../deploy/local/stack/stack.mjs';
import { claimPortRow } from '../test/machine/port-row.mjs';
import { suiteEnvironment, testEnvironment } from '../test/test-environment.mjs';

const help = `
Usage: npm run bench [-- --quick] [-- --only <figure>]

Starts a stack of its own, measures every figure beside its bare limit and writes docs/benchmarks.md. About twenty minutes;
nothing else should run on the machine meanwhile.

  --only <figure>   only figures whose name starts so, may be given several times: new-cases, order, autosave,
                    whole-cases, case-list, cost, first-route, memory, starts
  --quick           small numbers, to see that all works

Only a full run writes the page; the others print.

Environment: KONTOR_BENCH_DATA (.kontor-bench), KONTOR_BENCH_PORT_BASE (by the checkout's path), KONTOR_CACHE, and those of the engines.
`;

/** @typedef {{ all: number, engines: number }} StartTimes in ms */

/**
 * @param {import('../../deploy/local/stack/stack.mjs').StackOptions} options
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 * @param {(stack: Stack) => void} opened
 * @returns {Promise<{ stack: Stack, times: StartTimes }>}
 */
async function bringUp(options, engines, opened) {
  const startedAt = Date.now();
  const stack = new Stack(options, await claimDataFolder(options), engines);
  opened(stack);
  await stack.startEngines();
  const withEngines = Date.now();
  await stack.startProcesses();
  return { stack, times: { all: Date.now() - startedAt, engines: withEngines - startedAt } };
}

/**
 * What the stack of the measurement finds in its environment.
 * @returns {Promise<import('../../deploy/local/command-line/environment.mjs').Environment>}
 */
async function measurementEnvironment() {
  const { KONTOR_BENCH_DATA: data = '.kontor-bench', KONTOR_BENCH_PORT_BASE: named } = environment;
  // The row of ports is given back when this process ends.
  const base = named ?? String((await claimPortRow({ cache: cacheFolder(environment), folder: root })).base);
  return { ...testEnvironment({ ...environment, KONTOR_TEST_DATA: data }, base), RATE_LIMIT_FACTOR: '1000' };
}

/**
 * @param {readonly string[]} args
 * @returns {{ quick: boolean, only: string[] }}
 */
function parseChoice(args) {
  const words = args.filter((arg) => arg !== '--quick' && arg !== '--only');
  if (args.filter((arg) => arg === '--only').length !== words.length)
    throw new UserError('--only needs the name of a figure', ['see --help']);
  return { quick: args.includes('--quick'), only: words };
}

/**
 * Runs the figures and writes them as Markdown into a file.
 * @param {{ stack: Stack, engines: import('../../deploy/local/stack/engines.mjs').Engines, file: string, args: readonly string[], interrupt: Promise<unknown> }} given
 */
async function measure({ stack, engines, file, args, interrupt }) {
  const env = { ...suiteEnvironment(stack, engines), CHROMIUM_BIN: await obtainBrowser(environment) };
  const child = spawn(process.execPath, [inRoot('tests/dist/benchmark/benchmark.js'), file, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  void interrupt.then(() => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/**
 * @param {{ quick: boolean, only: readonly string[] }} choice
 * @param {ReturnType<typeof listenForInterrupt>} interrupt
 * @param {(stack: Stack) => void} opened
 */
async function runBenchmark({ quick, only }, interrupt, opened) {
  const env = await measurementEnvironment();
  const engines = await prepare(env);
  const tsc = inRoot('node_modules/.bin/tsc');
  await step('Compiling the figures', () => mustRun(tsc, ['-b', 'tests'], { what: 'Compiling the figures' }));
  const data = absolute(env.KONTOR_DATA ?? '.kontor-bench');
  /** @type {import('../../deploy/local/stack/stack.mjs').StackOptions} */
  const options = { data, env, profile: 'test', fresh: true, show: () => false };
  const first = await bringUp(options, engines, opened);
  await first.stack.stop();
  const { stack, times } = await bringUp({ ...options, fresh: false }, engines, opened);
  const file = join(data, 'figures.md');
  rmSync(file, { force: true });
  const starts = [first.times, times].flatMap(({ all, engines: ofEngines }) => [all, ofEngines]);
  const args = [...(quick ? ['--quick'] : []), `--starts=${starts.join(',')}`, ...only];
  const code = await measure({ stack, engines, file, args, interrupt: interrupt.received });
  if (!existsSync(file)) throw new UserError('The figures left nothing behind');
  if (quick || only.length > 0 || interrupt.isReceived()) print('Not a full run: docs/benchmarks.md stays as it was.');
  else await writeFigures(readFileSync(file, 'utf8'), engines);
  return code;
}

await runCommand({
  help,
  options: ['--only', '--quick'],
  async main(args) {
    const startedAt = Date.now();
    const choice = parseChoice(args);
    const interrupt = listenForInterrupt();
    /** @type {Stack | undefined} */
    let stack;
    try {
      const interrupted = interrupt.received.then(() => {
        throw new UserError('Interrupted');
      });
      return await Promise.race([runBenchmark(choice, interrupt, (opened) => (stack = opened)), interrupted]);
    } finally {
      await stack?.stop();
      print(`Took ${elapsed(Date.now() - startedAt)}`);
      // An interrupted run may still have timers.
      if (interrupt.isReceived()) setTimeout(() => process.exit(1), 100).unref();
    }
  },
});
