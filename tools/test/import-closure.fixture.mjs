import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';

const options = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['source'],
  resolveJsonModule: true,
};
const cache = ts.createModuleResolutionCache(root, (path) => path, options);

/**
 * @param {string} file absolute path
 * @returns {string[]} absolute paths of the files of the repository that it imports
 */
function importedBy(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const mode = ts.ModuleKind.ESNext;
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache, undefined, mode);
    const path = resolvedModule && (ts.sys.realpath?.(resolvedModule.resolvedFileName) ?? '');
    return path?.startsWith(`${root}/`) && !path.includes('/node_modules/') ? [path] : [];
  });
}

/**
 * @param {readonly string[]} paths relative to the root
 * @returns {string[]} these files and all that they import from the repository, also indirectly and from other packages
 */
export function importClosure(paths) {
  const found = new Set(paths.map(inRoot));
  for (const file of found) for (const imported of importedBy(file)) found.add(imported);
  return [...found].map((file) => relative(root, file));
}
