import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../local/command-line/user-error.mjs';
import { cacheFolder } from '../local/command-line/paths.mjs';
import { print, step } from '../local/command-line/progress.mjs';
import { run, which } from '../local/command-line/run.mjs';
import { isAtLeast } from '../local/command-line/version.mjs';
import { cacheKey, fill, verify } from './cache.mjs';

/**
 * An engine in this order: an address from the environment, a binary on PATH or named by the environment, what an
 * earlier start left in the cache, and only then the way to obtain it. One line says which was taken and why.
 *
 * @typedef {object} Recipe
 * @property {string} name
 * @property {string} version
 * @property {readonly string[]} files the files that say how it is made; a change of them makes it anew
 * @property {string} title what a person waits for
 * @property {(draft: string) => Promise<void>} make fills the folder
 *
 * @typedef {object} Sought
 * @property {string} title
 * @property {{ variable: string, names: readonly string[] }} binary
 * @property {{ args: readonly string[], pattern: RegExp, atLeast: string }} version
 * @property {Recipe} recipe
 * @property {string} [fromCache] path of the binary inside the recipe's folder
 *
 * @typedef {object} Found
 * @property {'address' | 'binary' | 'cache'} by
 * @property {string} path the binary, or the folder of the cache for an engine without one
 * @property {string} version
 */

/**
 * @param {Sought} sought
 * @param {string} path
 * @returns {Promise<string | undefined>} what the binary says of itself
 */
async function versionOf({ version }, path) {
  const ran = await run(path, version.args).catch(() => undefined);
  return ran === undefined ? undefined : version.pattern.exec(ran.output)?.[1];
}

/**
 * @param {Sought} sought
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Found | undefined>}
 */
async function findNamed(sought, env) {
  const { variable } = sought.binary;
  const named = env[variable];
  if (named === undefined) return undefined;
  const path = which(named, env);
  if (path === undefined)
    throw new UserError(`${variable}=${named} is not a program that can be run`, [`correct or unset ${variable}`]);
  const version = await versionOf(sought, path);
  if (version === undefined || !isAtLeast(version, sought.version.atLeast)) {
    throw new UserError(
      `${variable}=${named} is ${sought.title} ${version ?? 'of an unknown version'}, needed is ${sought.version.atLeast} or newer`,
      [`correct or unset ${variable}`],
    );
  }
  print(`  ·  ${sought.title} ${version}: ${path}, because ${variable} names it`);
  return { by: 'binary', path, version };
}

/**
 * @param {Sought} sought
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Found | undefined>}
 */
async function findOnPath(sought, env) {
  for (const name of sought.binary.names) {
    const path = which(name, env);
    if (path === undefined) continue;
    const version = await versionOf(sought, path);
    if (version !== undefined && isAtLeast(version, sought.version.atLeast)) {
      print(`  ·  ${sought.title} ${version}: ${path}, because it is on PATH`);
      return { by: 'binary', path, version };
    }
    print(
      `  ·  ${sought.title}: ${path} is passed over, its version ${version ?? 'is unknown'} (needed: ${sought.version.atLeast} or newer)`,
    );
  }
  return undefined;
}

/**
 * @param {Recipe} recipe
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<string>} the folder with what the recipe makes, verified
 */
export async function obtain(recipe, env) {
  const cache = cacheFolder(env);
  await mkdir(cache, { recursive: true });
  const folder = join(cache, await cacheKey({ name: recipe.name, version: recipe.version, recipe: recipe.files }));
  const state = await verify(folder);
  if (state === 'whole') {
    print(`  ·  ${recipe.name} ${recipe.version}: ${folder}, because an earlier start left it there`);
    return folder;
  }
  if (state === 'damaged')
    print(`  ·  ${recipe.name} ${recipe.version}: the cache's copy does not match its checksums and is made anew`);
  await step(recipe.title, () => fill(folder, recipe.make));
  print(`  ·  ${recipe.name} ${recipe.version}: ${folder}, made just now because none was found`);
  return folder;
}

/**
 * @param {Sought} sought
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Found | undefined>} a binary that is there already
 */
export async function findBinary(sought, env) {
  return (await findNamed(sought, env)) ?? (await findOnPath(sought, env));
}

/**
 * @param {Sought & { fromCache: string }} sought
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Found>}
 */
export async function find(sought, env) {
  const there = await findBinary(sought, env);
  if (there !== undefined) return there;
  const folder = await obtain(sought.recipe, env);
  return { by: 'cache', path: join(folder, sought.fromCache), version: sought.recipe.version };
}
