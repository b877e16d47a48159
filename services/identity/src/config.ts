import {
  ConfigError,
  flag,
  httpUrl,
  loadConfig,
  mongoShape,
  natsShape,
  port,
  processShape,
  secret,
} from '@kontor/platform/config/config';
import * as z from 'zod';
import type { BankingConnection } from './provider/banking-connection.js';
import type { OnboardingConnection } from './provider/onboarding-connection.js';

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8101),
  WEBHOOK_PORT: port(8111),
  WEBHOOK_PUBLIC_URL: httpUrl(),
  APP_URL: httpUrl(),
  BANKING_URL: httpUrl(),
  BANKING_USER: z.string().min(1),
  BANKING_SECRET: secret(),
  BANKING_WEBHOOK_SECRET: secret(24),
  /** The previous secret during a rotation. */
  BANKING_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
  ONBOARDING_ACTIVE: flag(),
  ONBOARDING_URL: httpUrl().optional(),
  ONBOARDING_CLIENT_ID: z.string().min(1).optional(),
  ONBOARDING_SUBSCRIPTION_KEY: secret().optional(),
  ONBOARDING_WEBHOOK_SECRET: secret(24).optional(),
  /** The previous secret during a rotation. */
  ONBOARDING_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
};

export type IdentityConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

export function bankingConnection(config: IdentityConfig): BankingConnection {
  return {
    baseUrl: config.BANKING_URL,
    user: config.BANKING_USER,
    secret: config.BANKING_SECRET,
    webhookUrl: `${config.WEBHOOK_PUBLIC_URL}/webhooks/banking`,
  };
}

/** Accepted signing secrets of each provider's webhooks. */
export function webhookSecrets(config: IdentityConfig) {
  const both = (current: string, previous: string | undefined) =>
    previous === undefined ? [current] : [current, previous];
  const onboarding = onboardingConnection(config);
  return {
    banking: both(config.BANKING_WEBHOOK_SECRET, config.BANKING_WEBHOOK_SECRET_PREVIOUS),
    ...(onboarding === null
      ? {}
      : { 'identity-onboarding': both(onboarding.webhookSecret, config.ONBOARDING_WEBHOOK_SECRET_PREVIOUS) }),
  };
}

/**
 * The connection to the identity-onboarding provider, or null when there is none. An inactive connection is still
 * used for the checks it started; an active one must be complete.
 */
export function onboardingConnection(config: IdentityConfig): OnboardingConnection | null {
  const { ONBOARDING_URL: baseUrl, ONBOARDING_CLIENT_ID: clientId } = config;
  const { ONBOARDING_SUBSCRIPTION_KEY: subscriptionKey, ONBOARDING_WEBHOOK_SECRET: webhookSecret } = config;
  if (baseUrl !== undefined && clientId !== undefined && subscriptionKey !== undefined && webhookSecret !== undefined) {
    return {
      baseUrl,
      clientId,
      subscriptionKey,
      webhookSecret,
      successUrl: `${config.APP_URL}/identifikation/erfolg`,
      failureUrl: `${config.APP_URL}/identifikation/fehler`,
    };
  }
  if (!config.ONBOARDING_ACTIVE) return null;
  const missing = {
    ONBOARDING_URL: baseUrl,
    ONBOARDING_CLIENT_ID: clientId,
    ONBOARDING_SUBSCRIPTION_KEY: subscriptionKey,
    ONBOARDING_WEBHOOK_SECRET: webhookSecret,
  };
  throw new ConfigError(
    Object.entries(missing)
      .filter(([, value]) => value === undefined)
      .map(([variable]) => ({ variable, reason: 'is missing, but ONBOARDING_ACTIVE is on' })),
  );
}
