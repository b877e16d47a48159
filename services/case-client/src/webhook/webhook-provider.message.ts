import { Provider as WireProvider } from '@kontor/proto/kontor/connections/v1/connections_pb';
import { enumBesideText, enumMapping } from '../enum/enum-mapping.js';

/** Providers with webhooks, by the path of those. */
export type WebhookProvider = 'banking' | 'identity-onboarding' | 'company-check';

export const webhookProviderMapping = enumMapping<WebhookProvider>({
  banking: WireProvider.BANKING,
  'identity-onboarding': WireProvider.IDENTITY_ONBOARDING,
  'company-check': WireProvider.COMPANY_CHECK,
});

const provider = enumBesideText(webhookProviderMapping);

/** The provider of a webhook, in both fields of a request. */
export function toWebhookProviderMessage(name: WebhookProvider) {
  return { provider: name, namedProvider: provider.toMessage(name) };
}

/** The provider that a request names; any text where an earlier version wrote it. */
export function fromWebhookProviderMessage(message: { readonly provider: string; readonly namedProvider: number }) {
  return provider.fromMessage(message.namedProvider, message.provider);
}
