import { type OnboardingFields } from './onboarding-connection.js';
import { maskedSecret, minSecretLength } from './secret.js';

/** A stored secret is masked and was checked when it was stored. */
const isLong = (secret: string): boolean => secret === maskedSecret || [...secret.trim()].length >= minSecretLength;
const isSet = (text: string): boolean => text.trim() !== '';

/** Whether onboarding can start: both secrets have at least 24 characters, the data is not locked, the service not active (R3 §4.5). */
export function canStartOnboarding(fields: OnboardingFields): boolean {
  const { webhookSecret, metaApiSecret, onboardingDataLocked, active } = fields;
  return isLong(webhookSecret) && isLong(metaApiSecret) && !onboardingDataLocked && !active;
}

/** The fields to save when onboarding starts: it locks the data (R3 §4.5); undefined while it cannot start. */
export function startOnboarding(fields: OnboardingFields): OnboardingFields | undefined {
  return canStartOnboarding(fields) ? { ...fields, onboardingDataLocked: true } : undefined;
}

/** The fields after a double click on the lock (R3 §4.5). */
export function unlockOnboarding(fields: OnboardingFields): OnboardingFields {
  return { ...fields, onboardingDataLocked: false };
}

/** Whether the secrets can be edited: secrets of locked data are registered at the provider. */
export function areSecretsEditable(fields: Pick<OnboardingFields, 'onboardingDataLocked'>): boolean {
  return !fields.onboardingDataLocked;
}

/** Whether the service may be switched on or off: host, client id and subscription key are set, or it is already active (R3 §4.5). */
export function canToggleActive(fields: OnboardingFields): boolean {
  return fields.active || (isSet(fields.host) && isSet(fields.clientId) && isSet(fields.subscriptionKey));
}
