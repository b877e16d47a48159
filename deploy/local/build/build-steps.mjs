import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../command-line/paths.mjs';
import { step } from '../command-line/progress.mjs';
import { mustRun } from '../command-line/run.mjs';

/**
 * What has to be built before anything runs. A step names its inputs; it runs only when their contents changed since
 * its last success, or when its result is missing.
 *
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} inputs files and folders
 * @property {readonly string[]} results
 * @property {readonly [string, ...string[]]} command
 * @property {string} [cwd]
 */

const bin = (/** @type {string} */ name) => inRoot(`node_modules/.bin/${name}`);
const server = [
  'domain',
  'texts',
  'proto',
  'services/platform',
  'services/portal/api',
  'workflows/contract',
  'services/portal',
];
const services = [
  'services/case-client',
  'services/identity',
  'services/company-check',
  'services/core-banking',
  'services/notification',
  'services/sandbox',
];
const workspaces = [...server, ...services, 'workflows'];
const settings = ['package-lock.json', 'tsconfig.base.json'];

/**
 * @param {string} name
 * @returns {BuildStep}
 */
function web(name) {
  return {
    name,
    title: `Building ${name}`,
    inputs: [...settings, 'domain', 'texts', 'services/portal/api', name],
    results: [`${name}/dist/app/index.html`],
    command: [bin('vite'), 'build', '--outDir', 'dist/app', '--emptyOutDir', '--logLevel', 'warn'],
    cwd: name,
  };
}

/** Each sequence runs in order, all sequences at the same time. @type {readonly (readonly BuildStep[])[]} */
export const sequences = [
  [
    {
      name: 'proto',
      title: 'Generating the contracts between services',
      inputs: [...settings, 'proto/kontor', 'proto/buf.yaml', 'proto/buf.gen.yaml'],
      results: ['proto/gen'],
      command: [bin('buf'), 'generate'],
      cwd: 'proto',
    },
    {
      name: 'compile',
      title: 'Compiling',
      inputs: [...settings, ...workspaces],
      results: workspaces.map((workspace) => `${workspace}/dist`),
      command: [bin('tsc'), '-b', ...workspaces],
    },
    {
      name: 'workflow-bundle',
      title: 'Bundling the workflows',
      inputs: [...settings, 'domain', 'workflows'],
      results: ['workflows/dist/workflow-bundle.js'],
      command: [process.execPath, inRoot('workflows/dist/build-bundle.js')],
    },
  ],
  [web('web-customer'), web('web-admin')],
];

const stampFile = inRoot('node_modules/.cache/kontor/build.json');
const passedOver = new Set(['node_modules', 'dist', 'gen']);

const test = /\.test\.tsx?$/;

/**
 * @param {string} path
 * @param {boolean} withTests
 * @returns {string[]} files below it in a stable order, without what is made
 */
function filesBelow(path, withTests) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !passedOver.has(name) && !name.endsWith('.tsbuildinfo') && (withTests || !test.test(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(below, withTests) : [below];
    });
}

/**
 * @param {readonly string[]} inputs files and folders
 * @param {{ withTests?: boolean }} [options] whether it covers what only tests read
 * @returns {string} of their contents
 */
export function fingerprint(inputs, { withTests = false } = {}) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(inRoot(input), withTests))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** @returns {Record<string, string>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
function writeStamp(name, value) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(`${stampFile}.${process.pid}`, JSON.stringify({ ...readStamps(), [name]: value }, undefined, 2));
  renameSync(`${stampFile}.${process.pid}`, stampFile);
}

/** @param {BuildStep} build */
async function runStep(build) {
  const wanted = fingerprint(build.inputs);
  const whole = build.results.every((path) => existsSync(inRoot(path)));
  if (whole && readStamps()[build.name] === wanted) return;
  const [command, ...args] = build.command;
  await step(build.title, () => mustRun(command, args, { cwd: inRoot(build.cwd ?? '.'), what: build.title }));
  writeStamp(build.name, wanted);
}

/** Generates the contracts, which the type check of the sources needs as well. */
export async function buildContracts() {
  for (const build of sequences[0]?.slice(0, 1) ?? []) await runStep(build);
}

/** Builds what is stale. */
export async function buildAll() {
  const settled = await Promise.allSettled(
    sequences.map(async (sequence) => {
      for (const build of sequence) await runStep(build);
    }),
  );
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
