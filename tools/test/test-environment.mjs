import { join } from 'node:path';
import { operator } from '../../deploy/engines/nats-permissions.mjs';
import { natsMonitorUrl } from '../../deploy/local/stack/engines.mjs';
import { controlSocket } from '../../deploy/local/command-line/paths.mjs';
import { portTable } from '../../deploy/local/stack/ports.mjs';
import { natsPasswordName } from '../../deploy/local/stack/secrets.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { obtainBrowser } from './browser.mjs';
import { needBrowser } from './choice.mjs';

/**
 * The person's environment with other ports and folders than those of `npm start`.
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @param {string} portBase
 * @returns {import('../../deploy/local/command-line/environment.mjs').Environment}
 */
export function testEnvironment(env, portBase) {
  const ports = new Set(/** @type {string[]} */ (portTable.map(({ variable }) => variable)));
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !ports.has(name) && name !== 'SMTP_URL')),
    KONTOR_DATA: env.KONTOR_TEST_DATA ?? '.kontor-test',
    KONTOR_PORT_BASE: portBase,
    LOG_LEVEL: env.LOG_LEVEL ?? 'info',
  };
}

/**
 * Addresses of the stack for the suites. Only the bus's operator has a password here.
 * @param {import('../../deploy/local/stack/stack.mjs').Stack} stack
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 * @returns {Record<string, string>}
 */
export function suiteEnvironment({ context, setting }, engines) {
  const { ports, data, env, secrets } = context;
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const healths = portTable
    .filter(({ variable }) => variable.endsWith('_HEALTH_PORT'))
    .map(({ variable }) => [variable.replace(/_PORT$/, '_URL'), local(ports[variable])]);
  return {
    ...env,
    ...Object.fromEntries(portTable.map(({ variable }) => [variable, String(ports[variable])])),
    ...Object.fromEntries(healths),
    KONTOR_PROFILE: 'test',
    KONTOR_INSTANCE: setting.instance,
    KONTOR_URL: local(ports.KONTOR_PORT),
    MAIL_URL: local(ports.MAIL_PORT),
    SANDBOX_URL: local(ports.SANDBOX_PORT),
    IDENTITY_WEBHOOK_URL: local(ports.IDENTITY_WEBHOOK_PORT),
    COMPANY_CHECK_WEBHOOK_URL: local(ports.COMPANY_CHECK_WEBHOOK_PORT),
    MONGODB_URI: setting.addresses.mongodbUri,
    MONGO_KIND: engines.mongo.kind,
    SMTP_URL: setting.addresses.smtpUrl,
    NATS_URL: setting.addresses.natsUrl,
    NATS_MONITOR_URL: natsMonitorUrl({ ports, env }),
    NATS_USER: engines.nats.kind === 'server' ? operator : (env.NATS_USER ?? ''),
    NATS_PASSWORD:
      engines.nats.kind === 'server' ? secrets.value(natsPasswordName(operator)) : (env.NATS_PASSWORD ?? ''),
    NATS_SERVER_BIN: engines.nats.path,
    TEMPORAL_ADDRESS: setting.addresses.temporalAddress,
    TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE ?? 'default',
    TEMPORAL_CLI_PATH: engines.temporal.cli,
    KONTOR_CONTROL: controlSocket(data),
    KONTOR_DATA: data,
    KONTOR_SECRETS: join(data, 'secrets'),
    KONTOR_LOG: join(data, 'logs', 'kontor.log'),
  };
}

/**
 * @typedef {object} Environments
 * @property {Record<string, string>} plain of tests without the stack
 * @property {Record<string, string>} env
 * @property {Record<string, string>} browsing with the browser
 */

/**
 * @param {import('./suites.mjs').Run} run
 * @returns {Promise<Environments>}
 */
export async function environmentsOf({ choice, stack, engines }) {
  const plain = { ...environment, TEMPORAL_CLI_PATH: engines.temporal.cli };
  const env = stack === undefined ? plain : suiteEnvironment(stack, engines);
  const needsBrowser = choice.only.some((suite) => needBrowser.includes(suite));
  const browsing = needsBrowser ? { ...env, CHROMIUM_BIN: await obtainBrowser(environment) } : env;
  return { plain, env, browsing };
}
