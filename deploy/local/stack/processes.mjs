import { inRoot } from '../command-line/paths.mjs';
import { plainEnvironment, processEnvironment } from './process-environment.mjs';

/**
 * Our processes as one table: what runs, where it listens, when it starts.
 *
 * @typedef {import('./ports.mjs').PortVariable} PortVariable
 * @typedef {object} ProcessRow
 * @property {string} name
 * @property {string} main relative to the root
 * @property {PortVariable} health
 * @property {readonly PortVariable[]} ports besides its health port
 * @property {'outside' | 'services' | 'workflow' | 'edge'} group
 * @property {number} youngMb largest half of V8's young generation, MB; V8's own limit is 16
 */

/**
 * V8 lets the young generation grow while the modules are loaded, and gives nothing of it back. With a half of 8 MB the
 * work takes 3 % longer than with 16, with 4 MB 18 %.
 */
const [busy, light] = [8, 4];

/** @type {readonly ProcessRow[]} */
export const manifest = [
  {
    name: 'mail-sink',
    main: 'deploy/engines/mail/main.mjs',
    health: 'MAIL_PORT',
    ports: ['SMTP_PORT'],
    group: 'outside',
    youngMb: light,
  },
  {
    name: 'sandbox',
    main: 'services/sandbox/dist/main.js',
    health: 'SANDBOX_HEALTH_PORT',
    ports: ['SANDBOX_PORT'],
    group: 'outside',
    youngMb: light,
  },
  {
    name: 'identity',
    main: 'services/identity/dist/main.js',
    health: 'IDENTITY_HEALTH_PORT',
    ports: ['IDENTITY_WEBHOOK_PORT'],
    group: 'services',
    youngMb: busy,
  },
  {
    name: 'company-check',
    main: 'services/company-check/dist/main.js',
    health: 'COMPANY_CHECK_HEALTH_PORT',
    ports: ['COMPANY_CHECK_WEBHOOK_PORT'],
    group: 'services',
    youngMb: light,
  },
  {
    name: 'core-banking',
    main: 'services/core-banking/dist/main.js',
    health: 'CORE_BANKING_HEALTH_PORT',
    ports: [],
    group: 'services',
    youngMb: light,
  },
  {
    name: 'notification',
    main: 'services/notification/dist/main.js',
    health: 'NOTIFICATION_HEALTH_PORT',
    ports: [],
    group: 'services',
    youngMb: busy,
  },
  {
    name: 'worker',
    main: 'workflows/dist/worker.js',
    health: 'WORKER_HEALTH_PORT',
    ports: [],
    group: 'workflow',
    youngMb: busy,
  },
  {
    name: 'event-bridge',
    main: 'workflows/dist/event-bridge.js',
    health: 'EVENT_BRIDGE_HEALTH_PORT',
    ports: [],
    group: 'workflow',
    youngMb: light,
  },
  {
    name: 'portal',
    main: 'services/portal/dist/main.js',
    health: 'PORTAL_HEALTH_PORT',
    ports: ['KONTOR_PORT'],
    group: 'edge',
    youngMb: busy,
  },
];

/** What V8 compiled of our modules at an earlier start; it is filled when a process ends. */
const compileCache = inRoot('node_modules/.cache/kontor/compile');

/** Groups start one after the other; the processes of one group start concurrently. */
export const startGroups = /** @type {const} */ (['outside', 'services', 'workflow', 'edge']);

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function answersOk(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await answer.body?.cancel();
  return answer.ok;
}

/**
 * @param {ProcessRow} row
 * @param {import('./process-environment.mjs').Setting} setting
 * @returns {import('../supervisor/child.mjs').ProcessSpec}
 */
export function processSpec(row, setting) {
  const health = setting.ports[row.health];
  const env = row.name === 'mail-sink' ? mailEnvironment(setting) : processEnvironment(row.name, setting, health);
  return {
    name: row.name,
    command: process.execPath,
    args: ['--enable-source-maps', `--max-semi-space-size=${row.youngMb}`, inRoot(row.main)],
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    ports: [health, ...row.ports.map((variable) => setting.ports[variable])],
    answers: () => answersOk(`http://127.0.0.1:${health}/readyz`),
  };
}

/**
 * @param {import('./process-environment.mjs').Setting} setting
 * @returns {Record<string, string>}
 */
function mailEnvironment({ data, ports, env }) {
  return {
    ...plainEnvironment(env),
    MAIL_DATA: data,
    MAIL_PORT: String(ports.MAIL_PORT),
    SMTP_PORT: String(ports.SMTP_PORT),
  };
}
