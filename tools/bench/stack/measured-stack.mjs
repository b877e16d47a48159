import { environment } from '../../../deploy/local/command-line/environment.mjs';
import { cacheFolder, inRoot, root } from '../../../deploy/local/command-line/paths.mjs';
import { step } from '../../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../../deploy/local/command-line/run.mjs';
import { claimDataFolder, Stack } from '../../../deploy/local/stack/stack.mjs';
import { claimPortRow } from '../../test/machine/port-row.mjs';
import { testEnvironment } from '../../test/test-environment.mjs';

/** @typedef {{ all: number, engines: number }} StartTimes in ms */

/**
 * @param {import('../../../deploy/local/stack/stack.mjs').StackOptions} options
 * @param {import('../../../deploy/local/stack/engines.mjs').Engines} engines
 * @param {(stack: Stack) => void} opened
 * @returns {Promise<{ stack: Stack, times: StartTimes }>}
 */
export async function bringUp(options, engines, opened) {
  const startedAt = Date.now();
  const stack = new Stack(options, await claimDataFolder(options), engines);
  opened(stack);
  await stack.startEngines();
  const withEngines = Date.now();
  await stack.startProcesses();
  return { stack, times: { all: Date.now() - startedAt, engines: withEngines - startedAt } };
}

/** @returns {Promise<number>} the first port of a row that is given back when this process ends, unless one is named */
export async function measurementPorts() {
  const named = environment.KONTOR_BENCH_PORT_BASE;
  if (named !== undefined) return Number(named);
  return (await claimPortRow({ cache: cacheFolder(environment), folder: root })).base;
}

/**
 * What the stack of the measurement finds in its environment.
 * @returns {Promise<import('../../../deploy/local/command-line/environment.mjs').Environment>}
 */
export async function measurementEnvironment() {
  const { KONTOR_BENCH_DATA: data = '.kontor-bench' } = environment;
  const base = String(await measurementPorts());
  return { ...testEnvironment({ ...environment, KONTOR_TEST_DATA: data }, base), RATE_LIMIT_FACTOR: '1000' };
}

/** Compiles the programs of tests/benchmark. */
export async function compileFigures() {
  const tsc = inRoot('node_modules/.bin/tsc');
  await step('Compiling the figures', () => mustRun(tsc, ['-b', 'tests'], { what: 'Compiling the figures' }));
}
