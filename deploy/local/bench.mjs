import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigures } from './bench-page.mjs';
import { obtainBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { listenForEnd } from './end.mjs';
import { environment } from './environment.mjs';
import { Fault } from './fault.mjs';
import { absolute, inRoot, root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { elapsed, print, step } from './progress.mjs';
import { mustRun } from './run.mjs';
import { holdData, Stack } from './stack.mjs';
import { suiteEnvironment, testEnvironment } from './test-environment.mjs';

const help = `
Usage: npm run bench [-- --quick] [-- --only <figure>]

Starts a stack of its own, measures every figure beside its bare limit and writes docs/benchmarks.md. About twenty minutes;
nothing else should run on the machine meanwhile.

  --only <figure>   only figures whose name begins so, may be given several times: new-cases, order, autosave,
                    whole-cases, case-list, cost, first-route, memory, starts
  --quick           small numbers, to see that all works

Only a full run writes the page; the others print.

Environment: KONTOR_BENCH_DATA (.kontor-bench), KONTOR_BENCH_PORT_BASE (31900), KONTOR_CACHE, and those of the engines.
`;

/** @typedef {{ all: number, engines: number }} StartTimes in ms */

/**
 * @param {import('./stack.mjs').StackOptions} options
 * @param {import('./engines.mjs').Engines} engines
 * @param {(stack: Stack) => void} opened
 * @returns {Promise<{ stack: Stack, times: StartTimes }>}
 */
async function bringUp(options, engines, opened) {
  const begun = Date.now();
  const stack = new Stack(options, await holdData(options));
  opened(stack);
  await stack.startEngines(engines);
  const withEngines = Date.now();
  await stack.startProcesses();
  return { stack, times: { all: Date.now() - begun, engines: withEngines - begun } };
}

/**
 * What the bench's own stack finds in its environment.
 * @returns {import('./environment.mjs').Environment}
 */
function benchEnvironment() {
  const { KONTOR_BENCH_DATA: data = '.kontor-bench', KONTOR_BENCH_PORT_BASE: base = '31900' } = environment;
  return {
    ...testEnvironment({ ...environment, KONTOR_TEST_DATA: data, KONTOR_TEST_PORT_BASE: base }),
    RATE_LIMIT_FACTOR: '1000',
  };
}

/**
 * @param {readonly string[]} args
 * @returns {{ quick: boolean, only: string[] }}
 */
function parseChoice(args) {
  const words = args.filter((arg) => arg !== '--quick' && arg !== '--only');
  if (args.filter((arg) => arg === '--only').length !== words.length)
    throw new Fault('--only needs the name of a figure', ['see --help']);
  return { quick: args.includes('--quick'), only: words };
}

/**
 * Runs the figures and leaves them as Markdown in a file.
 * @param {{ stack: Stack, engines: import('./engines.mjs').Engines, file: string, args: readonly string[], end: Promise<unknown> }} given
 */
async function measure({ stack, engines, file, args, end }) {
  const env = { ...suiteEnvironment(stack, engines), CHROMIUM_BIN: await obtainBrowser(environment) };
  const child = spawn(process.execPath, [inRoot('tests/dist/bench/bench.js'), file, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  void end.then(() => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/**
 * @param {{ quick: boolean, only: readonly string[] }} choice
 * @param {ReturnType<typeof listenForEnd>} end
 * @param {(stack: Stack) => void} opened
 */
async function bench({ quick, only }, end, opened) {
  const env = benchEnvironment();
  const engines = await prepare(env);
  const tsc = inRoot('node_modules/.bin/tsc');
  await step('Compiling the figures', () => mustRun(tsc, ['-b', 'tests'], { what: 'Compiling the figures' }));
  const data = absolute(env.KONTOR_DATA ?? '.kontor-bench');
  /** @type {import('./stack.mjs').StackOptions} */
  const options = { data, env, profile: 'test', fresh: true, show: () => false };
  const first = await bringUp(options, engines, opened);
  await first.stack.stop();
  const { stack, times } = await bringUp({ ...options, fresh: false }, engines, opened);
  const file = join(data, 'figures.md');
  rmSync(file, { force: true });
  const starts = [first.times, times].flatMap(({ all, engines: ofEngines }) => [all, ofEngines]);
  const args = [...(quick ? ['--quick'] : []), `--starts=${starts.join(',')}`, ...only];
  const code = await measure({ stack, engines, file, args, end: end.asked });
  if (!existsSync(file)) throw new Fault('The figures left nothing behind');
  if (quick || only.length > 0 || end.isAsked()) print('Not a full run: docs/benchmarks.md stays as it was.');
  else await writeFigures(readFileSync(file, 'utf8'), engines);
  return code;
}

await runCommand({
  help,
  options: ['--only', '--quick'],
  async main(args) {
    const begun = Date.now();
    const choice = parseChoice(args);
    const end = listenForEnd();
    /** @type {Stack | undefined} */
    let stack;
    try {
      const interrupted = end.asked.then(() => {
        throw new Fault('Interrupted');
      });
      return await Promise.race([bench(choice, end, (opened) => (stack = opened)), interrupted]);
    } finally {
      await stack?.stop();
      print(`Took ${elapsed(Date.now() - begun)}`);
      // What was interrupted may still hold timers.
      if (end.isAsked()) setTimeout(() => process.exit(1), 100).unref();
    }
  },
});
