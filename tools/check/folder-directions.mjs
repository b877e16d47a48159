import { posix } from 'node:path';

/**
 * Folders whose own files and the files below them import each other. dependency-cruiser compares folders by their own
 * files, so a folder and its parent are no cycle to it.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules with paths from the root
 * @returns {string[]} one sentence for each such folder, with an import of each direction
 */
export function findTwoWayFolders(modules) {
  /** @type {Map<string, { up?: string, down?: string }>} */
  const found = new Map();
  const sources = new Set(modules.map(({ source }) => source));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      if (!sources.has(resolved)) continue;
      const [from, to] = [posix.dirname(source), posix.dirname(resolved)];
      const isUp = from.startsWith(`${to}/`);
      if (!isUp && !to.startsWith(`${from}/`)) continue;
      const folder = isUp ? to : from;
      const entry = found.get(folder) ?? {};
      entry[isUp ? 'up' : 'down'] ??= `${source} → ${resolved}`;
      found.set(folder, entry);
    }
  return [...found].flatMap(([folder, { up, down }]) =>
    up === undefined || down === undefined ? [] : [`${folder} and what is below it import each other: ${down}, ${up}`],
  );
}
