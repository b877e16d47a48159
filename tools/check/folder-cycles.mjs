import { execFileSync } from 'node:child_process';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { findTwoWayFolders } from './folder-directions.mjs';

/** Refuses folders that import each other: `node tools/check/folder-cycles.mjs <folder> …`, from the root. */

const cruiser = inRoot('node_modules/.bin/depcruise');
const config = inRoot('tools/check/folder-cycles.config.mjs');
const mebibyte = 1024 * 1024;

/**
 * @param {readonly string[]} folders below `base`
 * @param {string} base
 * @returns {string[]} one sentence for each two folders that import each other
 */
export function findFolderCycles(folders, base) {
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const output = execFileSync(cruiser, args, { cwd: base, encoding: 'utf8', maxBuffer: 256 * mebibyte });
  /** @type {import('dependency-cruiser').ICruiseResult} */
  const { modules, summary } = JSON.parse(output);
  const cycles = summary.violations.map(({ from, to }) => `${from} and ${to} import each other`);
  return [...cycles, ...findTwoWayFolders(modules)];
}

if (process.argv[1] === import.meta.filename) {
  const found = findFolderCycles(process.argv.slice(2), root);
  for (const line of found) print(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
