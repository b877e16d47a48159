import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigures, writeProfile } from './benchmarks-page.mjs';
import { flags, parseChoice } from './choice.mjs';
import { bringUp, compileFigures, measurementEnvironment } from './measured-stack.mjs';
import { profile } from './profile/profile.mjs';
import { obtainBrowser } from '../test/browser.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { absolute, inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { prepare } from '../../deploy/local/stack/prepare.mjs';
import { elapsed, print } from '../../deploy/local/command-line/progress.mjs';
import { suiteEnvironment } from '../test/test-environment.mjs';

const help = `
Usage: npm run bench [-- --quick] [-- --only <figure>]
       npm run bench -- --profile [--quick]

Starts a stack of its own, measures every figure beside its bare limit and writes docs/benchmarks.md. About twenty minutes;
nothing else should run on the machine meanwhile.

  --only <figure>   only figures whose name starts so, may be given several times: new-cases, order, autosave,
                    whole-cases, case-list, cost, first-route, memory, starts
  --quick           small numbers, to see that all works

Only a full run writes the page; the others print.

  --profile   who spends what, in about ten minutes: processor time of a new case, an order and a whole case by process and
              class of functions (V8's profiler by the inspector of each process; it slows them down), commands to MongoDB
              (counted by ports that pass them on), messages of NATS and history events of each step, memory of each
              process. <data folder>/profile.md has the functions and commands behind the sums.

Environment: KONTOR_BENCH_DATA (.kontor-bench), KONTOR_BENCH_PORT_BASE (by the checkout's path), KONTOR_CACHE, and those of the engines.
`;

/** @typedef {import('../../deploy/local/stack/stack.mjs').Stack} Stack */
/** @typedef {import('../../deploy/local/stack/stack.mjs').StackOptions} StackOptions */

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
 * What a measurement has: where its stack is, and who wants to know of it.
 * @param {ReturnType<typeof listenForInterrupt>} interrupt
 * @param {(stack: Stack) => void} opened
 */
async function surroundings(interrupt, opened) {
  const env = await measurementEnvironment();
  const engines = await prepare(env);
  await compileFigures();
  const data = absolute(env.KONTOR_DATA ?? '.kontor-bench');
  /** @type {StackOptions} */
  const options = { data, env, profile: 'test', fresh: true, show: () => false };
  return { options, engines, interrupt, opened };
}

/** @typedef {Awaited<ReturnType<typeof surroundings>>} Surroundings */

/**
 * @param {import('./choice.mjs').Choice} choice
 * @param {Surroundings} given
 */
async function runBenchmark({ quick, only }, { options, engines, interrupt, opened }) {
  const first = await bringUp(options, engines, opened);
  await first.stack.stop();
  const { stack, times } = await bringUp({ ...options, fresh: false }, engines, opened);
  const file = join(options.data, 'figures.md');
  rmSync(file, { force: true });
  const starts = [first.times, times].flatMap(({ all, engines: ofEngines }) => [all, ofEngines]);
  const args = [...(quick ? ['--quick'] : []), `--starts=${starts.join(',')}`, ...only];
  const code = await measure({ stack, engines, file, args, interrupt: interrupt.received });
  if (!existsSync(file)) throw new UserError('The figures left nothing behind');
  if (quick || only.length > 0 || interrupt.isReceived()) print(notWritten);
  else await writeFigures(readFileSync(file, 'utf8'), engines);
  return code;
}

/**
 * @param {import('./choice.mjs').Choice} choice
 * @param {Surroundings} given
 */
async function runProfile({ quick }, { options, engines, opened }) {
  const { stack } = await bringUp(options, engines, opened);
  const section = await profile({ stack, engines, quick });
  print(section);
  if (quick) print(notWritten);
  else await writeProfile(section, engines);
  return 0;
}

const notWritten = 'Not a full run: docs/benchmarks.md stays as it was.';

await runCommand({
  help,
  options: flags,
  async main(args) {
    const startedAt = Date.now();
    const choice = parseChoice(args);
    const interrupt = listenForInterrupt();
    /** @type {(() => Promise<void>) | undefined} */
    let stop;
    try {
      const interrupted = interrupt.received.then(() => {
        throw new UserError('Interrupted');
      });
      const work = async () => {
        const given = await surroundings(interrupt, (stack) => (stop = () => stack.stop()));
        return choice.kind === 'profile' ? runProfile(choice, given) : runBenchmark(choice, given);
      };
      return await Promise.race([work(), interrupted]);
    } finally {
      await stop?.();
      print(`Took ${elapsed(Date.now() - startedAt)}`);
      // An interrupted run may still have timers.
      if (interrupt.isReceived()) setTimeout(() => process.exit(1), 100).unref();
    }
  },
});
