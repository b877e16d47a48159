import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { type CaseRecord, nothingToFind, nothingWritten } from './case-record.js';
import { changeCase } from './change-case.js';
import type { CaseChange, CaseRepository } from './case.repository.js';
import type { Findings } from './findings.js';

/**
 * The remaining data of an erased case: number, legal form, industry, status history, rating and the month it was
 * created in.
 */
export function erased(current: CaseRecord): CaseChange {
  return {
    createdAt: monthOf(current.createdAt),
    accountId: '',
    companyName: '',
    nameSort: '',
    ...nothingToFind,
    outbox: [],
    notes: [],
    ...nothingWritten,
    feedback: null,
    erased: true,
    history: current.history.map(withoutPeople),
    snapshot: current.snapshot === null ? null : withoutPeopleNow(current.snapshot),
  };
}

/** A history line without the ids of anybody. */
export function withoutPeople({ assignedTo: _assignedTo, ...entry }: HistoryEntry): HistoryEntry {
  return { ...entry, accountId: null, personId: null };
}

/** A snapshot without the ids of anybody. */
export function withoutPeopleNow({ reminders, ...snapshot }: CaseSnapshot): CaseSnapshot {
  return {
    ...snapshot,
    ...(reminders === undefined ? {} : { reminders: { ...reminders, stopped: [] } }),
    ...{ persons: [], startFindingRef: null, owner: null },
  };
}

/** The German month; its first moment in UTC is in the same month in Germany. */
function monthOf(at: number): number {
  return Date.parse(`${germanyToday(at).slice(0, 7)}-01T00:00:00Z`);
}

export interface EraseCaseDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'change'>;
  readonly findings: Pick<Findings, 'erase'>;
}

/** Erases the findings and the personal data of the case record; repeatable, and a later projection restores nothing. */
export function createEraseCase({ cases, findings }: EraseCaseDeps) {
  return async (caseId: CaseId): Promise<void> => {
    await findings.erase(caseId);
    await changeCase(cases, caseId, (current) => (current.erased ? null : erased(current)));
  };
}
