import type { CaseRecord } from './case-record.js';

/** Whether an order, a continuation or a release of the case is being carried out. */
export function isHandOverUnderWay({ snapshot }: Pick<CaseRecord, 'snapshot'>): boolean {
  return (snapshot?.running ?? 'coreBanking') !== 'coreBanking';
}
