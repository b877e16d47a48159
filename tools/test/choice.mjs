import { UserError } from '../../deploy/local/command-line/user-error.mjs';

export const suites = /** @type {const} */ ([
  'check',
  'unit',
  'integration',
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'drill',
  'model',
  'unchanged',
  'soak',
  'upgrade',
  'bank',
  'fuzzing',
  'encrypted',
]);

/** Suites that take long and run only by name, or all of them by --slow: npm run test:soak. @type {readonly string[]} */
export const slowSuites = [
  ...['load', 'runbook', 'pages', 'drill', 'model', 'unchanged', 'soak', 'upgrade', 'bank', 'fuzzing', 'encrypted'],
];

/** @typedef {(typeof suites)[number]} Suite */

/**
 * @typedef {object} Choice
 * @property {readonly Suite[]} only
 * @property {readonly string[]} paths
 * @property {boolean} isWhole neither suites nor paths are named, and not only what changed
 * @property {{ commit: string | undefined } | undefined} changed only what differs from a commit
 * @property {import('./selection.mjs').Selection} [selection] what that is, once it is known
 * @property {boolean} all also test files that passed with the same sources
 * @property {boolean} bail whether the first failing file ends it
 * @property {boolean} mayWait until another whole run on this machine ends
 */

/** All options of the command. */
export const options = ['--only', '--slow', '--no-wait', '--changed', '--bail', '--all'];

/**
 * @param {string | undefined} name
 * @returns {Suite}
 */
function suiteOf(name = '') {
  const suite = suites.find((known) => known === name);
  if (suite === undefined) throw new UserError(`--only ${name} is not a suite`, [`there are: ${suites.join(', ')}`]);
  return suite;
}

/**
 * @param {readonly string[]} args
 * @returns {{ commit: string | undefined } | undefined}
 */
function changedOf(args) {
  const index = args.indexOf('--changed');
  if (index === -1) return undefined;
  const next = args[index + 1];
  return { commit: next?.startsWith('-') === true ? undefined : next };
}

/**
 * @param {readonly string[]} args
 * @returns {Choice}
 */
export function parseChoice(args) {
  const isValue = (/** @type {number} */ index) => ['--only', '--changed'].includes(args[index - 1] ?? '');
  const only = args.flatMap((arg, index) => (arg === '--only' ? [suiteOf(args[index + 1])] : []));
  const paths = args.filter((arg, index) => !isValue(index) && !options.includes(arg));
  const changed = changedOf(args);
  if (changed !== undefined && paths.length > 0)
    throw new UserError(`${paths.join(' ')} cannot be given with --changed, which chooses the files`, ['see --help']);
  const usual = suites.filter((suite) => slowSuites.includes(suite) === args.includes('--slow'));
  return {
    only: only.length === 0 ? usual : only,
    paths,
    isWhole: only.length === 0 && paths.length === 0 && changed === undefined,
    changed,
    all: args.includes('--all'),
    bail: args.includes('--bail'),
    mayWait: !args.includes('--no-wait'),
  };
}

/** Suites that test the build; the others run from the sources. */
export const needBuild = /** @type {readonly Suite[]} */ ([
  'check',
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'drill',
  'soak',
  'upgrade',
  'bank',
  'fuzzing',
  'encrypted',
]);

export const needProcesses = /** @type {readonly Suite[]} */ ([
  'black-box',
  'load',
  'api',
  'browser',
  'runbook',
  'pages',
  'soak',
]);
export const needStack = /** @type {readonly Suite[]} */ (['integration', 'unchanged', ...needProcesses]);
/** These start a stack, the run's own or one beside it. */
export const needPorts = /** @type {readonly Suite[]} */ ([
  ...[...needStack, 'drill', 'upgrade', 'bank', 'fuzzing', 'encrypted'],
]);
export const needBrowser = /** @type {readonly Suite[]} */ ([...needProcesses, 'bank']);
