import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../local/command-line/user-error.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { find } from './find.mjs';
import { natsUsers, renderPermissions } from './nats-permissions.mjs';
import { goBuild } from './tools.mjs';

const version = '2.15.1';
const module = inRoot('deploy/engines/nats');
const alternatives = [
  'or put nats-server on PATH, or name it by NATS_SERVER_BIN',
  'or name a running server by NATS_URL (nats://host:port) and its monitoring address by NATS_MONITOR_URL',
];

/**
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<import('./find.mjs').Found>}
 */
export function findNats(env) {
  return find(
    {
      title: 'NATS',
      binary: { variable: 'NATS_SERVER_BIN', names: ['nats-server'] },
      version: { args: ['--version'], pattern: /v(\d+\.\d+\.\d+)/, atLeast: '2.14.0' },
      fromCache: 'nats-server',
      recipe: {
        name: 'nats-server',
        version,
        files: ['go.mod', 'go.sum'].map((file) => join(module, file)),
        title: `Building NATS ${version} with Go`,
        make: (draft) =>
          goBuild({
            module,
            pkg: 'github.com/nats-io/nats-server/v2',
            out: join(draft, 'nats-server'),
            ldflags: '',
            neededBy: 'the NATS server',
            alternatives,
          }),
      },
    },
    env,
  );
}

/**
 * @typedef {{ certificate: string, key: string }} ServerFiles paths of a server's certificate and key
 * @param {{ folder: string, port: number, monitorPort: number, instance: string, password: (user: string) => string, tls?: ServerFiles }} settings
 * @returns {string}
 */
export function renderNatsConfig({ folder, port, monitorPort, instance, password, tls }) {
  const users = natsUsers.map((user) => {
    const permissions = renderPermissions(user);
    return `        { user: "${user}", password: "${password(user)}"${permissions === '' ? '' : `, ${permissions}`} }`;
  });
  return `# Written at each start; edit deploy/engines/nats.mjs instead.
server_name: "${natsServerName(instance)}"
host: "127.0.0.1"
port: ${port}
http: "127.0.0.1:${monitorPort}"
max_payload: 1MB
lame_duck_duration: "30s"
${renderTls(tls)}jetstream {
  store_dir: ${JSON.stringify(join(folder, 'jetstream'))}
  # An acknowledged message is on disk. The default would lose up to two minutes of them with the power.
  sync_interval: always
  max_memory_store: 64MB
  max_file_store: 4GB
}
accounts {
  KONTOR {
    jetstream: enabled
    users: [
${users.join('\n')}
    ]
  }
}
`;
}

/** @param {ServerFiles | undefined} tls */
function renderTls(tls) {
  if (tls === undefined) return '';
  return `tls { cert_file: ${JSON.stringify(tls.certificate)}, key_file: ${JSON.stringify(tls.key)} }\n`;
}

/**
 * @param {string} instance
 * @returns {string} the name by which a NATS server shows whose it is
 */
export function natsServerName(instance) {
  return `kontor-${instance}`;
}

/**
 * @param {Parameters<typeof renderNatsConfig>[0] & { server: string }} settings
 * @returns {Promise<{ command: string, args: string[] }>}
 */
export async function natsCommand({ server, ...settings }) {
  await mkdir(settings.folder, { recursive: true });
  const path = join(settings.folder, 'nats.conf');
  await writeFile(path, renderNatsConfig(settings), { mode: 0o600 });
  return { command: server, args: ['--config', path] };
}

/**
 * @typedef {object} NatsFacts
 * @property {string} name
 * @property {string} version
 * @property {boolean} jetStream
 * @property {boolean} syncAlways
 */

/**
 * @param {string} monitorUrl
 * @returns {Promise<NatsFacts>}
 */
export async function readNatsFacts(monitorUrl) {
  const answer = await fetch(`${monitorUrl}/varz`, { signal: AbortSignal.timeout(3000) });
  /** @type {any} */
  const facts = await answer.json();
  return {
    name: facts.server_name,
    version: facts.version,
    jetStream: facts.jetstream?.config !== undefined,
    syncAlways: facts.jetstream?.config?.sync_always === true,
  };
}

/**
 * The gate of NATS: JetStream that writes to disk before it acknowledges.
 * @param {NatsFacts} facts
 */
export function refuseUnsafeNats(facts) {
  const change = [
    'set "sync_interval: always" in the jetstream block of its configuration',
    'or unset NATS_URL and let the start run its own server',
  ];
  if (!facts.jetStream)
    throw new UserError(`NATS ${facts.version} (${facts.name}) is refused: JetStream is not enabled`, change);
  if (!facts.syncAlways) {
    throw new UserError(
      `NATS ${facts.version} (${facts.name}) is refused: it acknowledges messages that are not on disk yet (sync_interval is not "always")`,
      change,
    );
  }
}
