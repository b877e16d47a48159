import type { PersonPayload } from '@kontor/domain/application/order-payload';
import type { IdentityCheckStatus } from '@kontor/domain/person/person-status';
import type { Creation } from './banking-provider.js';

/** One identity check at the identity-onboarding provider. */
export interface Transaction {
  readonly transactionId: string;
  readonly status: IdentityCheckStatus;
  /** The provider accepts no further attempt. */
  readonly final: boolean;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
  /** Where the person does the check. */
  readonly url: string;
}

/** Port to the identity-onboarding provider. Every method throws ProviderUnavailable, ProviderRejected or OutcomeUnknown. */
export interface OnboardingProvider {
  findTransaction(reference: string, deadline?: number): Promise<Transaction | null>;
  createTransaction(creation: Creation, person: PersonPayload, deadline?: number): Promise<Transaction>;
  /** Null when it was withdrawn. */
  transaction(transactionId: string, deadline?: number): Promise<Transaction | null>;
  /** Withdraws the check; no error when it does not exist any more. */
  withdraw(transactionId: string, deadline?: number): Promise<void>;
}
