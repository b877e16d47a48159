/** @typedef {import('./collect-names.mjs').PersistedNames} PersistedNames */

/** @param {PersistedNames} names */
const linesOf = (names) => Object.entries(names).flatMap(([kind, ofKind]) => ofKind.map((name) => `${kind}: ${name}`));

/**
 * What the code no longer has of the list, and what the list does not have yet.
 * @param {PersistedNames} listed
 * @param {PersistedNames} found
 */
export function compareNames(listed, found) {
  const [before, now] = [new Set(linesOf(listed)), new Set(linesOf(found))];
  return {
    gone: [...before].filter((name) => !now.has(name)),
    added: [...now].filter((name) => !before.has(name)),
  };
}
