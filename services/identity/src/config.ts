import { loadConfig, mongoShape, natsShape, port, processShape, secret } from '@kontor/platform/config/config';
import { connectionShape } from './connection/connection-config.js';

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8101),
  WEBHOOK_PORT: port(8111),
  ...connectionShape,
  BANKING_WEBHOOK_SECRET: secret(24),
  /** The previous secret during a rotation. */
  BANKING_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
};

export type IdentityConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

/** Accepted signing secrets of the banking provider's webhooks. */
export function bankingWebhookSecrets(config: IdentityConfig): readonly string[] {
  const { BANKING_WEBHOOK_SECRET: current, BANKING_WEBHOOK_SECRET_PREVIOUS: previous } = config;
  return previous === undefined ? [current] : [current, previous];
}
