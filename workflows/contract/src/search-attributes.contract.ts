import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

export type { SearchAttributePair, SearchAttributeType, SearchAttributeUpdatePair } from '@temporalio/common';

/** Search attributes of a case. Temporal stores them unencrypted: numbers, enums and times only. */
export const searchAttributes = {
  caseId: defineSearchAttributeKey('CaseId', SearchAttributeType.INT),
  revision: defineSearchAttributeKey('CaseRevision', SearchAttributeType.INT),
  status: defineSearchAttributeKey('CaseStatus', SearchAttributeType.INT),
  phase: defineSearchAttributeKey('CasePhase', SearchAttributeType.KEYWORD),
  attention: defineSearchAttributeKey('CaseAttention', SearchAttributeType.KEYWORD),
  waitingFor: defineSearchAttributeKey('WaitingFor', SearchAttributeType.KEYWORD),
  waitingSince: defineSearchAttributeKey('WaitingSince', SearchAttributeType.DATETIME),
  dueAt: defineSearchAttributeKey('DueAt', SearchAttributeType.DATETIME),
  legalForm: defineSearchAttributeKey('LegalForm', SearchAttributeType.KEYWORD),
} as const;
