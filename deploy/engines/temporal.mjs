import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../local/command-line/environment.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { mustRun, run } from '../local/command-line/run.mjs';
import { temporalAccess } from './engine-access.mjs';
import { find } from './find.mjs';
import { goBuild } from './tools.mjs';

const version = '1.8.2';
const module = inRoot('deploy/engines/temporal');
const alternatives = [
  'or put the Temporal CLI on PATH, or name it by TEMPORAL_CLI_PATH',
  'or name a running server by TEMPORAL_ADDRESS (host:port); the CLI is still needed to register search attributes',
];

/** Search attributes of the case workflow; none of them may carry personal data. */
const searchAttributes = {
  CaseId: 'Int',
  CaseRevision: 'Int',
  CaseStatus: 'Int',
  CasePhase: 'Keyword',
  CaseAttention: 'Keyword',
  WaitingFor: 'Keyword',
  WaitingSince: 'Datetime',
  DueAt: 'Datetime',
  LegalForm: 'Keyword',
};

/**
 * The server and its Web UI are one binary, the CLI, which also registers what a running server needs.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<import('./find.mjs').Found>}
 */
export function findTemporal(env) {
  return find(
    {
      title: 'Temporal CLI',
      binary: { variable: 'TEMPORAL_CLI_PATH', names: ['temporal'] },
      version: { args: ['--version'], pattern: /temporal version v?(\d+\.\d+\.\d+)/, atLeast: '1.8.0' },
      fromCache: 'temporal',
      recipe: {
        name: 'temporal',
        version,
        files: ['go.mod', 'go.sum'].map((file) => join(module, file)),
        title: `Building Temporal ${version} with Go (minutes when the module and build caches are empty)`,
        make: (draft) =>
          goBuild({
            module,
            pkg: 'github.com/temporalio/cli/cmd/temporal',
            out: join(draft, 'temporal'),
            tags: 'disable_grpc_modules',
            ldflags: `-X github.com/temporalio/cli/internal/temporalcli.Version=${version}`,
            neededBy: 'the Temporal CLI',
            alternatives,
          }),
      },
    },
    env,
  );
}

/**
 * @param {{ cli: string, folder: string, port: number, uiPort: number, uiAddress: string }} settings
 * @returns {Promise<{ command: string, args: string[] }>}
 */
export async function temporalCommand({ cli, folder, port, uiPort, uiAddress }) {
  await mkdir(folder, { recursive: true });
  const args = ['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port)];
  args.push('--ui-ip', uiAddress, '--ui-port', String(uiPort));
  args.push(
    '--db-filename',
    join(folder, 'temporal.db'),
    '--namespace',
    'default',
    '--ui-disable-news-fetch',
    '--log-level',
    'warn',
  );
  args.push('--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL');
  // The default of 20 polls a second and shard costs every task some 40 ms.
  args.push('--dynamic-config-value', 'history.transferProcessorMaxPollRPS=2000');
  args.push('--dynamic-config-value', 'system.enableActivityEagerExecution=true');
  return { command: cli, args };
}

/**
 * @param {string} cli
 * @param {string} address
 * @returns {Promise<boolean>}
 */
export async function temporalAnswers(cli, address) {
  const ran = await run(cli, ['operator', 'cluster', 'health', '--address', address, '--command-timeout', '2s'], {
    env: cliEnvironment(),
  });
  return ran.code === 0 && ran.output.includes('SERVING');
}

/** The CLI must not read the person's profile, which may name another server. */
function cliEnvironment() {
  const plain = { PATH: environment.PATH, HOME: environment.HOME, TEMPORAL_CONFIG_FILE: '/dev/null', NO_COLOR: '1' };
  return { ...plain, ...temporalAccess(environment) };
}

/**
 * Registers the search attributes; repeatable, and needed at each start because the server ignores the flag once its
 * file exists.
 * @param {string} cli
 * @param {string} address
 * @param {string} namespace
 */
export async function registerSearchAttributes(cli, address, namespace) {
  const attributes = Object.entries(searchAttributes).flatMap(([name, type]) => ['--name', name, '--type', type]);
  await mustRun(
    cli,
    ['operator', 'search-attribute', 'create', '--address', address, '--namespace', namespace, ...attributes],
    {
      env: cliEnvironment(),
      what: 'Registering search attributes with Temporal',
    },
  );
}

const instanceKey = 'kontor-instance';

/**
 * @param {string} cli
 * @param {string} address
 * @param {string} namespace
 * @returns {Promise<string | undefined>} id of the instance that the namespace belongs to
 */
export async function readTemporalInstance(cli, address, namespace) {
  const args = [
    'operator',
    'namespace',
    'describe',
    '--address',
    address,
    '--namespace',
    namespace,
    '--output',
    'json',
  ];
  const ran = await run(cli, args, { env: cliEnvironment() });
  if (ran.code !== 0)
    throw new UserError(`Temporal at ${address} has no namespace "${namespace}":\n${ran.output.trim()}`, [
      'correct TEMPORAL_NAMESPACE',
    ]);
  return JSON.parse(ran.stdout).namespaceInfo?.data?.[instanceKey];
}

/**
 * @param {string} cli
 * @param {string} address
 * @param {string} namespace
 * @param {string} instance
 */
export async function writeTemporalInstance(cli, address, namespace, instance) {
  const args = [
    'operator',
    'namespace',
    'update',
    '--address',
    address,
    '--namespace',
    namespace,
    '--data',
    `${instanceKey}=${instance}`,
  ];
  await mustRun(cli, args, { env: cliEnvironment(), what: 'Marking the Temporal namespace with the instance id' });
}
