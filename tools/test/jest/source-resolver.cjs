/** @typedef {{ conditions?: readonly string[], [option: string]: unknown }} Options */

/**
 * Resolver of jest that finds the sources of our packages also when it looks for the tests that are related to a file:
 * there jest names no conditions, and would find the build.
 * @param {string} path
 * @param {Options & { defaultResolver: (path: string, options: Options) => string }} given
 * @returns {string}
 */
module.exports = (path, { defaultResolver, ...options }) =>
  defaultResolver(path, { ...options, conditions: options.conditions ?? ['source', 'node', 'require', 'default'] });
