import { createConnectionHandlers, type OwnedConnection } from '@kontor/case-client/connection/connection-handlers';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { IdentityService } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type { ProviderSettings } from './connection-config.js';
import { chooseWebhooks, listWebhooks, type WebhookDeps } from '../subscription/choose-webhooks.js';

/** The requests about connections, webhooks and onboarding. */
export type ConnectionHandlers = Pick<
  ServiceHandlers<typeof IdentityService>,
  | 'getConnection'
  | 'setConnection'
  | 'checkConnection'
  | 'getFeatures'
  | 'listWebhooks'
  | 'registerWebhooks'
  | 'removeWebhooks'
  | 'getOnboardingData'
>;

interface ConnectionResponderDeps extends Omit<WebhookDeps, 'url'> {
  readonly owned: readonly (OwnedConnection<'banking'> | OwnedConnection<'identityOnboarding'>)[];
  readonly settings: Omit<ProviderSettings, 'banking' | 'onboarding'>;
}

/** Answers the requests about the connections of this service. */
export function createConnectionResponder(deps: ConnectionResponderDeps): ConnectionHandlers {
  const { owned, settings } = deps;
  const webhooks = { ...deps, url: settings.bankingWebhookUrl };
  return {
    ...createConnectionHandlers(owned),
    listWebhooks: async (_input, { deadline }) => ({ webhooks: await listWebhooks(webhooks, deadline) }),
    registerWebhooks: async (_input, { deadline }) => ({ webhooks: await chooseWebhooks(webhooks, true, deadline) }),
    removeWebhooks: async (_input, { deadline }) => ({ webhooks: await chooseWebhooks(webhooks, false, deadline) }),
    getOnboardingData: async () => ({
      initialWebhookUrl: settings.onboardingWebhookUrl,
      finalWebhookUrl: settings.onboardingWebhookUrl,
      metaApi: settings.metaApi,
      successCallbackUrl: settings.successUrl,
      failureCallbackUrl: settings.failureUrl,
    }),
  };
}
