import { existsSync } from 'node:fs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { elapsed, print } from '../../deploy/local/command-line/progress.mjs';
import { processTree } from '../../deploy/local/command-line/process-tree.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';

/**
 * Checks of the sources that need no running system.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} tool of node_modules, or node itself
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {string} [needs] a file without which there is nothing to check
 */

export const packageFolders = [
  'domain',
  'texts',
  'proto',
  'services',
  'workflows',
  'web-customer',
  'web-admin',
  'tests',
  'deploy',
  'tools',
];

/** @type {readonly Check[]} */
export const checks = [
  { name: 'types', tool: 'tsc', args: ['-b'] },
  { name: 'types of tests', tool: 'tsc', args: ['-p', 'tsconfig.test.json'] },
  { name: 'types of deploy', tool: 'tsc', args: ['-p', 'deploy'] },
  { name: 'types of tools', tool: 'tsc', args: ['-p', 'tools'] },
  // Without eslint's cache: it identifies a file by its own content, but the typed rules depend on the files it imports.
  { name: 'eslint', tool: 'eslint', args: ['.', '--max-warnings', '0'] },
  {
    name: 'prettier',
    tool: 'prettier',
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
  },
  {
    name: 'imports',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...packageFolders],
  },
  {
    name: 'folder cycles',
    tool: 'node',
    args: ['tools/check/folder-cycles.mjs', ...packageFolders],
  },
  { name: 'words', tool: 'node', args: ['tools/check/text-rules.mjs', 'words'] },
  { name: 'sizes', tool: 'node', args: ['tools/check/text-rules.mjs', 'sizes'] },
  { name: 'requirements', tool: 'node', args: ['tools/check/text-rules.mjs', 'requirements'] },
  { name: 'file names', tool: 'node', args: ['tools/check/text-rules.mjs', 'file-names'] },
  { name: 'subjects of commits', tool: 'node', args: ['tools/check/text-rules.mjs', 'subjects'] },
  { name: 'unused', tool: 'knip', args: ['--no-progress', '--no-config-hints'] },
  {
    name: 'unused in production',
    tool: 'knip',
    args: [
      '--production',
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,exports',
      '-c',
      'knip.production.json',
    ],
  },
  { name: 'supply chain', tool: 'node', args: ['tools/supply-chain/check.mjs'] },
  { name: 'bill of materials', tool: 'node', args: ['deploy/docker/sbom.mjs'] },
  { name: 'contracts: lint', tool: 'buf', args: ['lint'], cwd: 'proto' },
  {
    name: 'contracts: breaking changes',
    tool: 'buf',
    args: ['breaking', '--against', 'image.binpb'],
    cwd: 'proto',
    needs: 'proto/image.binpb',
  },
  { name: 'lifecycle of a case', tool: 'node', args: ['tools/lifecycle/lifecycle.mjs', '--check'] },
  {
    name: 'what customers load',
    tool: 'node',
    args: ['tools/check/check-customer-bundle.mjs'],
    needs: 'web-customer/dist/app/.vite/modules.json',
  },
  { name: 'size of the web apps', tool: 'size-limit', args: [], needs: 'web-customer/dist/app/index.html' },
];

/**
 * @typedef {object} CheckOptions
 * @property {boolean} yields whether others get the processors first
 * @property {number} [limitMs] after which a check counts as hanging
 */

/** @param {number} pid of a check that takes too long */
const showTree = (pid) =>
  print(
    processTree(pid)
      .map((one) => `    ${one.pid} ${one.command.slice(0, 200)}`)
      .join('\n'),
  );

/**
 * @param {Check} check
 * @param {CheckOptions} options
 * @returns {Promise<string | undefined>} what it complains about
 */
async function runCheck({ name, tool, args, cwd = '.', needs }, { yields, limitMs }) {
  const startedAt = Date.now();
  if (needs !== undefined && !existsSync(inRoot(needs))) return `${name}: ${needs} is missing`;
  const command = tool === 'node' ? process.execPath : inRoot(`node_modules/.bin/${tool}`);
  const limit = limitMs === undefined ? undefined : { ms: limitMs, reached: showTree };
  const { code, output, isOverLimit } = await run(command, args, { cwd: inRoot(cwd), yields, limit });
  print(`  ${code === 0 ? '✓' : '✗'}  ${name} (${elapsed(Date.now() - startedAt)})`);
  if (isOverLimit) return `${name}: not done within ${elapsed(limitMs ?? 0)}\n${output.trim()}`;
  return code === 0 ? undefined : `${name}:\n${output.trim()}`;
}

const quick = ['types', 'words', 'sizes', 'requirements', 'file names', 'subjects', 'lifecycle'];
/** These say what eslint and prettier complain about. */
const ofAllFiles = /^(package-lock\.json|eslint\.config\.mjs|tsconfig[^/]*\.json|\.prettier[^/]*)$/;

/**
 * @param {readonly string[]} paths changed files
 * @returns {Check[]} types and texts as a whole, eslint and prettier of these files
 */
function checksOf(paths) {
  const isWhole = paths.some((path) => ofAllFiles.test(path));
  const existing = paths.filter((path) => existsSync(inRoot(path)));
  return checks.flatMap((check) => {
    const files = check.name === 'eslint' ? existing.filter((path) => /\.([cm]?js|tsx?)$/.test(path)) : existing;
    if (quick.some((name) => check.name.startsWith(name))) return [check];
    if (!['eslint', 'prettier'].includes(check.name)) return [];
    if (isWhole) return [check];
    const unknown = check.name === 'eslint' ? '--no-warn-ignored' : '--ignore-unknown';
    const args = check.args.filter((arg) => arg !== '.');
    return files.length === 0 ? [] : [{ ...check, args: [...args, unknown, ...files] }];
  });
}

/**
 * @param {readonly string[]} paths changed files
 * @param {CheckOptions} options
 * @returns {Promise<import('../test/outcome.mjs').Outcome>}
 */
export function runChecksOf(paths, options) {
  return runAll(checksOf(paths), options);
}

/**
 * @param {readonly string[]} [names] only these
 * @param {CheckOptions} [options]
 * @returns {Promise<import('../test/outcome.mjs').Outcome>} each check counts as one test
 */
export function runChecks(names = [], options = { yields: false }) {
  const chosen =
    names.length === 0 ? checks : checks.filter(({ name }) => names.some((wanted) => name.startsWith(wanted)));
  return runAll(chosen, options);
}

/**
 * @param {readonly Check[]} chosen
 * @param {CheckOptions} options
 */
async function runAll(chosen, options) {
  // Longest first, so that both processors end at about the same time.
  const ordered = chosen.toSorted((a, b) => Number(b.tool === 'eslint') - Number(a.tool === 'eslint'));
  // Loaded here, because the test command runs before the packages are installed.
  const { default: pLimit } = await import('p-limit');
  const failures = (await pLimit(2).map(ordered, (check) => runCheck(check, options))).filter(
    (failure) => failure !== undefined,
  );
  return { suite: 'check', passed: chosen.length - failures.length, failed: failures.length, skips: [], failures };
}
