import type { OnboardingData } from '@kontor/api/provider-connection/provider-connection.schema';
import type { ConnectionServices } from './connection-services.js';

/** What the identity-onboarding provider must know of the bank. */
export async function readOnboardingData(
  { identity }: ConnectionServices,
  bankName: () => Promise<string>,
): Promise<OnboardingData> {
  const [name, addresses] = await Promise.all([bankName(), identity.getOnboardingData({})]);
  const { initialWebhookUrl, finalWebhookUrl, metaApi, successCallbackUrl, failureCallbackUrl } = addresses;
  return { bankName: name, initialWebhookUrl, finalWebhookUrl, metaApi, successCallbackUrl, failureCallbackUrl };
}
