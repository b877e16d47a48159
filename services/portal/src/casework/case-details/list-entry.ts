import { actorWaitedSince, deadlineOf, shownAttention } from '@kontor/domain/case/waiting-for';
import { caseTitle } from '@kontor/domain/case-wording/case-title';
import { titleFactsOf } from './title-facts.js';
import type { CaseListEntry } from '../../case/case-record/case-record.module.js';

/** What the rows of a page are computed from; times in ms since 1970. */
export interface ListBasis {
  readonly now: number;
  /** A case that waits for the bank since before is stalled. */
  readonly stalledBefore: number;
  readonly slaTargetHours: number;
  /** The names of the owners by account id. */
  readonly names: ReadonlyMap<string, string | null>;
  /** The names of the companies, by case id. */
  readonly companies: ReadonlyMap<string, string>;
  /** Why cases are put aside, by case id. */
  readonly reasons: ReadonlyMap<string, string | null>;
  /** At 420 whether the customer answered, by case id. */
  readonly answers: ReadonlyMap<string, boolean | null>;
  /** What is to be done next, by case id. */
  readonly steps: ReadonlyMap<string, string | null>;
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A row of the customer requests for staff (R3 §2.3). */
export function listEntryOf(row: CaseListEntry, basis: ListBasis) {
  const owner = row.snapshot?.owner ?? null;
  const { lastMessageAt = null, lastMessageSide: side = null, followUpAt = null } = row;
  return {
    id: row.number,
    bgoIdentificationId: row.number,
    businessName: basis.companies.get(row._id) ?? row.companyName,
    businessLegalForm: row.legalForm,
    recordCreatedAt: new Date(row.createdAt).toISOString(),
    bgoMainStatus: row.status,
    bgoMainStatusTitle: caseTitle({ ...titleFactsOf(row), requestAnswered: basis.answers.get(row._id) }, 'bank'),
    createdByBerater: row.createdByBerater,
    hasMessages: row.hasMessages,
    hasUnrevisedMessages: row.hasUnrevisedMessages,
    hasBankMemos: row.hasBankMemos,
    attention: shownAttention(row, basis.stalledBefore),
    nextStep: basis.steps.get(row._id) ?? null,
    waitingFor: row.waitingFor,
    waitingSince: isoOf(actorWaitedSince(row)),
    owner: owner === null ? null : { accountId: owner, name: basis.names.get(owner) ?? null },
    deadline: isoOf(deadlineOf(row, { ...basis, stalledAfterMs: basis.now - basis.stalledBefore })),
    lastMessage: lastMessageAt === null || side === null ? null : { at: new Date(lastMessageAt).toISOString(), side },
    followUpAt: isoOf(followUpAt),
    followUpReason: basis.reasons.get(row._id) ?? null,
  };
}
