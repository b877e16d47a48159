import { httpUrl, loadConfig, mongoShape, natsShape, port, processShape, secret } from '@kontor/platform/config/config';
import { connectionShape } from './connection/connection-config.js';

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8102),
  WEBHOOK_PORT: port(8112),
  WEBHOOK_PUBLIC_URL: httpUrl(),
  ...connectionShape,
  COMPANY_CHECK_WEBHOOK_SECRET: secret(24),
  /** The previous secret during a rotation. */
  COMPANY_CHECK_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
};

export type CompanyCheckConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

/** Accepted signing secrets of its webhooks. */
export function webhookSecrets(config: CompanyCheckConfig): readonly string[] {
  const { COMPANY_CHECK_WEBHOOK_SECRET: current, COMPANY_CHECK_WEBHOOK_SECRET_PREVIOUS: previous } = config;
  return previous === undefined ? [current] : [current, previous];
}
