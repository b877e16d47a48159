import type { CaseSnapshot } from './case-snapshot.js';

/**
 * Whether a case that the bank finished has an account: what the clerk said, else what was booked. Page and mail go by
 * it.
 */
export function isAccountOpened({
  accountOpened,
  coreBanking,
}: Pick<CaseSnapshot, 'accountOpened' | 'coreBanking'>): boolean {
  return accountOpened ?? coreBanking.account;
}
