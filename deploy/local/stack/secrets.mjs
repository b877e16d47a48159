import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsUsers } from '../../engines/nats-permissions.mjs';

/** Secrets of one instance: created once, readable by the owner only, passed to processes as files. */

const key = () => randomBytes(32).toString('base64');
const password = () => randomBytes(24).toString('base64url');
/** The form that Standard Webhooks requires. */
const webhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const signingKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Services that keep connections to providers.
 * @typedef {typeof connectedServices[number]} ConnectedService
 */
export const connectedServices = /** @type {const} */ (['identity', 'company-check', 'core-banking']);

/** @type {Readonly<Record<string, () => string>>} */
const makers = {
  MASTER_KEY: key,
  VAULT_KEY: key,
  SEARCH_PEPPER: key,
  TOKEN_PRIVATE_KEY: signingKey,
  EXPORT_PRIVATE_KEY: signingKey,
  BANKING_SECRET: password,
  BANKING_WEBHOOK_SECRET: webhookSecret,
  ONBOARDING_SUBSCRIPTION_KEY: password,
  ONBOARDING_WEBHOOK_SECRET: webhookSecret,
  COMPANY_CHECK_CLIENT_SECRET: password,
  COMPANY_CHECK_WEBHOOK_SECRET: webhookSecret,
  CORE_BANKING_API_KEY: password,
  ...Object.fromEntries(connectedServices.map((service) => [connectionKeyName(service), key])),
  ...Object.fromEntries(natsUsers.map((user) => [natsPasswordName(user), password])),
};

/**
 * @param {string} data
 * @param {string} name
 * @returns {string} the file with what came before the secret, newest first, one a line
 */
export function previousFile(data, name) {
  return join(data, 'secrets', `${name}_PREVIOUS`);
}

/**
 * @param {string} path
 * @param {string} text
 */
function replace(path, text) {
  writeFileSync(`${path}.draft`, text, { mode: 0o600 });
  renameSync(`${path}.draft`, path);
}

/**
 * Creates a secret anew. The old one is stored before the new one becomes valid, so that a crash loses neither.
 * @param {string} data
 * @param {string} name
 * @param {{ keeps: 'none' | 'last' | 'all' }} options which of the secrets before stay known
 */
export function renewSecret(data, name, { keeps }) {
  const make = makers[name];
  if (make === undefined) throw new Error(`no secret is called ${name}`);
  const path = join(data, 'secrets', name);
  const previous = previousFile(data, name);
  const before = keeps === 'all' && existsSync(previous) ? readFileSync(previous, 'utf8').trim() : '';
  if (keeps !== 'none') replace(previous, [readFileSync(path, 'utf8').trim(), before].filter(Boolean).join('\n'));
  replace(path, make());
}

/**
 * Deletes the previous values of a secret. The empty file remains because running processes have its name.
 * @param {string} data
 * @param {string} name
 */
export function retireSecret(data, name) {
  replace(previousFile(data, name), '');
}

/**
 * @param {string} user
 * @returns {string}
 */
export function natsPasswordName(user) {
  return `NATS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`;
}

/**
 * @param {ConnectedService} service
 * @returns {string} the key that seals its connections
 */
export function connectionKeyName(service) {
  return `CONNECTION_KEY_${service.toUpperCase().replaceAll('-', '_')}`;
}

/**
 * @param {string} data the instance's data folder
 * @returns {{ file: (name: string) => string, value: (name: string) => string }}
 */
export function openSecrets(data) {
  const folder = join(data, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const [name, make] of Object.entries(makers)) {
    const path = join(folder, name);
    if (existsSync(path)) continue;
    writeFileSync(`${path}.draft`, make(), { mode: 0o600 });
    renameSync(`${path}.draft`, path);
  }
  /** @param {string} name */
  const file = (name) => {
    if (makers[name] === undefined) throw new Error(`no secret is called ${name}`);
    return join(folder, name);
  };
  return { file, value: (name) => readFileSync(file(name), 'utf8') };
}
