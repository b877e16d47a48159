import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { elapsed, print } from './progress.mjs';
import { run } from './run.mjs';

/**
 * What a tool can tell about the sources without running them.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} tool of node_modules, or node itself
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {string} [needs] a file without which there is nothing to check
 */

/** @type {readonly Check[]} */
const checks = [
  { name: 'types', tool: 'tsc', args: ['-b'] },
  { name: 'types of tests', tool: 'tsc', args: ['-p', 'tsconfig.test.json'] },
  { name: 'types of deploy', tool: 'tsc', args: ['-p', 'deploy'] },
  { name: 'eslint', tool: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'prettier', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'arrows',
    tool: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'domain',
      'proto',
      'services',
      'workflows',
      'web-customer',
      'web-admin',
      'tests',
      'deploy',
    ],
  },
  { name: 'unused', tool: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'supply chain', tool: 'node', args: ['deploy/supply-chain/check.mjs'] },
  { name: 'contracts: lint', tool: 'buf', args: ['lint'], cwd: 'proto' },
  {
    name: 'contracts: breaking changes',
    tool: 'buf',
    args: ['breaking', '--against', 'image.binpb'],
    cwd: 'proto',
    needs: 'proto/image.binpb',
  },
  { name: 'lifecycle of a case', tool: 'node', args: ['deploy/local/lifecycle.mjs', '--check'] },
  {
    name: 'what customers load',
    tool: 'node',
    args: ['deploy/local/check-customer-bundle.mjs'],
    needs: 'web-customer/dist/app/.vite/modules.json',
  },
  { name: 'size of the web apps', tool: 'size-limit', args: [], needs: 'web-customer/dist/app/index.html' },
];

/**
 * @param {Check} check
 * @returns {Promise<string | undefined>} what it complains about
 */
async function runCheck({ name, tool, args, cwd = '.', needs }) {
  const begun = Date.now();
  if (needs !== undefined && !existsSync(inRoot(needs))) return `${name}: ${needs} is missing`;
  const command = tool === 'node' ? process.execPath : inRoot(`node_modules/.bin/${tool}`);
  const { code, output } = await run(command, args, { cwd: inRoot(cwd) });
  print(`  ${code === 0 ? '✓' : '✗'}  ${name} (${elapsed(Date.now() - begun)})`);
  return code === 0 ? undefined : `${name}:\n${output.trim()}`;
}

/**
 * @param {readonly string[]} [names] only these
 * @returns {Promise<import('./outcome.mjs').Outcome>} each check counts as one test
 */
export async function runChecks(names = []) {
  /** @type {string[]} */
  const failures = [];
  const chosen =
    names.length === 0 ? checks : checks.filter(({ name }) => names.some((wanted) => name.startsWith(wanted)));
  // Longest first on one side, so that both sides end at about the same time.
  const waiting = chosen.toSorted((a, b) => Number(b.tool === 'eslint') - Number(a.tool === 'eslint'));
  const side = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const failure = await runCheck(check);
      if (failure !== undefined) failures.push(failure);
    }
  };
  await Promise.all([side(), side()]);
  return { suite: 'check', passed: chosen.length - failures.length, failed: failures.length, skips: [], failures };
}
