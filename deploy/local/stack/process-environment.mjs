import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { engineAccess, provesByKey } from '../../engines/engine-access.mjs';
import { connectionKeyName, natsPasswordName, previousFile } from './secrets.mjs';
import { inRoot } from '../command-line/paths.mjs';

/**
 * The environment of each of our processes. A variable that the person has set takes precedence, so that a real
 * provider or relay can replace a stand-in.
 *
 * @typedef {object} Setting
 * @property {string} data
 * @property {import('./ports.mjs').Ports} ports
 * @property {import('./stack.mjs').Profile} profile of all but the stand-ins
 * @property {string} instance
 * @property {{ file: (name: string) => string }} secrets
 * @property {{ mongodbUri: string, natsUrl: string, temporalAddress: string, smtpUrl: string }} addresses
 * @property {import('../command-line/environment.mjs').Environment} env the person's environment
 */

/** Variables that every process inherits from the person's environment. */
const handedOn = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'],
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'LOG_LEVEL',
  'HOST',
];

/**
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {Record<string, string>}
 */
export function plainEnvironment(env) {
  return Object.fromEntries(handedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * Variables by name; one that ends in `_FILE` names a file of the data folder.
 * @param {Setting} setting
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
function secretFiles({ secrets }, names) {
  return Object.fromEntries(names.map((name) => [`${name}_FILE`, secrets.file(name)]));
}

/**
 * The previous values of a secret that is being rotated; without a rotation there is no such file.
 * @param {Setting} setting
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
function olderFiles({ data }, names) {
  const there = names.filter((name) => existsSync(previousFile(data, name)));
  return Object.fromEntries(there.map((name) => [`${name}_PREVIOUS_FILE`, previousFile(data, name)]));
}

const providerSecrets = {
  banking: ['BANKING_SECRET', 'BANKING_WEBHOOK_SECRET'],
  onboarding: ['ONBOARDING_SUBSCRIPTION_KEY', 'ONBOARDING_WEBHOOK_SECRET'],
  companyCheck: ['COMPANY_CHECK_CLIENT_SECRET', 'COMPANY_CHECK_WEBHOOK_SECRET'],
  coreBanking: ['CORE_BANKING_API_KEY'],
};

/** Client ids of the portal at the providers; not secret. */
const accounts = { BANKING_USER: 'kontor', ONBOARDING_CLIENT_ID: 'kontor', COMPANY_CHECK_CLIENT_ID: 'kontor' };

/**
 * @param {Setting} setting
 * @param {string} user
 */
function bus({ addresses, secrets, env }, user) {
  const at = { NATS_URL: addresses.natsUrl, NATS_USER: user };
  return provesByKey(env) ? at : { ...at, NATS_PASSWORD_FILE: secrets.file(natsPasswordName(user)) };
}

/**
 * Each service seals its connections under a key of its own.
 * @param {Setting} setting
 * @param {import('./secrets.mjs').ConnectedService} service
 */
function connectionKey({ secrets }, service) {
  return { CONNECTION_KEY_FILE: secrets.file(connectionKeyName(service)) };
}

/**
 * Connections to the stand-ins: imported at the first start, or, where the bank is set up in the back office, only the
 * addresses that may be chosen there.
 * @param {Setting} setting
 * @param {{ imported: () => Record<string, string>, choosable: Record<string, string> }} connections
 */
function providers({ profile }, { imported, choosable }) {
  return profile === 'production' ? choosable : imported();
}

/** @param {Setting} setting */
function temporal({ addresses, env }) {
  return { TEMPORAL_ADDRESS: addresses.temporalAddress, TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE ?? 'default' };
}

/** @type {Readonly<Record<string, (setting: Setting, local: (port: import('./ports.mjs').PortVariable) => string) => Record<string, string>>>} */
const own = {
  sandbox: (setting, local) => ({
    SANDBOX_PORT: String(setting.ports.SANDBOX_PORT),
    SANDBOX_DATA: join(setting.data, 'sandbox'),
    SANDBOX_PUBLIC_URL: `http://localhost:${setting.ports.SANDBOX_PORT}`,
    BANKING_WEBHOOK_URL: `${local('IDENTITY_WEBHOOK_PORT')}/webhooks/banking`,
    ONBOARDING_WEBHOOK_URL: `${local('IDENTITY_WEBHOOK_PORT')}/webhooks/identity-onboarding`,
    COMPANY_CHECK_WEBHOOK_URL: `${local('COMPANY_CHECK_WEBHOOK_PORT')}/webhooks/company-check`,
    ...accounts,
    ...secretFiles(setting, Object.values(providerSecrets).flat()),
    ...(setting.profile === 'test' ? { SANDBOX_STEP_MS: '150', SANDBOX_IDLE_MS: '6000' } : {}),
  }),
  identity: (setting, local) => ({
    MONGODB_URI: setting.addresses.mongodbUri,
    ...connectionKey(setting, 'identity'),
    ...bus(setting, 'identity'),
    ...secretFiles(setting, ['BANKING_WEBHOOK_SECRET']),
    ...providers(setting, {
      imported: () => ({
        BANKING_URL: `${local('SANDBOX_PORT')}/banking/v1`,
        ONBOARDING_URL: `${local('SANDBOX_PORT')}/onboarding/v1`,
        ...accounts,
        ...secretFiles(setting, ['BANKING_SECRET', ...providerSecrets.onboarding]),
      }),
      choosable: {
        BANKING_HOSTS: `production=${local('SANDBOX_PORT')}/banking/v1`,
        ONBOARDING_HOSTS: `production=${local('SANDBOX_PORT')}/onboarding/v1`,
      },
    }),
    ...olderFiles(setting, ['BANKING_WEBHOOK_SECRET', 'ONBOARDING_WEBHOOK_SECRET']),
    WEBHOOK_PORT: String(setting.ports.IDENTITY_WEBHOOK_PORT),
    WEBHOOK_PUBLIC_URL: local('IDENTITY_WEBHOOK_PORT'),
  }),
  'company-check': (setting, local) => ({
    MONGODB_URI: setting.addresses.mongodbUri,
    ...connectionKey(setting, 'company-check'),
    ...bus(setting, 'company-check'),
    ...secretFiles(setting, ['COMPANY_CHECK_WEBHOOK_SECRET']),
    ...providers(setting, {
      imported: () => ({
        COMPANY_CHECK_URL: `${local('SANDBOX_PORT')}/company-check`,
        ...accounts,
        ...secretFiles(setting, ['COMPANY_CHECK_CLIENT_SECRET']),
      }),
      choosable: { COMPANY_CHECK_HOSTS: `production=${local('SANDBOX_PORT')}/company-check` },
    }),
    ...olderFiles(setting, ['COMPANY_CHECK_WEBHOOK_SECRET']),
    WEBHOOK_PORT: String(setting.ports.COMPANY_CHECK_WEBHOOK_PORT),
    WEBHOOK_PUBLIC_URL: local('COMPANY_CHECK_WEBHOOK_PORT'),
  }),
  'core-banking': (setting, local) => ({
    MONGODB_URI: setting.addresses.mongodbUri,
    ...connectionKey(setting, 'core-banking'),
    ...bus(setting, 'core-banking'),
    ...secretFiles(setting, providerSecrets.coreBanking),
    ...providers(setting, {
      imported: () => ({
        CORE_BANKING_URL: `${local('SANDBOX_PORT')}/core-banking/v1`,
        CORE_BANKING_BRANCH: '100',
        CORE_BANKING_ADVISOR: '4711',
      }),
      choosable: { CORE_BANKING_ADDRESSES: `${local('SANDBOX_PORT')}/core-banking/v1` },
    }),
  }),
  notification: (setting) => ({
    MONGODB_URI: setting.addresses.mongodbUri,
    ...bus(setting, 'notification'),
    SMTP_URL: setting.addresses.smtpUrl,
    MAIL_FROM: 'Kontor <noreply@kontor.test>',
  }),
  worker: (setting) => ({
    ...bus(setting, 'worker'),
    ...temporal(setting),
    WORKFLOW_BUNDLE: inRoot('workflows/dist/workflow-bundle.js'),
  }),
  'event-bridge': (setting) => ({ ...bus(setting, 'event-bridge'), ...temporal(setting) }),
  portal: (setting) => ({
    MONGODB_URI: setting.addresses.mongodbUri,
    ...bus(setting, 'portal'),
    ...temporal(setting),
    KONTOR_PORT: String(setting.ports.KONTOR_PORT),
    WEB_CUSTOMER_DIST: inRoot('web-customer/dist/app'),
    WEB_ADMIN_DIST: inRoot('web-admin/dist/app'),
    ...(setting.profile === 'production' ? {} : { SAMPLE_BANK_DIR: inRoot('deploy/sample-bank'), DEMO_STAFF: '1' }),
    ...(setting.env.TEMPORAL_ADDRESS === undefined
      ? { TEMPORAL_UI_URL: `http://localhost:${setting.ports.TEMPORAL_UI_PORT}` }
      : {}),
    ...(setting.profile === 'test' ? { RATE_LIMIT_FACTOR: '1000' } : {}),
    ...secretFiles(setting, ['MASTER_KEY', 'VAULT_KEY', 'SEARCH_PEPPER', 'TOKEN_PRIVATE_KEY', 'EXPORT_PRIVATE_KEY']),
    ...olderFiles(setting, ['MASTER_KEY', 'VAULT_KEY']),
  }),
};

const scannerVariables = ['CLAMD_HOST', 'CLAMD_PORT'];
const networkVariables = ['TRUST_PROXY', 'BANK_NETWORKS', 'RATE_LIMIT_FACTOR'];

/** Optional variables without a default that a process accepts from the person. */
const optional = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  identity: ['ONBOARDING_ACTIVE', 'BANKING_HOSTS', 'ONBOARDING_HOSTS'],
  'company-check': ['COMPANY_CHECK_HOSTS'],
  'core-banking': ['CORE_BANKING_ADDRESSES'],
  portal: ['TEMPORAL_UI_URL', 'CASE_POLICY', 'ACCESS_TOKEN_SECONDS', ...networkVariables, ...scannerVariables],
});

/**
 * The sandbox never runs in the profile of a bank; beside one it is an outside provider.
 * @param {string} name of the process
 * @param {Setting} setting
 */
function profileOf(name, { profile }) {
  return name === 'sandbox' && profile === 'production' ? 'demo' : profile;
}

/** The spans' collector, if any; the stand-ins of the providers export no spans. */
const telemetry = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'];

/**
 * @param {string} name of the process
 * @param {Setting} setting
 * @param {number} healthPort
 * @returns {Record<string, string>}
 */
export function processEnvironment(name, setting, healthPort) {
  const { ports, env } = setting;
  /** @type {Record<string, string>} */
  const values = {
    APP_URL: `http://localhost:${ports.KONTOR_PORT}`,
    ...own[name]?.(setting, (variable) => `http://127.0.0.1:${ports[variable]}`),
  };
  const wanted = [...Object.keys(values), ...(optional[name] ?? []), ...(name === 'sandbox' ? [] : telemetry)];
  for (const variable of wanted) {
    const plain = variable.replace(/_FILE$/, '');
    const given = env[`${plain}_FILE`] ?? env[plain];
    if (given === undefined || plain.endsWith('_PORT')) continue;
    delete values[`${plain}_FILE`];
    values[env[`${plain}_FILE`] === undefined ? plain : `${plain}_FILE`] = given;
  }
  const common = {
    KONTOR_PROFILE: profileOf(name, setting),
    KONTOR_INSTANCE: setting.instance,
    HEALTH_PORT: String(healthPort),
  };
  return { ...plainEnvironment(env), ...common, ...values, ...engineAccess(env, Object.keys(values)) };
}
