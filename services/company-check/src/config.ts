import { httpUrl, loadConfig, mongoShape, natsShape, port, processShape, secret } from '@kontor/platform/config/config';
import * as z from 'zod';
import {
  companyCheckHosts,
  type CompanyCheckFields,
} from '@kontor/domain/provider-connection/company-check-connection';
import { hostList, withHost, type AllowedHosts } from '@kontor/platform/connection/allowed-hosts';
import { sealingKey } from '@kontor/platform/connection/connection-seal';

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8102),
  WEBHOOK_PORT: port(8112),
  WEBHOOK_PUBLIC_URL: httpUrl(),
  /** Seals the stored connection. */
  CONNECTION_KEY: sealingKey(),
  /** Hosts that the connection may name: `test=<address>,production=<address>`. */
  COMPANY_CHECK_HOSTS: hostList(),
  // The connection of the environment is imported once, where none is stored.
  COMPANY_CHECK_URL: httpUrl().optional(),
  COMPANY_CHECK_CLIENT_ID: z.string().min(1).optional(),
  COMPANY_CHECK_CLIENT_SECRET: secret().optional(),
  COMPANY_CHECK_WEBHOOK_SECRET: secret(24),
  /** The previous secret during a rotation. */
  COMPANY_CHECK_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
};

/** Reports are switched on in the back office. */
const importedFlags = {
  active: true,
  scenarioBBeta: false,
  economyReportShort: false,
  creditChecks: false,
  clientDebugLog: false,
};

export type CompanyCheckConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

/** The hosts that the connection may name, and the connection that is imported once; null without one. */
export function connectionSettings(config: CompanyCheckConfig): {
  readonly hosts: AllowedHosts;
  readonly imported: CompanyCheckFields | null;
} {
  const standard = config.KONTOR_PROFILE === 'production' ? 'production' : 'test';
  const { hosts, host: name } = withHost(config.COMPANY_CHECK_HOSTS, config.COMPANY_CHECK_URL, standard);
  const host = companyCheckHosts.find((one) => one === name);
  const { COMPANY_CHECK_CLIENT_ID: clientId, COMPANY_CHECK_CLIENT_SECRET: clientSecret } = config;
  if (host === undefined || clientId === undefined || clientSecret === undefined) return { hosts, imported: null };
  return { hosts, imported: { ...importedFlags, clientId, clientSecret, host } };
}

/** Accepted signing secrets of its webhooks. */
export function webhookSecrets(config: CompanyCheckConfig): readonly string[] {
  const { COMPANY_CHECK_WEBHOOK_SECRET: current, COMPANY_CHECK_WEBHOOK_SECRET_PREVIOUS: previous } = config;
  return previous === undefined ? [current] : [current, previous];
}
