import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import type { OnboardingFields } from '@kontor/domain/provider-connection/onboarding-connection';
import {
  hostNotAllowed,
  type OwnedConnection,
  type Violation,
} from '@kontor/case-client/connection/connection-handlers';
import type { AllowedHosts } from '@kontor/platform/connection/allowed-hosts';
import { checkProvider } from '@kontor/platform/connection/provider-check';
import { createProviderConnection, type ConnectionDeps } from '@kontor/platform/connection/provider-connection';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { isWebhookSecret } from '@kontor/platform/webhooks/webhook-signature';
import type { ProviderSettings } from './connection-config.js';
import { createOnboardingProvider } from '../provider/onboarding-provider.http.js';
import type { OnboardingProvider } from '../provider/onboarding-provider.js';

/** How long a check may take, ms. */
const CHECK_WITHIN_MS = 5_000;

/** The connection to the identity-onboarding provider; it has a client once host, client id and key are known. */
export function createOnboardingConnection(
  settings: Pick<ProviderSettings, 'onboardingHosts' | 'successUrl' | 'failureUrl'>,
  deps: ConnectionDeps & { readonly metrics: Metrics },
) {
  const { onboardingHosts: hosts, successUrl, failureUrl } = settings;
  const { logger, metrics } = deps;
  const connect = (fields: OnboardingFields, measured?: Metrics): OnboardingProvider | null => {
    const { clientId, subscriptionKey } = fields;
    const baseUrl = hosts[fields.host];
    if (baseUrl === undefined || clientId === '' || subscriptionKey === '') return null;
    const there = { baseUrl, clientId, subscriptionKey, successUrl, failureUrl };
    return createOnboardingProvider(there, { logger, metrics: measured });
  };
  const connection = createProviderConnection<OnboardingFields, OnboardingProvider>(
    {
      provider: 'identityOnboarding',
      parse: (stored) => connectionFormSchemas.identityOnboarding.parse(stored),
      placeOf: ({ host, clientId }) => `${host} ${clientId}`,
      connect: (fields) => connect(fields, metrics),
    },
    deps,
  );
  const owned: OwnedConnection<'identityOnboarding'> = {
    provider: 'identityOnboarding',
    connection,
    hosts: Object.keys(hosts),
    violationsOf: (fields) => violationsOf(fields, hosts),
    check: async (fields) => {
      const client = connect(fields);
      if (client === null) return 'refused';
      return checkProvider(() => client.findTransaction('connection-check', Date.now() + CHECK_WITHIN_MS));
    },
    featuresOf: (fields) => ({ active: fields.active && connect(fields) !== null }),
  };
  /** Of every version that still serves, so that a change of the secret loses no webhook. */
  const webhookSecrets = async (): Promise<readonly string[]> =>
    connection
      .versions()
      .flatMap(({ fields }) => (isWebhookSecret(fields.webhookSecret) ? [fields.webhookSecret] : []));
  return { connection, owned, webhookSecrets };
}

function violationsOf({ host, webhookSecret }: OnboardingFields, hosts: AllowedHosts): readonly Violation[] {
  if (host !== '' && hosts[host] === undefined) return hostNotAllowed('host');
  if (webhookSecret === '' || isWebhookSecret(webhookSecret)) return [];
  const message = 'Nur Buchstaben und Ziffern möglich, ihre Anzahl ein Vielfaches von vier';
  return [{ field: 'webhookSecret', message }];
}
