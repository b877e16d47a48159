import { readFileSync } from 'node:fs';
import { UserError } from '../local/command-line/user-error.mjs';

/**
 * How the supervisor reaches engines that run already: the variables by which the processes reach them, too
 * (services/platform/src/engines). They count only beside the address of such an engine.
 *
 * @typedef {import('../local/command-line/environment.mjs').Environment} Environment
 */

/** By the variable with the address of the engine. */
const accessVariables = /** @type {const} */ ({
  NATS_URL: [
    ...['NATS_NKEY_SEED', 'NATS_CREDENTIALS', 'NATS_CA', 'NATS_CERTIFICATE', 'NATS_CERTIFICATE_KEY'],
    ...['NATS_USER', 'NATS_PASSWORD'],
  ],
  MONGODB_URI: [
    ...['MONGODB_CA', 'MONGODB_CERTIFICATE', 'MONGODB_CERTIFICATE_KEY'],
    ...['MONGODB_USER', 'MONGODB_PASSWORD'],
  ],
  TEMPORAL_ADDRESS: ['TEMPORAL_CA', 'TEMPORAL_CERTIFICATE', 'TEMPORAL_CERTIFICATE_KEY', 'TEMPORAL_API_KEY'],
});
/** @typedef {keyof typeof accessVariables} AddressVariable */

/**
 * @param {Environment} env
 * @param {string} name
 * @returns {string | undefined} its value, or that in the file of `NAME_FILE`
 */
function read(env, name) {
  const file = env[`${name}_FILE`];
  if (env[name] !== undefined || file === undefined) return env[name];
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new UserError(`${name}_FILE names a file that cannot be read`, ['correct it']);
  }
}

/**
 * @param {Environment} env
 * @param {AddressVariable} address
 * @returns {Record<string, string>} what is given for an engine that runs already, by variable without `_FILE`
 */
function given(env, address) {
  if (env[address] === undefined) return {};
  return Object.fromEntries(
    accessVariables[address].flatMap((name) => {
      const value = read(env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * @param {Environment} env
 * @param {readonly string[]} addresses variables of the addresses that a process has
 * @returns {Record<string, string>} what a process is given for engines that run already, as the person gave it
 */
export function engineAccess(env, addresses) {
  const isGiven = (/** @type {string} */ address) => addresses.includes(address) && env[address] !== undefined;
  const names = Object.entries(accessVariables).flatMap(([address, variables]) => (isGiven(address) ? variables : []));
  const both = names.flatMap((name) => [name, `${name}_FILE`]);
  return Object.fromEntries(both.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * @param {Environment} env
 * @returns {boolean} whether a process proves its user at NATS by a key or a JWT, so that a password is too much
 */
export function provesByKey(env) {
  return Object.keys(engineAccess(env, ['NATS_URL'])).some((name) => /^NATS_(NKEY_SEED|CREDENTIALS)/.test(name));
}

/**
 * @param {string} address of MongoDB (one scheme, hosts by comma), NATS (addresses by comma) or Temporal
 * @returns {boolean} whether it stays on this machine
 */
function isLoopback(address) {
  if (address.startsWith('mongodb+srv:')) return false;
  const hosts = address.split(',').map((part) =>
    (
      part
        .trim()
        .replace(/^[a-z\d+.-]+:\/\//i, '')
        .split(/[/?#]/)[0] ?? ''
    )
      .replace(/^.*@/, '')
      .replace(/:\d+$/, ''),
  );
  return hosts.every((host) => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host));
}

/**
 * What the supervisor, a backup or a restore sends to another machine is never readable on its way, in any profile.
 * @param {Environment} env
 * @param {AddressVariable} variable
 * @param {boolean} isTls
 * @throws {UserError} naming the variables
 */
function refuseInClear(env, variable, isTls) {
  const address = env[variable];
  if (address === undefined || isTls || isLoopback(address)) return;
  const [engine] = variable.split('_');
  throw new UserError(`${variable} names another machine, which is reached by TLS only`, [
    `name the certificate of its CA in ${engine}_CA_FILE: docs/engines.md`,
  ]);
}

/**
 * @param {string} [uri]
 * @returns {boolean} whether an address of MongoDB asks for TLS by itself, and for nothing that takes its check away
 */
function asksForMongoTls(uri = '') {
  const [start = '', query = '', ...more] = uri.split('?');
  const options = new Map([...new URLSearchParams(query.toLowerCase())]);
  if (more.length > 0 || uri.includes('#') || [...options.keys()].some((name) => /insecure|allowinvalid/.test(name)))
    return false;
  const asked = options.get('tls') ?? options.get('ssl');
  return asked === undefined ? start.startsWith('mongodb+srv:') : asked === 'true';
}

/**
 * @param {Environment} env
 * @returns {import('mongodb').MongoClientOptions} besides the address
 * @throws {UserError} for another machine without TLS
 */
export function mongoAccess(env) {
  const { MONGODB_CA: ca, MONGODB_CERTIFICATE: cert, ...rest } = given(env, 'MONGODB_URI');
  const { MONGODB_CERTIFICATE_KEY: key, MONGODB_USER: username, MONGODB_PASSWORD: password } = rest;
  refuseInClear(env, 'MONGODB_URI', ca !== undefined || cert !== undefined || asksForMongoTls(env.MONGODB_URI));
  return {
    ...(ca === undefined && cert === undefined ? {} : { tls: true }),
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
    ...(username === undefined || password === undefined ? {} : { auth: { username, password } }),
  };
}

/**
 * By the Temporal CLI's own variables: on its command line every user of the machine could read the key.
 * @param {Environment} env
 * @returns {Record<string, string>}
 * @throws {UserError} for another machine without TLS
 */
export function temporalAccess(env) {
  const names = {
    TEMPORAL_CA: 'TEMPORAL_TLS_SERVER_CA_CERT_DATA',
    TEMPORAL_CERTIFICATE: 'TEMPORAL_TLS_CLIENT_CERT_DATA',
    TEMPORAL_CERTIFICATE_KEY: 'TEMPORAL_TLS_CLIENT_KEY_DATA',
    TEMPORAL_API_KEY: 'TEMPORAL_API_KEY',
  };
  const values = given(env, 'TEMPORAL_ADDRESS');
  refuseInClear(env, 'TEMPORAL_ADDRESS', Object.keys(values).length > 0);
  return Object.fromEntries(
    Object.entries(names).flatMap(([ours, name]) => (values[ours] === undefined ? [] : [[name, values[ours]]])),
  );
}

/**
 * @param {Environment} env
 * @returns {Promise<import('@nats-io/transport-node').NodeConnectionOptions>} besides the address
 * @throws {UserError} for another machine without TLS, and for a user in the address, which messages name
 */
export async function natsAccess(env) {
  const { NATS_CA: ca, NATS_CERTIFICATE: cert, NATS_CERTIFICATE_KEY: key, ...proof } = given(env, 'NATS_URL');
  const { NATS_USER: user, NATS_PASSWORD: pass, NATS_NKEY_SEED: seed, NATS_CREDENTIALS: credentials } = proof;
  const isTls = ca !== undefined || cert !== undefined || (env.NATS_URL ?? '').includes('tls://');
  if (env.NATS_URL?.includes('@') === true)
    throw new UserError('NATS_URL holds a user', ['give NATS_USER, and its proof in a file: docs/engines.md']);
  refuseInClear(env, 'NATS_URL', isTls);
  const tls = {
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
  };
  const { credsAuthenticator, nkeyAuthenticator } = await import('@nats-io/transport-node');
  return {
    ...(isTls ? { tls } : {}),
    ...(user === undefined ? {} : { inboxPrefix: `_INBOX_${user}` }),
    ...(seed === undefined ? {} : { authenticator: nkeyAuthenticator(Buffer.from(seed.trim())) }),
    ...(credentials === undefined ? {} : { authenticator: credsAuthenticator(Buffer.from(credentials)) }),
    ...(user === undefined || pass === undefined ? {} : { user, pass }),
  };
}
