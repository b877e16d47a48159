import type { CaseId } from '@kontor/domain/case/case-id';
/** Cases with an order at the provider; webhooks about other cases are ignored. */
export interface KnownCases {
  add(caseId: CaseId): Promise<void>;
  has(caseId: CaseId): Promise<boolean>;
  erase(caseId: CaseId): Promise<void>;
}
