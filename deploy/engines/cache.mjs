import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { UserError } from '../local/command-line/user-error.mjs';
import { startMark } from '../local/supervisor/os-process.mjs';

/**
 * The cache has one folder per engine, version, platform and recipe. A folder is complete or absent, because it is
 * made under another name and renamed. Its `checksums.json` is verified before each use.
 */

const checksumFile = 'checksums.json';

/**
 * @param {string} path
 * @returns {Promise<string>} SHA-256 in hex
 */
export function checksum(path) {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    createReadStream(path, { highWaterMark: 1 << 20 })
      .on('data', (chunk) => hash.update(chunk))
      .once('error', reject)
      .once('end', () => resolve(hash.digest('hex')));
  });
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} SHA-256 by path inside the folder
 */
async function checksumsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== checksumFile);
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await checksum(join(folder, path))])));
}

/**
 * @param {{ name: string, version: string, recipe: readonly string[] }} engine recipe: the files that say how it is made
 * @returns {Promise<string>} name of its folder inside the cache
 */
export async function cacheKey({ name, version, recipe }) {
  const hash = createHash('sha256');
  for (const path of recipe) hash.update(await readFile(path));
  return `${name}-${version}-${process.platform}-${process.arch}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * @param {string} folder
 * @returns {Promise<'whole' | 'absent' | 'damaged'>}
 */
export async function verify(folder) {
  if (!existsSync(folder)) return 'absent';
  try {
    const recorded = JSON.parse(await readFile(join(folder, checksumFile), 'utf8'));
    const found = await checksumsOf(folder);
    return JSON.stringify(recorded) === JSON.stringify(found) ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/**
 * Removes drafts of starts that were killed while they made something.
 * @param {string} cache
 */
async function clearAbandonedDrafts(cache) {
  for (const name of await readdir(cache)) {
    const pid = /\.draft-(\d+)-[0-9a-f]+$/.exec(name)?.[1];
    if (pid !== undefined && startMark(Number(pid)) === undefined)
      await rm(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder of the cache: `make` fills a temporary folder, which is renamed when everything succeeded.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} make
 */
export async function fill(folder, make) {
  const draft = `${folder}.draft-${process.pid}-${randomBytes(3).toString('hex')}`;
  await mkdir(draft, { recursive: true }).catch((error) => {
    throw new UserError(`Cannot write the cache folder ${folder}: ${error.message}`, [
      'set KONTOR_CACHE to a folder that may be written',
    ]);
  });
  await clearAbandonedDrafts(dirname(folder));
  try {
    await make(draft);
    await writeFile(join(draft, checksumFile), JSON.stringify(await checksumsOf(draft), undefined, 2));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder).catch(async (error) => {
      // Another start was faster, and its result is equal.
      if ((await verify(folder)) !== 'whole') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
