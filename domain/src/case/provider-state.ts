import type { PersonId } from '../person/person-id.js';
import type { IdentityCheckStatus, PersonStatus } from '../person/person-status.js';
import type { MismatchKind } from './case-command.js';

/** States of the business check as the banking provider reports them. */
export const businessCheckStatuses = [
  'pending',
  'documents_missing',
  'research_initiated',
  'research_documents_missing',
  'research_failed',
  'research_mismatch',
  'research_successful',
  'completed',
  'rejected',
  'fraud',
] as const;

export type BusinessCheckStatus = (typeof businessCheckStatuses)[number];

/** What the providers say of one person. A person deleted at the provider is `canceled` and conclusive. */
export interface PersonCheckResult {
  readonly personId: PersonId;
  readonly status: PersonStatus;
  readonly check: IdentityCheckStatus | null;
  /** True once the provider will not accept another attempt. */
  readonly conclusive: boolean;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
}

/** The state of a case at its providers, fetched whole; a webhook is only a hint to fetch it. */
export interface ProviderState {
  readonly business: BusinessCheckStatus;
  /** Customer due diligence is complete at the provider (GwG § 10). */
  readonly dueDiligenceComplete: boolean;
  readonly mismatch: MismatchKind | null;
  readonly mismatchRef: string | null;
  readonly persons: readonly PersonCheckResult[];
}
