import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mayHaveContainers } from '../engines/container-engine.mjs';
import { obtainBrowser } from './browser.mjs';
import { runChecks } from './check-steps.mjs';
import { runCommand } from './command.mjs';
import { listenForEnd } from './end.mjs';
import { environment } from './environment.mjs';
import { describeError, Fault } from './fault.mjs';
import { installPackages } from './install.mjs';
import { runJest } from './jest-runner.mjs';
import { runNodeTests } from './node-test-runner.mjs';
import { compareSkips, failedOutcome, sum } from './outcome.mjs';
import { absolute, inRoot } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { elapsed, print } from './progress.mjs';
import { holdData, Stack } from './stack.mjs';
import { suiteEnvironment, testEnvironment } from './test-environment.mjs';

const suites = /** @type {const} */ ([
  'check',
  'unit',
  'integration',
  'black-box',
  'browser',
  'runbook',
  'pages',
  'drill',
]);

/** Takes long and runs only by name: npm run test:soak. @type {readonly string[]} */
const slow = ['runbook', 'pages', 'drill'];

const help = `
Usage: npm test [-- --only <suite>] [-- <path> …]

Installs, builds and obtains what is missing, then runs everything that must be green, on its own ports and in its own
data folder, so that it runs beside npm start. The last line is the sum: "Tests: N passed, M failed, K skipped".

  --only <suite>   one of ${suites.join(', ')}; may be given several times;
                   without it all but ${slow.join(', ')} (npm run test:soak)
  <path>           only test files whose path contains it

Where a container engine runs, MongoDB comes in a container; KONTOR_TEST_CONTAINERS=0 does without.

Environment: KONTOR_TEST_PORT_BASE (28000), KONTOR_TEST_DATA (.kontor-test), KONTOR_CACHE, and those of the engines.
`;

/** @typedef {(typeof suites)[number]} Suite */
/** @typedef {{ only: readonly Suite[], paths: readonly string[] }} Choice */

/**
 * @param {readonly string[]} args
 * @returns {Choice}
 */
function parseChoice(args) {
  /** @type {Suite[]} */
  const only = [];
  const paths = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg !== '--only') {
      paths.push(arg);
      continue;
    }
    index += 1;
    const suite = suites.find((name) => name === args[index]);
    if (suite === undefined)
      throw new Fault(`--only ${args[index] ?? ''} is not a suite`, [`there are: ${suites.join(', ')}`]);
    only.push(suite);
  }
  return { only: only.length === 0 ? suites.filter((suite) => !slow.includes(suite)) : only, paths };
}

/** Suites that look at what is built; the others run from the sources. */
const needBuild = /** @type {readonly Suite[]} */ (['check', 'black-box', 'browser', 'runbook', 'pages', 'drill']);

const needProcesses = /** @type {readonly Suite[]} */ (['black-box', 'browser', 'runbook', 'pages']);
const needStack = /** @type {readonly Suite[]} */ (['integration', ...needProcesses]);

/**
 * What cannot be built is one failure; the suites that run from the sources still say what they know.
 * @param {import('./environment.mjs').Environment} env
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
 * @param {Choice} choice
 * @param {Record<string, string>} env
 */
async function runUnits({ only, paths }, env) {
  if (!only.includes('unit')) return [];
  return [
    await runNodeTests('unit', { paths, env, ending: '.test.mjs' }),
    await runJest('unit', { paths, env, inBand: false }),
  ];
}

/**
 * @param {Choice} choice
 * @param {Record<string, string>} env
 */
async function runIntegration({ only, paths }, env) {
  if (!only.includes('integration')) return [];
  return [
    await runNodeTests('integration', { paths, env, ending: '.int.test.mjs' }),
    await runJest('integration', { paths, env, inBand: true }),
  ];
}

/**
 * @param {Choice} choice
 * @param {Stack} stack
 * @param {import('./engines.mjs').Engines} engines
 * @returns {AsyncGenerator<import('./outcome.mjs').Outcome>}
 */
async function* runSuites({ only, paths }, stack, engines) {
  const env = suiteEnvironment(stack, engines);
  const plain = { ...environment, TEMPORAL_CLI_PATH: engines.temporal.cli };
  if (only.includes('check') && paths.length === 0) yield await runChecks();
  // A stack of its own, which it stops and restores.
  if (only.includes('drill')) yield await runNodeTests('drill', { paths, env: plain, ending: '.drill.test.mjs' });
  const withEngines = async () => {
    if (only.some((suite) => needStack.includes(suite))) await stack.startEngines(engines);
    return runIntegration({ only, paths }, env);
  };
  // Side by side: the rules keep the processors busy, what meets an engine mostly waits for it.
  const both = await Promise.allSettled([runUnits({ only, paths }, plain), withEngines()]);
  for (const one of both) {
    if (one.status === 'rejected') throw one.reason;
    yield* one.value;
  }
  if (only.includes('black-box')) yield await runNodeTests('black-box', { paths, env, ending: '.e2e.test.mjs' });
  if (!only.some((suite) => needProcesses.includes(suite))) return;
  const browsing = { ...env, CHROMIUM_BIN: await obtainBrowser(environment) };
  await stack.startProcesses();
  // One after the other: these stop processes and measure times.
  if (only.includes('black-box')) yield await runJest('black-box', { paths, env: browsing, inBand: true });
  if (only.includes('runbook')) yield await runJest('runbook', { paths, env: browsing, inBand: true });
  if (only.includes('browser')) yield await runJest('browser', { paths, env: browsing, inBand: false });
  if (only.includes('pages')) yield await runJest('pages', { paths, env: browsing, inBand: false });
}

/**
 * Where a container engine runs, the suites meet MongoDB itself in the place of its stand-in.
 * @param {Choice} choice
 * @returns {Promise<import('../engines/containers.fixture.mjs').Containers>}
 */
async function containersFor({ only }) {
  const none = { env: environment, stop: async () => undefined };
  if (!only.some((suite) => needStack.includes(suite)) || !mayHaveContainers(environment)) return none;
  await installPackages();
  const { startContainers } = await import('../engines/containers.fixture.mjs');
  return startContainers(environment);
}

/**
 * @param {Choice} choice
 * @param {{ isAsked: () => boolean }} end
 * @returns {Promise<import('./outcome.mjs').Outcome[]>}
 */
async function runEverything(choice, end) {
  /** @type {import('./outcome.mjs').Outcome[]} */
  const outcomes = [];
  /** @type {Stack | undefined} */
  let stack;
  /** @type {import('../engines/containers.fixture.mjs').Containers | undefined} */
  let containers;
  /** @type {string | undefined} */
  let mongo;
  try {
    containers = await containersFor(choice);
    const env = testEnvironment(containers.env);
    const engines = await prepareOrReport(env, choice, outcomes);
    mongo = engines.mongo.kind;
    const data = absolute(env.KONTOR_DATA ?? '.kontor-test');
    /** @type {import('./stack.mjs').StackOptions} */
    const options = { data, env, profile: 'test', fresh: true, show: () => false };
    stack = new Stack(options, await holdData(options));
    const isBuilt = outcomes.length === 0;
    const possible = { ...choice, only: choice.only.filter((suite) => isBuilt || !needProcesses.includes(suite)) };
    for await (const outcome of runSuites(possible, stack, engines)) {
      outcomes.push(outcome);
      if (end.isAsked()) throw new Fault('Interrupted');
    }
    /** @type {import('./outcome.mjs').AllowedSkip[]} */
    const allowed = JSON.parse(readFileSync(inRoot('deploy/local/skips.json'), 'utf8'));
    const skips = compareSkips(outcomes, allowed, { mongo, partial: choice.paths.length > 0 });
    if (skips !== undefined) outcomes.push(skips);
  } catch (error) {
    outcomes.push(failedOutcome('run', describeError(error)));
  } finally {
    await stack?.stop();
    await containers?.stop();
    if (stack !== undefined) print(`  Log of the processes: ${join(stack.ground.data, 'logs', 'kontor.log')}`);
  }
  return outcomes;
}

await runCommand({
  help,
  options: ['--only'],
  async main(args) {
    const begun = Date.now();
    const choice = parseChoice(args);
    const end = listenForEnd();
    // What hangs must not keep an interrupted run alive for ever.
    const interrupted = end.asked.then(() => setTimeout(20_000, [failedOutcome('run', 'Interrupted')], { ref: false }));
    const outcomes = await Promise.race([runEverything(choice, end), interrupted]);
    const { passed, failed, skipped } = sum(outcomes);
    for (const failure of outcomes.flatMap(({ failures }) => failures)) print(`\n✗ ${failure}`);
    print(`\nTook ${elapsed(Date.now() - begun)}`);
    print(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed === 0 ? 0 : 1;
  },
});
