import { readFileSync } from 'node:fs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

/**
 * The dependencies of the project: the package.json of the root and of every workspace, and the lockfile.
 *
 * @typedef {object} Manifest
 * @property {string} workspace folder, `.` for the root
 * @property {Readonly<Record<string, string>>} dependencies
 * @property {Readonly<Record<string, string>>} devDependencies
 * @property {Readonly<Record<string, string>>} optionalDependencies
 * @property {Readonly<Record<string, string>>} peerDependencies
 *
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, hasInstallScript?: boolean, license?: string, os?: readonly string[], cpu?: readonly string[], libc?: readonly string[] }} Locked
 * @typedef {Readonly<Record<string, Locked>>} LockedPackages by path
 */

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** @returns {Manifest[]} */
export function readManifests() {
  const workspaces = ['.', .../** @type {string[]} */ (json('package.json').workspaces)];
  return workspaces.map((workspace) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = json(`${workspace}/package.json`);
    return {
      workspace,
      dependencies: dependencies ?? {},
      devDependencies: devDependencies ?? {},
      optionalDependencies: optionalDependencies ?? {},
      peerDependencies: peerDependencies ?? {},
    };
  });
}

/** @returns {LockedPackages} */
export function readLocked() {
  return json('package-lock.json').packages;
}

/** @returns {Readonly<Record<string, boolean>>} which packages may run a script when they are installed */
export function readAllowedScripts() {
  return json('package.json').allowScripts ?? {};
}

/**
 * @param {string} path in the lockfile
 * @returns {string | undefined} name of the package of the registry that lies there
 */
export function packageName(path) {
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
}

/**
 * @param {LockedPackages} packages
 * @returns {{ path: string, name: string, entry: Locked }[]} those of the registry, without our own workspaces
 */
export function fromRegistry(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = packageName(path);
    return name === undefined || entry.link === true ? [] : [{ path, name, entry }];
  });
}

/**
 * @param {readonly Manifest[]} manifests
 * @returns {Map<string, string[]>} workspaces by the package of the registry that they name in `dependencies`
 */
export function directDependencies(manifests) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { workspace, dependencies } of manifests) {
    for (const name of Object.keys(dependencies)) {
      if (!name.startsWith('@kontor/')) users.set(name, [...(users.get(name) ?? []), workspace]);
    }
  }
  return new Map([...users].sort(([a], [b]) => (a < b ? -1 : 1)));
}
