import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { CaseRecord } from './case-record.js';

/** A case without personal data. */
export interface CaseView {
  readonly caseId: CaseId;
  readonly accountId: string;
  readonly status: number;
  readonly legalForm: string;
  readonly kontoId: string;
  readonly industryKey: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly createdByBerater: boolean;
  readonly handedOver: boolean;
  readonly hidden: boolean;
  readonly erased: boolean;
  readonly hasMessages: boolean;
  readonly hasUnrevisedMessages: boolean;
  readonly projectedSeq: number;
  /** Null until the first projection. */
  readonly snapshot: CaseSnapshot | null;
}

export function viewOf(one: CaseRecord): CaseView {
  const { _id: caseId, accountId, status, legalForm, kontoId, industryKey, createdAt, createdByBerater } = one;
  const { hidden, erased, hasMessages, hasUnrevisedMessages, projectedSeq, snapshot } = one;
  return {
    caseId,
    accountId,
    status,
    legalForm,
    kontoId,
    industryKey,
    createdAt,
    createdByBerater,
    handedOver: snapshot?.handedOver ?? false,
    hidden,
    erased,
    hasMessages,
    hasUnrevisedMessages,
    projectedSeq,
    snapshot,
  };
}
