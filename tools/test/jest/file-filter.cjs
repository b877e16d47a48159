const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const process = require('node:process');

/**
 * Filter of jest: of the files that it found, those to run.
 * @param {readonly string[]} paths
 * @returns {{ filtered: string[] }}
 */
module.exports = (paths) => {
  /** @type {{ files: string[] | null, leftOut: string[] }} */
  const { files, leftOut } = JSON.parse(readFileSync(process.env.KONTOR_TEST_FILES ?? '', 'utf8'));
  const isWanted = (/** @type {string} */ path) => (files === null || files.includes(path)) && !leftOut.includes(path);
  return { filtered: paths.filter((path) => isWanted(relative(process.cwd(), path))) };
};
