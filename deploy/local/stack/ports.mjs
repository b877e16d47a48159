import { createServer } from 'node:net';
import { UserError } from '../command-line/user-error.mjs';

/**
 * Every port of the stack: its variable, default and listener. `KONTOR_PORT_BASE` sets all of them consecutively, in
 * this order; a port's own variable takes precedence.
 */
export const portTable = /** @type {const} */ ([
  { variable: 'KONTOR_PORT', standard: 8080, what: 'portal' },
  { variable: 'MAIL_PORT', standard: 8025, what: 'inbox of the mail sink' },
  { variable: 'SANDBOX_PORT', standard: 8090, what: 'provider sandbox' },
  { variable: 'TEMPORAL_UI_PORT', standard: 8233, what: 'Temporal UI' },
  { variable: 'TEMPORAL_PORT', standard: 7233, what: 'Temporal' },
  { variable: 'MONGO_PORT', standard: 27_027, what: 'MongoDB' },
  { variable: 'NATS_PORT', standard: 4222, what: 'NATS' },
  { variable: 'NATS_MONITOR_PORT', standard: 8222, what: 'NATS monitoring' },
  { variable: 'SMTP_PORT', standard: 1025, what: 'SMTP of the mail sink' },
  { variable: 'PORTAL_HEALTH_PORT', standard: 8100, what: 'health of portal' },
  { variable: 'IDENTITY_HEALTH_PORT', standard: 8101, what: 'health of identity' },
  { variable: 'COMPANY_CHECK_HEALTH_PORT', standard: 8102, what: 'health of company-check' },
  { variable: 'CORE_BANKING_HEALTH_PORT', standard: 8103, what: 'health of core-banking' },
  { variable: 'NOTIFICATION_HEALTH_PORT', standard: 8104, what: 'health of notification' },
  { variable: 'WORKER_HEALTH_PORT', standard: 8105, what: 'health of worker' },
  { variable: 'EVENT_BRIDGE_HEALTH_PORT', standard: 8106, what: 'health of event-bridge' },
  { variable: 'SANDBOX_HEALTH_PORT', standard: 8107, what: 'health of sandbox' },
  { variable: 'IDENTITY_WEBHOOK_PORT', standard: 8111, what: 'webhooks of identity' },
  { variable: 'COMPANY_CHECK_WEBHOOK_PORT', standard: 8112, what: 'webhooks of company-check' },
]);

/** @typedef {(typeof portTable)[number]['variable']} PortVariable */
/** @typedef {Readonly<Record<PortVariable, number>>} Ports */

/**
 * @param {string} variable
 * @param {string} value
 * @returns {number}
 */
function parsePort(variable, value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`${variable}=${value} is not a port`, [`set ${variable} to a number from 1 to 65535`]);
  }
  return port;
}

/**
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {Ports}
 */
export function resolvePorts(env) {
  const base = env.KONTOR_PORT_BASE === undefined ? undefined : parsePort('KONTOR_PORT_BASE', env.KONTOR_PORT_BASE);
  const entries = portTable.map(({ variable, standard }, index) => {
    const own = env[variable];
    if (own !== undefined) return [variable, parsePort(variable, own)];
    return [variable, base === undefined ? standard : base + index];
  });
  return /** @type {Ports} */ (Object.fromEntries(entries));
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} whether somebody else already listens there
 */
export function isTaken(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/**
 * @param {Ports} ports
 * @param {readonly PortVariable[]} variables those that this start is going to listen on
 * @throws {UserError} naming each taken port with its variable
 */
export async function refuseTakenPorts(ports, variables) {
  const used = portTable.filter(({ variable }) => variables.includes(variable));
  const checked = await Promise.all(used.map(async (row) => ({ ...row, taken: await isTaken(ports[row.variable]) })));
  const taken = checked.filter((row) => row.taken);
  if (taken.length === 0) return;
  throw new UserError(
    `Taken port${taken.length > 1 ? 's' : ''}: ${taken.map((row) => `${ports[row.variable]} (${row.what}, ${row.variable})`).join(', ')}`,
    [
      ...taken.map((row) => `choose another one: ${row.variable}=${ports[row.variable] + 1} npm start`),
      'or move all ports at once: KONTOR_PORT_BASE=18000 npm start',
    ],
  );
}
