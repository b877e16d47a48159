import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../deploy/local/command-line/paths.mjs';

/**
 * A small repository for the import rules: the real package.json of every package, libraries that are names only, and
 * the files of a test.
 */

const folders = /** @type {string[]} */ (createRequire(import.meta.url)('../../package.json').workspaces);
const libraries = [
  'zod',
  'express',
  'mongoose',
  'mongodb',
  'react',
  '@bufbuild/protobuf',
  '@temporalio/workflow',
  '@temporalio/common',
  '@temporalio/worker',
  'libphonenumber-js',
  'left-pad',
];

/**
 * @param {string} base
 * @param {string} path
 * @param {string} content
 */
function write(base, path, content) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
}

/**
 * @template T
 * @param {Readonly<Record<string, string>>} files content by path
 * @param {(base: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inMiniature(files, work) {
  const base = mkdtempSync(join(tmpdir(), 'kontor-rules-'));
  try {
    for (const folder of folders) {
      mkdirSync(join(base, folder), { recursive: true });
      cpSync(join(root, folder, 'package.json'), join(base, folder, 'package.json'));
      const name = `node_modules/${createRequire(import.meta.url)(join(root, folder, 'package.json')).name}`;
      mkdirSync(dirname(join(base, name)), { recursive: true });
      symlinkSync(join(base, folder), join(base, name));
    }
    write(base, 'package.json', '{"name":"kontor","type":"module"}');
    for (const name of libraries) {
      write(base, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
      write(base, `node_modules/${name}/index.js`, 'export const x = 1;');
    }
    for (const [path, content] of Object.entries(files)) write(base, path, content);
    return await work(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
