import { environment } from '../../deploy/local/command-line/environment.mjs';
import { runChecks, runChecksOf } from '../check/check-steps.mjs';
import { needProcesses } from './choice.mjs';
import { inOrder } from './first-tests.mjs';
import { failedFiles, nameFlaky } from './flaky.mjs';
import { obtainSchemathesis } from './fuzzing/schemathesis.mjs';
import { runJest } from './jest-runner.mjs';
import { nodeTestFiles, runNodeTests } from './node-test-runner.mjs';
import { emptyOutcome } from './outcome.mjs';
import { stackBeside, withOwnBank } from './own-bank.mjs';
import { environmentsOf } from './test-environment.mjs';
import { isNodeTest, suiteOfFile } from './test-files.mjs';
import { testsBySource } from './tests-by-source.mjs';
import { aloneLimitMs, limitMs } from './time-limits.mjs';
import { together } from './together.mjs';

/** @typedef {import('./choice.mjs').Suite} Suite */

/**
 * @typedef {object} Run
 * @property {import('./choice.mjs').Choice} choice
 * @property {import('../../deploy/local/stack/stack.mjs').Stack | undefined} stack undefined when no suite needs one
 * @property {import('../../deploy/local/stack/engines.mjs').Engines} engines
 * @property {string} portBase
 * @property {readonly string[]} leftOut test files that passed with the same sources
 * @property {readonly string[]} first test files that come before the others
 * @property {import('./bail.mjs').Bail} bail
 * @property {import('./suite-times.mjs').SuiteTimes} times
 */

/**
 * @param {Run} run
 * @param {string} name
 * @param {() => Promise<import('./outcome.mjs').Outcome>} work
 */
async function measure({ bail, times }, name, work) {
  return bail.isDue ? emptyOutcome(name) : bail.note(await times.measure(name, work));
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 * @param {Suite} suite
 * @param {{ ending: import('./node-test-runner.mjs').Ending, yields?: boolean }} which
 */
async function nodeTests(run, env, suite, { ending, yields = false }) {
  const { choice, first, bail } = run;
  const selected = choice.selection?.files.get(suite)?.filter(isNodeTest) ?? [];
  const files = inOrder(choice.selection === undefined ? nodeTestFiles(choice.paths, ending) : selected, first);
  if (files.length === 0) return emptyOutcome(suite);
  const options = { env, bail: bail.isWanted, limitMs: limitMs([suite]), log: env.KONTOR_LOG, yields };
  return measure(run, `${suite} (node)`, () => runNodeTests(suite, files, { ...options, isOver: () => bail.isDue }));
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 * @param {readonly Suite[]} together
 * @param {{ inBand: boolean, yields?: boolean }} options
 */
async function jestTests(run, env, together, options) {
  const { choice, bail, leftOut } = run;
  const { selection, paths } = choice;
  const files =
    selection && together.flatMap((suite) => (selection.files.get(suite) ?? []).filter((one) => !isNodeTest(one)));
  const suite = together.join(', ');
  if (files?.length === 0) return emptyOutcome(suite);
  const limits = { bail: bail.isWanted, limitMs: limitMs(together), log: env.KONTOR_LOG };
  return measure(run, `${suite} (jest)`, () =>
    runJest(together, { ...options, ...limits, paths, files, leftOut, env }),
  );
}

/**
 * The test files that the other suites may leave out.
 * @param {Run} run
 * @param {Record<string, string>} env
 */
function runUnchanged(run, env) {
  const { choice, bail } = run;
  const limits = { bail: bail.isWanted, limitMs: limitMs(['unchanged']), log: env.KONTOR_LOG };
  const options = {
    ...limits,
    paths: choice.paths,
    files: Object.keys(testsBySource),
    leftOut: [],
    inBand: false,
    env,
  };
  return measure(run, 'unchanged (jest)', () => runJest(['unit', 'integration'], options));
}

/**
 * @typedef {object} Others
 * @property {boolean} areRunning whether tests of the running system still run
 */

/**
 * @param {Run} run
 * @param {Others} others
 */
function runCheckSuite(run, others) {
  const { selection } = run.choice;
  const options = {
    // Read before each check.
    get yields() {
      return others.areRunning;
    },
    limitMs: limitMs(['check']),
  };
  return measure(run, 'check', () =>
    selection === undefined ? runChecks([], options) : runChecksOf(selection.changed, options),
  );
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runIntegration(run, env) {
  const { choice, stack, times } = run;
  if (stack !== undefined) await times.measure('start of the engines', () => stack.startEngines());
  const unchanged = choice.only.includes('unchanged') ? [await runUnchanged(run, env)] : [];
  if (!choice.only.includes('integration')) return unchanged;
  // Those of the engines start their own; those of the services share the stack's, each in its own database.
  const engines = async () => [await nodeTests(run, env, 'integration', { ending: '.int.test.mjs' })];
  const services = async () => [await jestTests(run, env, ['integration'], { inBand: false })];
  return [...unchanged, ...(await together(engines(), services()))];
}

/**
 * What needs only the processors. It takes what is left of them while the others run, so that their time limits stay those
 * of a quiet machine; after them it would only give way to what else the machine does.
 * @param {Run} run
 * @param {Record<string, string>} env
 * @param {Others} others
 */
async function runChecksAndUnits(run, env, others) {
  const { choice } = run;
  const checks = () => (choice.only.includes('check') && choice.paths.length === 0 ? [runCheckSuite(run, others)] : []);
  const isSome = choice.selection !== undefined;
  const units = () => {
    if (!choice.only.includes('unit')) return [];
    const yields = !isSome && others.areRunning;
    return [
      jestTests(run, env, ['unit'], { inBand: false, yields }),
      nodeTests(run, env, 'unit', { ending: '.test.mjs', yields }),
    ];
  };
  const outcomes = [];
  // The few units of a change are done first; all of them take as long as the checks.
  for (const part of isSome ? [units, checks] : [checks, units]) outcomes.push(...(await Promise.all(part())));
  return outcomes;
}

/**
 * @param {Run} run
 * @param {import('./test-environment.mjs').Environments} environments
 */
async function runOnStack(run, { env, browsing }) {
  const outcomes = await runIntegration(run, env);
  outcomes.push(...(await runBlackBox(run, browsing)));
  return [...outcomes, ...(await runConcurrent(run, browsing))];
}

/**
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runConcurrent(run, env) {
  const wanted = /** @type {const} */ (['api', 'browser']).filter((suite) => run.choice.only.includes(suite));
  return wanted.length === 0 ? [] : [await jestTests(run, env, wanted, { inBand: false })];
}

/**
 * What restarts processes or sets fault modes, one file after the other.
 * @param {Run} run
 * @param {Record<string, string>} env
 */
async function runBlackBox(run, env) {
  const { choice, stack, times } = run;
  const isWanted = choice.only.includes('black-box');
  const nodeOutcomes = isWanted ? [await nodeTests(run, env, 'black-box', { ending: '.e2e.test.mjs' })] : [];
  if (stack !== undefined && !run.bail.isDue && choice.only.some((suite) => needProcesses.includes(suite)))
    await times.measure('start of the processes', () => stack.startProcesses());
  return isWanted ? [...nodeOutcomes, await jestTests(run, env, ['black-box'], { inBand: true })] : nodeOutcomes;
}

/**
 * Runs what failed of the running system once more.
 * @param {Run} run
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @returns {Promise<import('./outcome.mjs').Outcome[]>}
 */
export async function runFailedAgain(run, outcomes) {
  if (run.bail.isDue || failedFiles(outcomes).length === 0) return [...outcomes];
  const { browsing: env } = await environmentsOf(run);
  const options = { env, bail: false, limitMs: aloneLimitMs, log: env.KONTOR_LOG };
  return nameFlaky(outcomes, (file) => {
    const suite = suiteOfFile(file) ?? '';
    const alone = () =>
      isNodeTest(file)
        ? runNodeTests(suite, [file], options)
        : runJest([suite], { ...options, paths: [], files: [file], leftOut: [], inBand: true });
    return run.times.measure(`again: ${file}`, alone);
  });
}

/**
 * @param {Run} run
 * @returns {AsyncGenerator<import('./outcome.mjs').Outcome>}
 */
export async function* runSuites(run) {
  const { choice } = run;
  const isWanted = (/** @type {Suite} */ suite) => choice.only.includes(suite);
  const environments = await environmentsOf(run);
  const { plain, browsing } = environments;
  // These start a separate stack, which they stop.
  const beside = { ...plain, KONTOR_PORT_BASE: run.portBase };
  if (isWanted('drill')) yield await nodeTests(run, beside, 'drill', { ending: '.drill.test.mjs' });
  if (isWanted('upgrade')) yield await nodeTests(run, beside, 'upgrade', { ending: '.upgrade.test.mjs' });
  const onOwnBank = (/** @type {Suite} */ suite, /** @type {'production' | 'demo'} */ profile, more = {}) =>
    withOwnBank(run.portBase, profile, (env) =>
      jestTests(run, { ...browsing, ...env, ...more }, [suite], { inBand: true }),
    );
  if (isWanted('bank')) yield await onOwnBank('bank', 'production');
  if (isWanted('fuzzing')) yield await onOwnBank('fuzzing', 'demo', await obtainSchemathesis(environment));
  if (isWanted('encrypted'))
    yield await jestTests(run, { ...beside, ...stackBeside(run) }, ['encrypted'], { inBand: true });
  if (isWanted('model')) yield await jestTests(run, plain, ['model'], { inBand: true });
  const others = { areRunning: true };
  const onStack = runOnStack(run, environments).finally(() => {
    others.areRunning = false;
  });
  yield* await together(runChecksAndUnits(run, plain, others), onStack);
  // Measures times, so nothing else runs.
  for (const alone of /** @type {const} */ (['load', 'soak', 'runbook']))
    if (isWanted(alone)) yield await jestTests(run, browsing, [alone], { inBand: true });
  if (isWanted('pages')) yield await jestTests(run, browsing, ['pages'], { inBand: false });
}
