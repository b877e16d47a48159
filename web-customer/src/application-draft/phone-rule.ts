import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import { createValueStore } from './value-store.js';

/** Whether a text is a phone number by the numbering plans of all countries. */
export type PhoneRule = NonNullable<ApplicationRules['isPhoneNumber']>;

/** The numbering plans once they are loaded. */
export const phoneRule = createValueStore<PhoneRule | undefined>(undefined);
let loading: Promise<PhoneRule> | undefined;

async function load(): Promise<PhoneRule> {
  const { isPhoneNumber } = await import('@kontor/domain/person/phone-number');
  phoneRule.set(isPhoneNumber);
  return isPhoneNumber;
}

/** Loads the numbering plans, which are too large for the page's own code; after a failure a later call retries. */
export function loadPhoneRule(): Promise<PhoneRule> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
