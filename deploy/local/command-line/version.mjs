/** The oldest Node that runs the portal, its tests and its build. */
export const leastNode = '24.0.0';

/**
 * @param {string} found
 * @param {string} wanted
 * @returns {boolean}
 */
export function isAtLeast(found, wanted) {
  const a = found.split('.').map(Number);
  const b = wanted.split('.').map(Number);
  for (const [index, part] of b.entries()) {
    if ((a[index] ?? 0) !== part) return (a[index] ?? 0) > part;
  }
  return true;
}
