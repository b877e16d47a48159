import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../../deploy/local/command-line/environment.mjs';
import { absolute, controlSocket } from '../../../deploy/local/command-line/paths.mjs';
import { print } from '../../../deploy/local/command-line/progress.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';
import { askSupervisor } from '../../../deploy/local/supervisor/control-client.mjs';
import { startLineProgram } from '../load/load-generator.mjs';
import { outside } from '../load/processor-time.mjs';
import { compileFigures, measurementPorts } from '../stack/measured-stack.mjs';
import { environmentOf, startStack } from '../stack/started-stack.mjs';
import { obtainBuild, refuseUncommitted, resolveCommit } from './commit-build.mjs';
import { turns } from './comparison.mjs';
import { describeSides, pageOf } from './comparison-page.mjs';
import { loadFigures, measureFigures } from './measured-figures.mjs';

/** @typedef {import('./measured-figures.mjs').Measured} Measured */
/** @typedef {import('./commit-build.mjs').CommitBuild} CommitBuild */
/** @typedef {{ name: string, pid: number | null, residentBytes: number }} Status */
/** @typedef {{ quick: boolean, only: readonly string[], commit: string }} Asked */

const rounds = 3;

/** A provider takes so long for each of its steps, as in the profile `test`; `npm start` itself has the slower demo. */
const sandboxSettings = { SANDBOX_STEP_MS: '150', SANDBOX_IDLE_MS: '6000' };

/** Figures that a start has by itself, beside those of a load. */
const startFigures = ['start', 'memory'];

/**
 * @param {readonly string[]} only
 * @throws {UserError}
 */
export function refuseUnknownFigures(only) {
  const all = [...startFigures, ...loadFigures];
  const unknown = only.find((word) => !all.some((name) => name.startsWith(word)));
  if (unknown !== undefined)
    throw new UserError(`--against has no figure "${unknown}"`, [`there are: ${all.join(', ')}`]);
}

/**
 * Gives the providers the same speed on both sides, where that commit's supervisor can.
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
async function setSandbox(socket) {
  try {
    await askSupervisor(socket, { command: 'restart', process: 'sandbox', variables: sandboxSettings });
    return true;
  } catch (error) {
    print(
      `  !  the speed of the providers could not be set: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

/**
 * @param {string} what
 * @param {readonly Status[]} status
 * @returns {Measured[]}
 */
function memoryOf(what, status) {
  const megabytes = (/** @type {readonly Status[]} */ some) =>
    some.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / 1024 / 1024;
  const engines = ['mongo', 'nats', 'temporal', ...outside];
  return [
    { what: `memory ${what}: all`, unit: 'MB', digits: 0, value: megabytes(status) },
    {
      what: `memory ${what}: our processes, without engines and what is outside`,
      unit: 'MB',
      digits: 0,
      value: megabytes(status.filter(({ name }) => !engines.includes(name))),
    },
  ];
}

/**
 * Starts one side on fresh data, measures it, and stops it.
 * @param {CommitBuild} build
 * @param {Asked} asked
 * @param {{ base: number, data: string, sandbox: { isSet?: boolean } }} place
 * @param {(stop: (() => Promise<void>) | undefined) => void} opened
 * @returns {Promise<Measured[]>}
 */
async function measureSide(build, { quick, only }, { base, data, sandbox }, opened) {
  rmSync(data, { recursive: true, force: true });
  const env = environmentOf({ base, data });
  const wants = (/** @type {string} */ name) => only.length === 0 || only.some((word) => name.startsWith(word));
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    for (const one of stops.splice(0)) await one();
  };
  opened(stop);
  try {
    const startedAt = Date.now();
    await startStack(build, env, (one) => stops.push(one));
    const startMs = Date.now() - startedAt;
    const socket = controlSocket(data);
    /** @returns {Promise<Status[]>} */
    const status = () => askSupervisor(socket, { command: 'status' });
    const afterStart = memoryOf('after the start', await status());
    if (sandbox.isSet !== false) {
      const isSet = await setSandbox(socket);
      if (sandbox.isSet === true && !isSet) throw new UserError('Only one side can have the speed of the providers');
      sandbox.isSet = isSet;
    }
    const generator = startLineProgram('load.js', env);
    stops.unshift(generator.stop);
    const processes = async () => (await status()).flatMap(({ name, pid }) => (pid === null ? [] : [{ name, pid }]));
    const figures = await measureFigures({ generator, processes, wants, quick });
    return [
      ...(wants('start')
        ? [{ what: 'start on an empty data folder', unit: 's', digits: 1, value: startMs / 1000 }]
        : []),
      ...figures,
      ...(wants('memory') ? [...afterStart, ...memoryOf('after all figures', await status())] : []),
    ];
  } finally {
    await stop();
    opened(undefined);
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Builds both commits and measures them in turn.
 * @param {Asked} asked
 * @param {(stop: (() => Promise<void>) | undefined) => void} opened gets what ends the stack that runs
 * @returns {Promise<string>} the comparison as Markdown
 */
export async function compareCommits(asked, opened) {
  const startedAt = Date.now();
  refuseUnknownFigures(asked.only);
  const [before, now] = [await resolveCommit(asked.commit), await resolveCommit('HEAD')];
  await refuseUncommitted();
  const sides = { before: await obtainBuild(before), now: await obtainBuild(now) };
  await compileFigures();
  const { KONTOR_BENCH_DATA: folder = '.kontor-bench' } = environment;
  /** @type {{ base: number, data: string, sandbox: { isSet?: boolean } }} */
  const place = { base: await measurementPorts(), data: join(absolute(folder), 'against'), sandbox: {} };
  /** @type {Map<string, import('./comparison.mjs').Compared & { before: number[], now: number[] }>} */
  const rows = new Map();
  const order = turns(asked.quick ? 1 : rounds);
  for (const [at, side] of order.entries()) {
    print(`  …  ${at + 1} of ${order.length}: ${side}, ${sides[side].title}`);
    const measured = await measureSide(sides[side], asked, place, opened);
    for (const { value, ...measure } of measured) {
      const row = rows.get(measure.what) ?? { ...measure, before: [], now: [] };
      row[side].push(value);
      rows.set(measure.what, row);
    }
    print(measured.map(({ what, value, unit, digits }) => `     ${what}: ${value.toFixed(digits)} ${unit}`).join('\n'));
  }
  const complete = [...rows.values()].filter((row) => row.before.length > 0 && row.now.length > 0);
  const ran = { starts: order.length / 2, isSandboxSet: place.sandbox.isSet === true, tookMs: Date.now() - startedAt };
  return pageOf(asked, describeSides(sides, ran), complete, ran.tookMs);
}
