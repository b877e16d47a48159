import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../local/command-line/paths.mjs';

/**
 * docker-compose.yml as compose reads it, with the variables of one of the environment files.
 *
 * @typedef {object} Service
 * @property {string} image
 * @property {{ args: { SERVICE: string } }} [build]
 * @property {string} [user]
 * @property {readonly string[]} [profiles]
 * @property {Record<string, string>} [environment]
 * @property {readonly string[]} [secrets]
 * @property {readonly string[]} [networks]
 * @property {readonly string[]} [ports]
 * @property {readonly string[]} [command]
 * @property {readonly string[]} [entrypoint]
 * @property {{ test?: readonly string[], disable?: boolean }} [healthcheck]
 * @property {Record<string, { condition: string, required?: boolean }>} [depends_on]
 * @property {{ resources: { limits: { cpus: string, memory: string, pids: number } } }} deploy
 * @property {boolean} [read_only]
 * @property {readonly string[]} [cap_drop]
 * @property {readonly string[]} [security_opt]
 * @property {string} [restart]
 *
 * @typedef {{ services: Record<string, Service>, networks: Record<string, { internal?: boolean }>, secrets: Record<string, { file: string }> }} Compose
 */

/**
 * @param {string} path of an environment file
 * @returns {Record<string, string>}
 */
export function readEnvFile(path) {
  const lines = readFileSync(inRoot(path), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/**
 * @param {string} text
 * @param {Readonly<Record<string, string>>} env
 * @returns {string}
 */
function interpolate(text, env) {
  return text.replace(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_whole, name, kind, rest) => {
    const value = env[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest ?? '';
  });
}

/** @param {unknown} node @param {Readonly<Record<string, string>>} env @returns {unknown} */
function interpolateAll(node, env) {
  if (typeof node === 'string') return interpolate(node, env);
  if (Array.isArray(node)) return node.map((one) => interpolateAll(one, env));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, interpolateAll(value, env)]));
}

/**
 * @param {Readonly<Record<string, string>>} env
 * @returns {Compose}
 */
export function readCompose(env) {
  const raw = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true });
  return /** @type {Compose} */ (interpolateAll(raw, env));
}

export const demo = readEnvFile('deploy/docker/demo.env');

/** The template of production, filled in as a bank would. */
export const production = {
  ...readEnvFile('deploy/docker/production.env'),
  KONTOR_INSTANCE: 'bank',
  APP_URL: 'https://konto.bank.example',
  IDENTITY_WEBHOOK_URL: 'https://webhooks.bank.example/identity',
  COMPANY_CHECK_WEBHOOK_URL: 'https://webhooks.bank.example/company-check',
  BANKING_URL: 'https://banking.provider.example/v1',
  BANKING_USER: 'bank',
  COMPANY_CHECK_URL: 'https://check.provider.example',
  COMPANY_CHECK_CLIENT_ID: 'bank',
  CORE_BANKING_URL: 'https://core.bank.example',
  CORE_BANKING_BRANCH: '100',
  CORE_BANKING_ADVISOR: '4711',
  MAIL_FROM: 'Bank <konto@bank.example>',
};
