import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { inRoot } from '../../../deploy/local/command-line/paths.mjs';
import { print, step } from '../../../deploy/local/command-line/progress.mjs';
import { natsMonitorUrl } from '../../../deploy/local/stack/engines.mjs';
import { manifest } from '../../../deploy/local/stack/processes.mjs';
import { suiteEnvironment } from '../../test/test-environment.mjs';
import { startLineProgram } from '../load/load-generator.mjs';
import { outside } from '../load/processor-time.mjs';
import { countSteps } from './counted-steps.mjs';
import { Inspector } from './inspector.mjs';
import { countCommands } from './mongo-commands.mjs';
import { pageOf, workingPaper } from './profile-page.mjs';
import { profileLoad } from './profiled-load.mjs';
import { filesOfBundle } from './workflow-sources.mjs';

/** @typedef {import('../../../deploy/local/stack/stack.mjs').Stack} Stack */
/** @typedef {import('../load/load-generator.mjs').LineProgram} LineProgram */

/** Ports of the row after those of the stack: an inspector, and a port to MongoDB, for each process. */
const inspectorsAt = 50;
const mongoPortsAt = 70;

const ours = manifest.map(({ name }) => name).filter((name) => !outside.some((one) => one === name));

/** @typedef {import('./profiled-load.mjs').Load} Load */
/** @type {Readonly<Record<'full' | 'quick', { loads: readonly Load[], steps: number }>>} */
const extents = {
  full: {
    loads: [
      { figure: 'new-cases-streamed', concurrency: 8, count: 300 },
      { figure: 'new-cases-streamed', concurrency: 64, count: 400 },
      { figure: 'order', concurrency: 8, count: 80 },
      { figure: 'whole-cases', concurrency: 8, count: 32 },
      { figure: 'whole-cases', concurrency: 32, count: 64 },
    ],
    steps: 10,
  },
  quick: {
    loads: [
      { figure: 'new-cases-streamed', concurrency: 8, count: 60 },
      { figure: 'order', concurrency: 8, count: 16 },
      { figure: 'whole-cases', concurrency: 8, count: 8 },
    ],
    steps: 3,
  },
};

/**
 * @param {Stack} stack
 * @returns {import('../load/processor-time.mjs').Running[]}
 */
const running = (stack) => stack.supervisor.status().flatMap(({ name, pid }) => (pid === null ? [] : [{ name, pid }]));

/**
 * Starts our processes again, each with variables of its own.
 * @param {Stack} stack
 * @param {(name: string, at: number) => Record<string, string>} variables
 */
async function restartAll(stack, variables) {
  for (const [at, name] of ours.entries()) await stack.supervisor.restart(name, variables(name, at));
}

/**
 * @param {ReadonlyMap<string, Inspector>} inspectors
 * @returns {Promise<import('./profile-tables.mjs').Memories>}
 */
async function memories(inspectors) {
  /** @type {Map<string, import('./inspector.mjs').Memory[]>} */
  const all = new Map();
  for (const [name, inspector] of inspectors) all.set(name, await inspector.memory());
  return all;
}

/**
 * @param {Stack} stack
 * @param {LineProgram} generator
 * @param {readonly Load[]} loads
 */
async function profileLoads(stack, generator, loads) {
  const port = stack.context.ports.KONTOR_PORT + inspectorsAt;
  await restartAll(stack, (_name, at) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port + at}` }));
  /** @type {Map<string, Inspector>} */
  const inspectors = new Map();
  for (const [at, name] of ours.entries()) inspectors.set(name, await Inspector.open(port + at));
  const afterStart = await memories(inspectors);
  // Code is slow when it runs for the first time.
  await step('Warming up', async () => {
    await generator.ask('run new-cases-streamed 8 60');
    await generator.ask('run whole-cases 8 8');
  });
  const fileOf = filesOfBundle(inRoot('workflows/dist/workflow-bundle.js'));
  const given = { processes: running(stack), inspectors, generator, fileOf };
  const profiled = [];
  for (const load of loads) {
    const { figure, concurrency, count } = load;
    const title = `Profiling ${figure} at ${concurrency} (${count})`;
    profiled.push(await step(title, () => profileLoad(load, given)));
  }
  const afterLoad = await memories(inspectors);
  for (const inspector of inspectors.values()) inspector.close();
  return { profiled, memory: { afterStart, afterLoad } };
}

/**
 * @param {Stack} stack
 * @param {LineProgram} generator
 * @param {number} cases
 */
async function countAllSteps(stack, generator, cases) {
  const { KONTOR_PORT: first, MONGO_PORT: mongoPort } = stack.context.ports;
  const uri = new URL(stack.setting.addresses.mongodbUri);
  uri.searchParams.set('directConnection', 'true');
  const usesMongo = ours.filter((name) => stack.supervisor.child(name).spec.env.MONGODB_URI !== undefined);
  /** @type {Map<string, Awaited<ReturnType<typeof countCommands>>>} */
  const commands = new Map();
  for (const [at, name] of usesMongo.entries())
    commands.set(name, await countCommands({ port: first + mongoPortsAt + at, mongoPort }));
  const uriOf = (/** @type {string} */ name) => {
    uri.port = String(first + mongoPortsAt + usesMongo.indexOf(name));
    return uri.href;
  };
  await restartAll(stack, (name) => ({
    NODE_OPTIONS: '',
    ...(usesMongo.includes(name) ? { MONGODB_URI: uriOf(name) } : {}),
  }));
  await generator.ask('run whole-cases 4 4');
  const monitor = natsMonitorUrl(stack.context);
  const counted = await countSteps({ processes: running(stack), commands, monitor, generator }, cases);
  await restartAll(stack, () => ({ MONGODB_URI: '' }));
  for (const counter of commands.values()) await counter.close();
  return counted;
}

/**
 * Profiles a running stack.
 * @param {object} given
 * @param {Stack} given.stack
 * @param {import('../../../deploy/local/stack/engines.mjs').Engines} given.engines
 * @param {boolean} given.quick
 * @returns {Promise<string>} the tables as Markdown
 */
export async function profile({ stack, engines, quick }) {
  const startedAt = Date.now();
  const { loads, steps } = quick ? extents.quick : extents.full;
  const generator = startLineProgram('load.js', suiteEnvironment(stack, engines));
  try {
    const { profiled, memory } = await profileLoads(stack, generator, loads);
    const engineBytes = new Map(
      stack.supervisor
        .status()
        .flatMap(({ name, residentBytes }) =>
          ours.includes(name) ? [] : [/** @type {const} */ ([name, residentBytes])],
        ),
    );
    const counted = await step(`Counting the steps of ${steps} cases`, () => countAllSteps(stack, generator, steps));
    const found = { profiled, memory, engineBytes, counted, steps, quick, tookMs: Date.now() - startedAt };
    const paper = join(stack.context.data, 'profile.md');
    writeFileSync(paper, workingPaper(found));
    print(`With all functions and commands: ${paper}`);
    return pageOf(found);
  } finally {
    await generator.stop();
  }
}
