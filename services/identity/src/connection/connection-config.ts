import { bankingHosts, type BankingFields } from '@kontor/domain/provider-connection/banking-connection';
import type { OnboardingFields } from '@kontor/domain/provider-connection/onboarding-connection';
import { ConfigError, flag, httpUrl, type processShape, secret } from '@kontor/platform/config/config';
import { hostList, withHost, type AllowedHosts } from '@kontor/platform/connection/allowed-hosts';
import { sealingKey } from '@kontor/platform/connection/connection-seal';
import * as z from 'zod';

/** The variables of the environment that the connections need. */
export const connectionShape = {
  WEBHOOK_PUBLIC_URL: httpUrl(),
  APP_URL: httpUrl(),
  /** Seals the stored connections. */
  CONNECTION_KEY: sealingKey(),
  /** Hosts that a connection may name: `sandbox=<address>,production=<address>`. */
  BANKING_HOSTS: hostList(),
  ONBOARDING_HOSTS: hostList(),
  // The connections of the environment are imported once, where none is stored.
  BANKING_URL: httpUrl().optional(),
  BANKING_USER: z.string().min(1).optional(),
  BANKING_SECRET: secret().optional(),
  ONBOARDING_ACTIVE: flag(),
  ONBOARDING_URL: httpUrl().optional(),
  ONBOARDING_CLIENT_ID: z.string().min(1).optional(),
  ONBOARDING_SUBSCRIPTION_KEY: secret().optional(),
  ONBOARDING_WEBHOOK_SECRET: secret(24).optional(),
  /** A secret from before the connection was stored. */
  ONBOARDING_WEBHOOK_SECRET_PREVIOUS: secret(24).optional(),
};

type Profile = Pick<z.output<z.ZodObject<typeof processShape>>, 'KONTOR_PROFILE'>;
export type ConnectionConfig = Readonly<z.output<z.ZodObject<typeof connectionShape>> & Profile>;

/** What identity needs of the environment to connect to its providers. */
export interface ProviderSettings {
  readonly bankingHosts: AllowedHosts;
  /** The connection that is imported once; null without one. */
  readonly banking: BankingFields | null;
  readonly onboardingHosts: AllowedHosts;
  readonly onboarding: OnboardingFields | null;
  /** Where the banking provider sends its webhooks. */
  readonly bankingWebhookUrl: string;
  readonly onboardingWebhookUrl: string;
  /** With the placeholder `{externalID}`. */
  readonly metaApi: string;
  /** Where a person returns after the check. */
  readonly successUrl: string;
  readonly failureUrl: string;
}

/** @throws ConfigError for a connection of the environment that is incomplete */
export function providerSettings(config: ConnectionConfig): ProviderSettings {
  const standard = config.KONTOR_PROFILE === 'production' ? 'production' : 'sandbox';
  const banking = withHost(config.BANKING_HOSTS, config.BANKING_URL, standard);
  const onboarding = withHost(config.ONBOARDING_HOSTS, config.ONBOARDING_URL, standard);
  return {
    bankingHosts: banking.hosts,
    banking: importedBanking(config, banking.host),
    onboardingHosts: onboarding.hosts,
    onboarding: importedOnboarding(config, onboarding.host),
    bankingWebhookUrl: `${config.WEBHOOK_PUBLIC_URL}/webhooks/banking`,
    onboardingWebhookUrl: `${config.WEBHOOK_PUBLIC_URL}/webhooks/identity-onboarding`,
    metaApi: `${config.WEBHOOK_PUBLIC_URL}/webhooks/identity-onboarding/meta/{externalID}`,
    successUrl: `${config.APP_URL}/identifikation/erfolg`,
    failureUrl: `${config.APP_URL}/identifikation/fehler`,
  };
}

function importedBanking(config: ConnectionConfig, name: string | undefined): BankingFields | null {
  const host = bankingHosts.find((one) => one === name);
  const { BANKING_USER: userId, BANKING_SECRET: secretText } = config;
  if (host === undefined || userId === undefined || secretText === undefined) return null;
  return { userId, secret: secretText, host, clientDebugLog: false };
}

function importedOnboarding(config: ConnectionConfig, host: string | undefined): OnboardingFields | null {
  const { ONBOARDING_CLIENT_ID: clientId, ONBOARDING_ACTIVE: active } = config;
  const { ONBOARDING_SUBSCRIPTION_KEY: subscriptionKey, ONBOARDING_WEBHOOK_SECRET: webhookSecret } = config;
  if (host !== undefined && clientId !== undefined && subscriptionKey !== undefined && webhookSecret !== undefined) {
    const secrets = { webhookSecret, metaApiSecret: '', subscriptionKey };
    return { host, clientId, ...secrets, onboardingDataLocked: true, active };
  }
  if (!active) return null;
  const missing = {
    ONBOARDING_URL: host,
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
