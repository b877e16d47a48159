/**
 * A contract is that of a workflow, and `*.contract.ts` is found by its name: no other folder has one.
 * @param {Iterable<string>} paths relative to the root
 * @returns {string[]} one sentence for each misplaced file
 */
export function checkFileNames(paths) {
  return [...paths]
    .filter((path) => path.endsWith('.contract.ts') && !path.startsWith('workflows/contract/'))
    .map((path) => `${path}: *.contract.ts is a file of workflows/contract`);
}
