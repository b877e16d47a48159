import { readFileSync } from 'node:fs';
import { inRoot } from '../local/command-line/paths.mjs';
import { manifest } from '../local/stack/processes.mjs';

/**
 * What each image contains. Workspaces follow from the dependencies in package.json, the entry from the table of
 * processes; only files that are read at run time and are not code are listed here.
 *
 * @typedef {object} Image
 * @property {string} workspace whose dependencies it needs
 * @property {string} main relative to the root
 * @property {readonly string[]} files folders besides the compiled workspaces
 * @property {readonly string[]} bundled workspaces whose code it carries in bundled form
 */

/** The commands of this folder: secrets and configuration, replica set and users. */
export const tools = 'tools';

const health = ['deploy/docker/health.mjs', 'deploy/local/command-line/environment.mjs'];
const webApps = ['web-customer', 'web-admin'];

/** @type {readonly string[]} */
export const imageNames = [...manifest.map(({ name }) => name).filter((name) => name !== 'mail-sink'), tools];

/**
 * @param {string} name
 * @returns {Image | undefined}
 */
export function imageOf(name) {
  if (name === tools) {
    return { workspace: 'deploy', main: 'deploy/docker/prepare.mjs', files: ['deploy'], bundled: [] };
  }
  const main = manifest.find((row) => row.name === name && row.main.includes('/dist/'))?.main;
  if (main === undefined) return undefined;
  const bundled = name === 'portal' ? webApps : [];
  const web = bundled.map((workspace) => `${workspace}/dist/app`);
  const files = name === 'portal' ? [...health, ...web, 'deploy/sample-bank'] : health;
  return { workspace: main.slice(0, main.indexOf('/dist/')), main, files, bundled };
}

/** @param {string} workspace */
const manifestOf = (workspace) => JSON.parse(readFileSync(inRoot(`${workspace}/package.json`), 'utf8'));

/** @type {readonly string[]} */
export const allWorkspaces = manifestOf('.').workspaces;

/**
 * @param {string} workspace
 * @returns {string[]} it and every workspace it needs
 */
export function workspacesOf(workspace) {
  const manifests = new Map(allWorkspaces.map((path) => [path, manifestOf(path)]));
  const found = new Set([workspace]);
  for (const path of found) {
    for (const [other, { name }] of manifests) {
      if (manifests.get(path)?.dependencies?.[name] !== undefined) found.add(other);
    }
  }
  return [...found];
}
