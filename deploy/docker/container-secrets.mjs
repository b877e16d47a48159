import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderNatsConfig } from '../engines/nats.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { connectedServices, connectionKeyName, natsPasswordName, openSecrets } from '../local/stack/secrets.mjs';

/**
 * The secrets of a stack in containers: those that `npm start` creates, and what real engines need besides. Each is a
 * separate file that only its user can read.
 */

/** Users of MongoDB and the databases each of them may write. @type {Readonly<Record<string, readonly string[]>>} */
export const mongoUsers = {
  portal: ['kontor_portal', 'kontor_keys', 'kontor_vault'],
  identity: ['kontor_identity'],
  'company-check': ['kontor_company_check'],
  'core-banking': ['kontor_core_banking'],
  notification: ['kontor_notification'],
};

/** In the container of NATS. */
export const natsTls = { certificate: '/run/secrets/NATS_CERTIFICATE', key: '/run/secrets/NATS_CERTIFICATE_KEY' };

/** The certificate of the authority, which every process reads. */
const authority = 'ENGINES_CA';
const temporalClients = ['PORTAL', 'WORKER', 'EVENT_BRIDGE', 'OPERATOR'];
const ofMongo = 'MONGO_TLS';

/** What certificates.sh makes and somebody reads. */
export const certificateFiles = [
  authority,
  ofMongo,
  ...['NATS_CERTIFICATE', 'NATS_CERTIFICATE_KEY', 'TEMPORAL_CERTIFICATE', 'TEMPORAL_CERTIFICATE_KEY'],
  ...temporalClients.flatMap((name) => [`TEMPORAL_CERTIFICATE_${name}`, `TEMPORAL_CERTIFICATE_KEY_${name}`]),
];

/** User ids in the images: Kontor's and Temporal's, and that of the MongoDB and PostgreSQL images. */
const ours = 1000;
const databases = 999;

/** Issued by a provider or the bank; in production it is never generated. */
const givenOutside = {
  BANKING_SECRET: 'the secret of our account at the banking provider',
  BANKING_WEBHOOK_SECRET: 'the secret by which the banking provider signs its webhooks',
  COMPANY_CHECK_CLIENT_SECRET: 'the secret of our client at the company check',
  COMPANY_CHECK_WEBHOOK_SECRET: 'the secret by which the company check signs its webhooks',
  CORE_BANKING_API_KEY: 'the key of the core banking system',
  ONBOARDING_SUBSCRIPTION_KEY: 'the key of the identity-onboarding provider (an empty file when there is none)',
  ONBOARDING_WEBHOOK_SECRET: 'the secret by which it signs its webhooks (an empty file when there is none)',
  SMTP_URL: 'the relay: smtps://user:password@host:465',
};

/** @param {string} user */
export function mongoUriName(user) {
  return `MONGODB_URI_${user.toUpperCase().replaceAll('-', '_')}`;
}

/** Keys and secrets of a running rotation; empty otherwise. */
const previousKeys = [
  'MASTER_KEY_PREVIOUS',
  'VAULT_KEY_PREVIOUS',
  'BANKING_WEBHOOK_SECRET_PREVIOUS',
  'ONBOARDING_WEBHOOK_SECRET_PREVIOUS',
  'COMPANY_CHECK_WEBHOOK_SECRET_PREVIOUS',
];

const password = () => randomBytes(24).toString('base64url');

/**
 * @param {string} text
 * @param {string} databasePassword
 */
function fillTemporalConfig(text, databasePassword) {
  const filled = text.replace(/(["'])<password>\1/g, () => JSON.stringify(databasePassword));
  if (filled === text) throw new Error('the configuration of Temporal has no place for its password');
  return filled;
}

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  rmSync(`${path}.draft`, { force: true });
  writeFileSync(`${path}.draft`, text, { mode: 0o400 });
  renameSync(`${path}.draft`, path);
}

/**
 * An existing file is kept, because it may be a person's own.
 * @param {string} folder
 */
function keeper(folder) {
  /** @param {string} name @param {() => string} make */
  const keep = (name, make) => {
    const path = join(folder, name);
    if (!existsSync(path)) put(path, make());
    return readFileSync(path, 'utf8').trim();
  };
  return keep;
}

/**
 * Makes what is missing.
 * @param {{ data: string, profile: string, instance: string, temporalConfig: string }} setting data: the folder in which `secrets` lies
 * @returns {Record<string, number>} every file's name and the number of the user that reads it
 * @throws {UserError} in production, naming what must be given
 */
export function makeContainerSecrets({ data, profile, instance, temporalConfig }) {
  const folder = join(data, 'secrets');
  const missing = Object.entries(givenOutside).filter(([name]) => !existsSync(join(folder, name)));
  if (profile === 'production' && missing.length > 0) {
    const remedies = missing.map(([name, what]) => `write ${what} to the file ${name}`);
    throw new UserError('Production makes up no secret of a provider', remedies);
  }
  const { value } = openSecrets(data);
  const keep = keeper(folder);
  keep('SMTP_URL', () => 'smtp://mailpit:1025');
  // Empty except during a rotation: the previous keys.
  for (const name of previousKeys) keep(name, () => '');
  keep('MONGO_KEYFILE', () => randomBytes(756).toString('base64'));
  keep('MONGO_ROOT_PASSWORD', password);
  keep('MONGO_ADMIN_PASSWORD', () => keep('MONGO_ROOT_PASSWORD', password));
  for (const user of Object.keys(mongoUsers)) {
    keep(mongoUriName(user), () => `mongodb://${user}:${password()}@mongo:27017/?replicaSet=kontor&authSource=admin`);
  }
  const databasePassword = keep('POSTGRES_PASSWORD', password);
  keep('TEMPORAL_DB_PASSWORD', () => databasePassword);
  // Configuration is written each time, so that it follows updates of the project.
  put(join(folder, 'TEMPORAL_CONFIG'), fillTemporalConfig(temporalConfig, databasePassword));
  const passwordOf = (/** @type {string} */ user) => value(natsPasswordName(user));
  const nats = { folder: '/data', port: 4222, monitorPort: 8222, instance, password: passwordOf, tls: natsTls };
  put(join(folder, 'NATS_CONFIG'), renderNatsConfig(nats));
  return owners();
}

/** @returns {Record<string, number>} */
function owners() {
  const mongo = Object.keys(mongoUsers).map(mongoUriName);
  const own = [
    'MASTER_KEY',
    'VAULT_KEY',
    'SEARCH_PEPPER',
    'TOKEN_PRIVATE_KEY',
    'EXPORT_PRIVATE_KEY',
    ...Object.keys(givenOutside),
  ];
  const bus = ['portal', 'identity', 'company-check', 'core-banking', 'notification', 'worker', 'event-bridge'];
  const engines = ['NATS_CONFIG', 'TEMPORAL_CONFIG', 'TEMPORAL_DB_PASSWORD', 'MONGO_ADMIN_PASSWORD'];
  const ofOurs = [
    ...own,
    ...previousKeys,
    ...connectedServices.map(connectionKeyName),
    ...mongo,
    ...bus.map(natsPasswordName),
    natsPasswordName('operator'),
    ...engines,
    ...certificateFiles.filter((name) => name !== ofMongo),
  ];
  const ofDatabases = ['MONGO_KEYFILE', 'MONGO_ROOT_PASSWORD', 'POSTGRES_PASSWORD', ofMongo];
  return Object.fromEntries([...ofOurs.map((name) => [name, ours]), ...ofDatabases.map((name) => [name, databases])]);
}

/**
 * Gives each file to its reader. Only root can do that; for another user the files keep their owner.
 * @param {string} data
 * @param {Readonly<Record<string, number>>} readers
 */
export function handOver(data, readers) {
  const missing = certificateFiles.filter((name) => !existsSync(join(data, 'secrets', name)));
  if (missing.length > 0)
    throw new UserError(`The certificates of the engines are missing: ${missing.join(', ')}`, [
      'run "prepare" by docker compose, which runs "certificates" before it',
    ]);
  for (const [name, uid] of Object.entries(readers)) {
    const path = join(data, 'secrets', name);
    chownSync(path, uid, uid);
    chmodSync(path, name === authority ? 0o444 : 0o400);
  }
}
