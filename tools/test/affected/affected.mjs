import { paths } from './affected-paths.mjs';
import { concepts } from './affected-suites.mjs';

/**
 * @param {string} path of a file
 * @returns {{ folder: string, name: string } | undefined} the concept in whose folder it lies
 */
export function conceptOf(path) {
  const part = /(?:pages|(?<=^services\/portal\/src\/)[^/]+|(?<=^services\/sandbox\/src\/)providers)\/(?=[^/]+\/)/
    .source;
  const found = new RegExp(`^.*?/src/(?:${part})?([^/]+)(?=/)`).exec(path);
  return found?.[1] === undefined ? undefined : { folder: found[0], name: found[1] };
}

/**
 * @param {string} path
 * @returns {readonly string[]} the beginnings of the paths of tests that a change of this file affects
 */
function rowsOf(path) {
  const concept = conceptOf(path);
  const above = Object.entries(paths).filter(([named]) => path === named || path.startsWith(`${named}/`));
  const hasOwn = concept !== undefined && Object.hasOwn(paths, concept.folder);
  const ofConcept =
    concept === undefined || hasOwn
      ? []
      : (/** @type {Record<string, readonly string[]>} */ (concepts)[concept.name] ?? []);
  return [...above.flatMap(([, tests]) => tests), ...ofConcept];
}

/**
 * @param {string} name as in the table
 * @returns {string} the beginning of the paths of tests
 */
export function beginning(name) {
  if (/^(deploy|tools)\//.test(name)) return name.endsWith('/') ? name : `${name}.`;
  return name.endsWith('/') ? `tests/${name}` : `tests/${name}.`;
}

/**
 * @param {readonly string[]} changed files
 * @param {readonly string[]} tests all test files
 * @returns {string[]} those that the table names for them
 */
export function affectedTests(changed, tests) {
  const beginnings = [...new Set(changed.flatMap(rowsOf))].map(beginning);
  return tests.filter((test) => beginnings.some((start) => test.startsWith(start)));
}
