/**
 * Limits of size: a folder holds at most 30 source files that are not tests, a file at most 250 lines. A larger one is
 * split by concept; tables of data are named as exceptions.
 *
 * @typedef {{ folderFiles: number, fileLines: number, dataTables: readonly string[] }} SizeLimits
 */

/** @type {SizeLimits} */
export const sizeLimits = {
  folderFiles: 30,
  fileLines: 250,
  dataTables: ['domain/src/list/country-names.ts'],
};

const source = /\.(ts|tsx|mjs|cjs|java)$/;
const test = /\.test\.(ts|tsx|mjs)$|(^|\/)testing\//;

/**
 * @param {ReadonlyMap<string, string>} files content by path below the root
 * @param {SizeLimits} [limits]
 * @returns {string[]} one sentence for each folder and file above its limit, and for each exception that is not needed
 */
export function checkSizes(files, limits = sizeLimits) {
  const sources = [...files].filter(([path]) => source.test(path));
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const [path] of sources) {
    if (test.test(path)) continue;
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const lines = sources.map(([path, content]) => ({ path, count: content.trimEnd().split('\n').length }));
  const long = lines.filter(({ count }) => count > limits.fileLines);
  return [
    ...[...folders]
      .filter(([, count]) => count > limits.folderFiles)
      .map(([folder, count]) => `${folder}: ${count} source files, at most ${limits.folderFiles}`),
    ...long
      .filter(({ path }) => !limits.dataTables.includes(path))
      .map(({ path, count }) => `${path}: ${count} lines, at most ${limits.fileLines}`),
    ...limits.dataTables
      .filter((path) => !long.some((file) => file.path === path))
      .map((path) => `${path} is named as a data table above the limit, but it is not above it`),
  ];
}
