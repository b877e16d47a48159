import { createConnectionHandlers, type OwnedConnection } from '@kontor/case-client/connection/connection-handlers';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { IdentityService } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type { ProviderSettings } from './connection-config.js';
import type { BankingProvider } from '../provider/banking-provider.js';
import type { WebhookChoice } from '../subscription/webhook-choice.js';
import { ownSubscriptions, subscribeAll, unsubscribeAll } from '../subscription/keep-subscribed.js';

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

interface ConnectionResponderDeps {
  readonly owned: readonly (OwnedConnection<'banking'> | OwnedConnection<'identityOnboarding'>)[];
  /** The present client of the banking provider; null without a connection. */
  readonly banking: () => BankingProvider | null;
  readonly choice: Pick<WebhookChoice, 'choose'>;
  readonly settings: Omit<ProviderSettings, 'banking' | 'onboarding'>;
}

/** Answers the requests about the connections of this service. */
export function createConnectionResponder(deps: ConnectionResponderDeps): ConnectionHandlers {
  const { owned, banking, choice, settings } = deps;
  const subscriber = (deadline: number | undefined) => {
    const client = banking();
    if (client === null)
      throw new ServiceFault('not-connected', 'There is no connection to banking', { retryable: true });
    return { banking: client.until(deadline), url: settings.bankingWebhookUrl };
  };
  const present = async (at: ReturnType<typeof subscriber>) => ({ webhooks: [...(await ownSubscriptions(at))] });
  return {
    ...createConnectionHandlers(owned),
    listWebhooks: async (_input, { deadline }) => present(subscriber(deadline)),
    registerWebhooks: async (_input, { deadline }) => {
      const at = subscriber(deadline);
      await choice.choose(true);
      await subscribeAll(at);
      return present(at);
    },
    removeWebhooks: async (_input, { deadline }) => {
      const at = subscriber(deadline);
      await choice.choose(false);
      await unsubscribeAll(at);
      return present(at);
    },
    getOnboardingData: async () => ({
      initialWebhookUrl: settings.onboardingWebhookUrl,
      finalWebhookUrl: settings.onboardingWebhookUrl,
      metaApi: settings.metaApi,
      successCallbackUrl: settings.successUrl,
      failureCallbackUrl: settings.failureUrl,
    }),
  };
}
