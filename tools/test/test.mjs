import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mayHaveContainers } from '../../deploy/engines/container-engine.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { absolute, inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { describeError, UserError } from '../../deploy/local/command-line/user-error.mjs';
import { installPackages } from '../../deploy/local/install/install.mjs';
import { prepare } from '../../deploy/local/stack/prepare.mjs';
import { claimDataFolder, Stack } from '../../deploy/local/stack/stack.mjs';
import { compareSkips, failedOutcome, sum } from './outcome.mjs';
import { SuiteTimes } from './suite-times.mjs';
import { needBuild, needProcesses, needStack, parseChoice, runSuites, slowSuites, suites } from './suites.mjs';
import { testEnvironment } from './test-environment.mjs';

const help = `
Usage: npm test [-- --only <suite>] [-- <path> …]

Installs, builds and obtains what is missing, then runs everything that must be green, on its own ports and in its own
data folder, so that it runs beside npm start. Ends with the time of each suite and the sum:
"Tests: N passed, M failed, K skipped".

  --only <suite>   one of ${suites.join(', ')}; may be given several times;
                   without it all but ${slowSuites.join(', ')}
  --slow           these (npm run test:soak; npm run test:soak -- --only soak runs one of them)
  <path>           only test files whose path contains it

Where a container engine runs, MongoDB comes in a container; KONTOR_TEST_CONTAINERS=0 does without.

Environment: KONTOR_TEST_PORT_BASE (28000), KONTOR_TEST_DATA (.kontor-test), KONTOR_CACHE, and those of the engines;
SOAK_SEED, SOAK_CASES (1000), UPGRADE_FROM (a commit).
`;

/** @typedef {import('./suites.mjs').Choice} Choice */

/**
 * A failed build counts as one failure; the suites that run from the sources still run.
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @param {Choice} choice
 * @param {import('./outcome.mjs').Outcome[]} outcomes
 */
async function prepareOrReport(env, { only }, outcomes) {
  if (!only.some((suite) => needBuild.includes(suite))) return prepare(env, { build: 'contracts' });
  try {
    return await prepare(env);
  } catch (error) {
    outcomes.push(failedOutcome('build', `build: ${describeError(error)}`));
    return prepare(env, { build: 'contracts' });
  }
}

/**
 * Where a container engine runs, the suites use MongoDB itself instead of its stand-in.
 * @param {Choice} choice
 * @returns {Promise<import('../../deploy/engines/containers.fixture.mjs').Containers>}
 */
async function containersFor({ only }) {
  const none = { env: environment, stop: async () => undefined };
  if (!only.some((suite) => needStack.includes(suite)) || !mayHaveContainers(environment)) return none;
  await installPackages();
  const { startContainers } = await import('../../deploy/engines/containers.fixture.mjs');
  return startContainers(environment);
}

/**
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @param {{ mongo: string, partial: boolean }} circumstances
 */
function skipsOf(outcomes, circumstances) {
  /** @type {import('./outcome.mjs').AllowedSkip[]} */
  const allowed = JSON.parse(readFileSync(inRoot('tools/test/skips.json'), 'utf8'));
  const skips = compareSkips(outcomes, allowed, circumstances);
  return skips === undefined ? [] : [skips];
}

/**
 * @param {Choice} choice
 * @param {{ isReceived: () => boolean }} interrupt
 * @param {SuiteTimes} times
 * @returns {Promise<import('./outcome.mjs').Outcome[]>}
 */
async function runEverything(choice, interrupt, times) {
  /** @type {import('./outcome.mjs').Outcome[]} */
  const outcomes = [];
  /** @type {Stack | undefined} */
  let stack;
  /** @type {import('../../deploy/engines/containers.fixture.mjs').Containers | undefined} */
  let containers;
  try {
    containers = await containersFor(choice);
    const env = testEnvironment(containers.env);
    const engines = await times.measure('preparation', () => prepareOrReport(env, choice, outcomes));
    const data = absolute(env.KONTOR_DATA ?? '.kontor-test');
    /** @type {import('../../deploy/local/stack/stack.mjs').StackOptions} */
    const options = { data, env, profile: 'test', fresh: true, show: () => false };
    stack = new Stack(options, await claimDataFolder(options), engines);
    const isBuilt = outcomes.length === 0;
    const possible = { ...choice, only: choice.only.filter((suite) => isBuilt || !needProcesses.includes(suite)) };
    for await (const outcome of runSuites({ choice: possible, stack, times })) {
      outcomes.push(outcome);
      if (interrupt.isReceived()) throw new UserError('Interrupted');
    }
    outcomes.push(...skipsOf(outcomes, { mongo: engines.mongo.kind, partial: choice.paths.length > 0 }));
  } catch (error) {
    outcomes.push(failedOutcome('run', describeError(error)));
  } finally {
    await stack?.stop();
    await containers?.stop();
    if (stack !== undefined) print(`  Log of the processes: ${join(stack.context.data, 'logs', 'kontor.log')}`);
  }
  return outcomes;
}

await runCommand({
  help,
  options: ['--only', '--slow'],
  async main(args) {
    const startedAt = Date.now();
    const choice = parseChoice(args);
    const times = new SuiteTimes();
    const interrupt = listenForInterrupt();
    // A hanging part must not keep an interrupted run from ending.
    const interrupted = interrupt.received.then(() =>
      setTimeout(20_000, [failedOutcome('run', 'Interrupted')], { ref: false }),
    );
    const outcomes = await Promise.race([runEverything(choice, interrupt, times), interrupted]);
    const { passed, failed, skipped } = sum(outcomes);
    for (const failure of outcomes.flatMap(({ failures }) => failures)) print(`\n✗ ${failure}`);
    print();
    for (const line of times.table(Date.now() - startedAt)) print(line);
    print(`\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed === 0 ? 0 : 1;
  },
});
