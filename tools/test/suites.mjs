import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { runChecks } from '../check/check-steps.mjs';
import { obtainBrowser } from './browser.mjs';
import { runJest } from './jest-runner.mjs';
import { runNodeTests } from './node-test-runner.mjs';
import { suiteEnvironment } from './test-environment.mjs';

export const suites = /** @type {const} */ ([
  'check',
  'unit',
  'integration',
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'drill',
  'model',
  'soak',
  'upgrade',
]);

/** Suites that take long and run only by name, or all of them by --slow: npm run test:soak. @type {readonly string[]} */
export const slowSuites = ['runbook', 'pages', 'drill', 'model', 'soak', 'upgrade'];

/** @typedef {(typeof suites)[number]} Suite */
/** @typedef {{ only: readonly Suite[], paths: readonly string[] }} Choice */

/**
 * @param {readonly string[]} args
 * @returns {Choice}
 */
export function parseChoice(args) {
  /** @type {Suite[]} */
  const only = [];
  const paths = [];
  const isSlow = args.includes('--slow');
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg !== '--only') {
      if (arg !== '--slow') paths.push(arg);
      continue;
    }
    index += 1;
    const suite = suites.find((name) => name === args[index]);
    if (suite === undefined)
      throw new UserError(`--only ${args[index] ?? ''} is not a suite`, [`there are: ${suites.join(', ')}`]);
    only.push(suite);
  }
  const usual = suites.filter((suite) => slowSuites.includes(suite) === isSlow);
  return { only: only.length === 0 ? usual : only, paths };
}

/** Suites that test the build; the others run from the sources. */
export const needBuild = /** @type {readonly Suite[]} */ ([
  'check',
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'drill',
  'soak',
  'upgrade',
]);

export const needProcesses = /** @type {readonly Suite[]} */ ([
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'soak',
]);
export const needStack = /** @type {readonly Suite[]} */ (['integration', ...needProcesses]);

/**
 * @typedef {object} Run
 * @property {Choice} choice
 * @property {import('../../deploy/local/stack/stack.mjs').Stack} stack
 * @property {import('./suite-times.mjs').SuiteTimes} times
 */

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 * @param {Suite} suite
 * @param {'.test.mjs' | '.int.test.mjs' | '.e2e.test.mjs' | '.drill.test.mjs' | '.upgrade.test.mjs'} ending
 */
function nodeTests({ choice: { paths }, times }, env, suite, ending) {
  return times.measure(`${suite} (node)`, () => runNodeTests(suite, { paths, env, ending }));
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 * @param {readonly Suite[]} together
 * @param {{ inBand: boolean, yields?: boolean }} options
 */
function jestTests({ choice: { paths }, times }, env, together, options) {
  return times.measure(`${together.join(', ')} (jest)`, () => runJest(together, { paths, env, ...options }));
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runIntegration(run, env) {
  const { choice, stack, times } = run;
  if (choice.only.some((suite) => needStack.includes(suite)))
    await times.measure('start of the engines', () => stack.startEngines());
  if (!choice.only.includes('integration')) return [];
  return [
    await nodeTests(run, env, 'integration', '.int.test.mjs'),
    await jestTests(run, env, ['integration'], { inBand: true }),
  ];
}

/**
 * What needs only the processors. It takes what is left of them, so that the time limits of other tests stay those of a
 * quiet machine.
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runChecksAndUnits(run, env) {
  const { choice, times } = run;
  const outcomes = [];
  if (choice.only.includes('check') && choice.paths.length === 0)
    outcomes.push(await times.measure('check', () => runChecks([], { yields: true })));
  if (choice.only.includes('unit')) outcomes.push(await jestTests(run, env, ['unit'], { inBand: false, yields: true }));
  return outcomes;
}

/**
 * @param {Run} run
 * @param {{ plain: Record<string, string>, env: Record<string, string>, browsing: Record<string, string> }} environments
 */
async function runFromUnitsToBlackBox(run, { plain, env, browsing }) {
  const outcomes = await runIntegration(run, env);
  if (run.choice.only.includes('unit')) outcomes.push(await nodeTests(run, plain, 'unit', '.test.mjs'));
  return [...outcomes, ...(await runBlackBox(run, browsing))];
}

/**
 * What restarts processes or sets faults, one file after the other.
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runBlackBox(run, env) {
  const { choice, stack, times } = run;
  const isWanted = choice.only.includes('black-box');
  const nodeOutcomes = isWanted ? [await nodeTests(run, env, 'black-box', '.e2e.test.mjs')] : [];
  if (choice.only.some((suite) => needProcesses.includes(suite)))
    await times.measure('start of the processes', () => stack.startProcesses());
  return isWanted ? [...nodeOutcomes, await jestTests(run, env, ['black-box'], { inBand: true })] : nodeOutcomes;
}

/**
 * Concurrently.
 * @param {...Promise<import('./outcome.mjs').Outcome[]>} groups
 */
async function together(...groups) {
  const ended = await Promise.allSettled(groups);
  return ended.flatMap((group) => {
    if (group.status === 'rejected') throw group.reason;
    return group.value;
  });
}

/**
 * @param {Run} run
 * @returns {AsyncGenerator<import('./outcome.mjs').Outcome>}
 */
export async function* runSuites(run) {
  const { choice, stack } = run;
  const isWanted = (/** @type {Suite} */ suite) => choice.only.includes(suite);
  const env = suiteEnvironment(stack, stack.engines);
  const plain = { ...environment, TEMPORAL_CLI_PATH: stack.engines.temporal.cli };
  // Starts a separate stack, which it stops and restores.
  if (isWanted('drill')) yield await nodeTests(run, plain, 'drill', '.drill.test.mjs');
  if (isWanted('upgrade')) yield await nodeTests(run, plain, 'upgrade', '.upgrade.test.mjs');
  if (isWanted('model')) yield await jestTests(run, plain, ['model'], { inBand: true });
  const needsBrowser = choice.only.some((suite) => needProcesses.includes(suite));
  const browsing = needsBrowser ? { ...env, CHROMIUM_BIN: await obtainBrowser(environment) } : env;
  const inOrder = runFromUnitsToBlackBox(run, { plain, env, browsing });
  yield* await together(runChecksAndUnits(run, plain), inOrder);
  if (!needsBrowser) return;
  // Measures times, so nothing else runs.
  for (const alone of /** @type {const} */ (['load', 'soak', 'runbook']))
    if (isWanted(alone)) yield await jestTests(run, browsing, [alone], { inBand: true });
  const concurrent = suites.filter((suite) => (suite === 'api' || suite === 'browser') && isWanted(suite));
  if (concurrent.length > 0) yield await jestTests(run, browsing, concurrent, { inBand: false });
  if (isWanted('pages')) yield await jestTests(run, browsing, ['pages'], { inBand: false });
}
