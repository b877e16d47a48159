import type { PersonCheckResult } from '@kontor/domain/case/provider-state';
import { personStatusOfIdentityCheck } from '@kontor/domain/person/person-status';
import type { BankingPerson, PersonIdentification } from '../provider/banking-provider.js';
import type { Transaction } from '../provider/onboarding-provider.js';

type CheckResult = Omit<PersonCheckResult, 'personId'>;

/** The states of one person at the providers; null where there is no check. */
export interface PersonWords {
  readonly person: BankingPerson | null;
  readonly identification: PersonIdentification | null;
  readonly transaction: Transaction | null;
  /** We cancelled the check. */
  readonly isWithdrawn: boolean;
}

const untried = { check: null, conclusive: false, attemptsLeft: null } as const;

/** Maps the states of both providers to one result. */
export function personCheckResult({ person, identification, transaction, isWithdrawn }: PersonWords): CheckResult {
  // A person whom the banking provider deleted can never be identified again.
  if (person?.status === 'deleted') return { ...untried, status: 'canceled', conclusive: true };
  // The provider decided nothing: the person may be identified in another way.
  if (isWithdrawn) return { ...untried, status: 'canceled' };
  const result =
    transaction !== null
      ? ofTransaction(transaction)
      : identification !== null
        ? ofIdentification(identification)
        : null;
  if (result === null) return { ...untried, status: person?.status ?? 'created' };
  return person?.status === 'information_required' && !result.conclusive
    ? { ...result, status: 'information_required' }
    : result;
}

function ofTransaction({ status: check, final, attemptsLeft }: Transaction): CheckResult {
  const status = personStatusOfIdentityCheck(check);
  return {
    status: final && status !== 'successful' ? 'failed' : status,
    check,
    conclusive: final || status === 'successful',
    attemptsLeft,
  };
}

const checkOfReason = {
  rejected: 'rejected',
  rejected_finally: 'rejected',
  fraud: 'fraud',
  flow_incomplete: 'flow_incomplete',
} as const;

function ofIdentification({ status, reason, final, attemptsLeft }: PersonIdentification): CheckResult {
  // A suspicion is no result while the provider is still checking an attempt.
  const decided = status === 'pending_failed' ? null : reason;
  const check = decided !== null ? checkOfReason[decided] : status === 'successful' ? 'approved' : null;
  return { status, check, conclusive: final || status === 'successful' || status === 'canceled', attemptsLeft };
}
