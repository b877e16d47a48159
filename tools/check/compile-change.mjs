import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';

/**
 * A change of one source file, which stays in memory: the first `find` becomes `replace`.
 * @typedef {{ readonly file: string, readonly find: string, readonly replace: string }} Change
 */

/** The strictness of every package; libraries and module resolution as both apps need them. */
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile).config.compilerOptions,
    composite: false,
    declaration: false,
    sourceMap: false,
    noEmit: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
  },
  root,
);

const notBuilt = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

/**
 * Compiles packages with changes of their sources, without writing anything.
 * @param {readonly string[]} packages
 * @returns {(change: Change) => string[]} the files with an error, in alphabetical order
 */
export function createCompiler(packages) {
  const files = packages.flatMap((one) => ts.sys.readDirectory(inRoot(`${one}/src`), ['.ts', '.tsx'], notBuilt));
  const host = rememberingHost();
  const unchanged = ts.createProgram(files, options, host);
  return (change) => {
    const path = inRoot(change.file);
    const changed = ts.createSourceFile(path, changedText(change), { languageVersion: ts.ScriptTarget.ES2023 }, true);
    /** @type {ts.CompilerHost} */
    const overlaid = {
      ...host,
      getSourceFile: (name, ...rest) => (name === path ? changed : host.getSourceFile(name, ...rest)),
    };
    return filesWithErrors(ts.createProgram(files, options, overlaid, unchanged), [path]);
  };
}

/** Parses each file once. */
function rememberingHost() {
  const host = ts.createCompilerHost(options);
  /** @type {Map<string, ts.SourceFile | undefined>} */
  const parsed = new Map();
  /** @type {ts.CompilerHost['getSourceFile']} */
  const getSourceFile = (name, ...rest) => {
    if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return { ...host, getSourceFile };
}

/** @param {Change} change */
function changedText({ file, find, replace }) {
  const text = readFileSync(inRoot(file), 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain: ${find}`);
  return text.replace(find, () => replace);
}

/**
 * Checks files, those that import them, and those that import a file with an error. The others see the change only
 * through a file that compiles, and checking everything would take minutes.
 * @param {ts.Program} program
 * @param {readonly string[]} paths
 */
function filesWithErrors(program, paths) {
  const importers = importersIn(program);
  const asked = new Set([...paths, ...paths.flatMap((path) => importers.get(path) ?? [])]);
  const found = [];
  for (const path of asked) {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`not compiled: ${path}`);
    if (program.getSyntacticDiagnostics(file).length + program.getSemanticDiagnostics(file).length === 0) continue;
    found.push(relative(root, path));
    for (const importer of importers.get(path) ?? []) asked.add(importer);
  }
  return found.sort();
}

/**
 * @param {ts.Program} program
 * @returns {Map<string, string[]>} for each file of ours those that import it
 */
function importersIn(program) {
  const checker = program.getTypeChecker();
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const module = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
      const imported = module?.declarations?.[0]?.getSourceFile().fileName;
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file.fileName]);
    }
  }
  return importers;
}
