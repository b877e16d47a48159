import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigures, writeProfile } from './benchmarks-page.mjs';
import { flags, parseChoice } from './choice.mjs';
import { bringUp, compileFigures, measurementEnvironment } from './stack/measured-stack.mjs';
import { compareCommits } from './against/against.mjs';
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
       npm run bench -- --against <commit> [--quick] [--only <figure>]

Starts a stack of its own, measures every figure beside its bare limit and writes docs/benchmarks.md. About twenty minutes;
nothing else should run on the machine meanwhile.

  --only <figure>   only figures whose name starts so, may be given several times: new-cases, order, autosave,
                    whole-cases, webhook-to-page, case-list, cost, first-route,
                    memory, starts
  --quick           small numbers, to see that all works

Only a full run writes the page; the others print.

  --profile   who spends what, in about ten minutes: processor time of a new case, an order and a whole case by process and
              class of functions (V8's profiler by the inspector of each process; it slows them down), commands to MongoDB
              (counted by ports that pass them on), messages of NATS and history events of each step, memory of each
              process. <data folder>/profile.md has the functions and commands behind the sums.

  --against <commit>
              compares HEAD with an older commit, in about an hour and a half: builds both in folders of their own
              (<cache>/commits/<id>, from their lockfiles; about 1.5 GB each, which may be removed at any time) and starts
              them by their own npm start, one stack at a time on fresh data: before, now, now, before, three times. Prints
              medians and ranges; a ratio counts when the ranges do not overlap. Refused with uncommitted changes.
              One load generator, of this checkout, only through calls that both commits have, with the same polls (each
              100 ms): POST /me/register, GET /me (until the case has a status), POST /me/verify (code from the mail sink),
              GET and PUT /bgo_identifications/{id}, GET /configuration, POST /me/startIdentification,
              GET /bgo_identifications_portal/{id}, identity checks at the sandbox, POST /me/login of the demo's clerk,
              setStatus, passToAgree21, createKontokorrentkonto, createGirocard, contract_files; GET /staff/events only in
              rows of their own. A commit that lacks one of them cannot be compared.
              Figures for --only: start, memory, new-cases (at 8 and 64), new-cases-streamed, order (at 1 and 8; at 1 the
              next one comes when what followed the last one is done), whole-cases (at 8 and 32).
              Processor time is that of our processes and the engines, from the kernel's clocks of their process trees;
              sandbox, mail sink and load generator are printed apart. Both run the profile demo with limits by network
              address × 1000 and providers that take 150 ms a step; where one cannot be set so, both have the demo's.
              A commit from before Node 24 runs on the Node that its package.json names, from the cache
              (<cache>/node-<version>), or on KONTOR_AGAINST_NODE.

Environment: KONTOR_BENCH_DATA (.kontor-bench), KONTOR_BENCH_PORT_BASE (by the checkout's path), KONTOR_CACHE,
KONTOR_AGAINST_NODE, and those of the engines.
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

/**
 * @param {import('./choice.mjs').Choice} choice
 * @param {(stop: (() => Promise<void>) | undefined) => void} opened
 */
async function runComparison({ quick, only, commit = '' }, opened) {
  print(`\n${await compareCommits({ quick, only, commit }, opened)}`);
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
        if (choice.kind === 'against') return runComparison(choice, (ends) => (stop = ends));
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
