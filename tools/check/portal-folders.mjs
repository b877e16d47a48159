import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} path
 * @returns {string[]} the folders in it that are built
 */
export const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
  );

/**
 * Folders without a layer, and layers without a folder, as `<part>/<concept>`.
 * @param {string} folder the sources of the portal
 * @param {readonly { part: string, layers: readonly (readonly string[])[] }[]} parts
 */
export function misplacedConcepts(folder, parts) {
  const listed = parts.flatMap(({ part, layers }) => layers.flat().map((concept) => `${part}/${concept}`));
  const present = foldersIn(folder).flatMap((part) => {
    const concepts = foldersIn(join(folder, part));
    return parts.some((one) => one.part === part) ? concepts.map((concept) => `${part}/${concept}`) : [part];
  });
  const all = [...new Set([...listed, ...present])];
  return all.filter((one) => listed.includes(one) !== present.includes(one)).sort();
}
