import type { ApplicationCore } from '../application/application-core.js';
import type { CaseCore } from './case-core.js';
import type { CaseDocument } from './case-document.js';
import { changeCase } from './change-case.js';
import type { CaseChange } from './case.repository.js';

/** What stays of a case: number, legal form, industry, status history and the month it was created in. */
export function erased(current: CaseDocument): CaseChange {
  return {
    createdAt: monthOf(current.createdAt),
    accountId: '',
    companyName: '',
    nameSort: '',
    searchKeys: [],
    nameHashes: [],
    postalCode: null,
    registerHash: null,
    emailHashes: [],
    outbox: [],
    notes: [],
    form: null,
    hasMessages: false,
    hasUnrevisedMessages: false,
    hasBankMemos: false,
    erased: true,
    history: current.history.map((entry) => ({ ...entry, accountId: null, personId: null })),
    snapshot: current.snapshot === null ? null : { ...current.snapshot, persons: [], startFindingRef: null },
  };
}

function monthOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** Erases what the case's room keeps of persons; repeatable, and a later projection brings nothing back. */
export function createEraseCase(
  { cases, findings }: Pick<CaseCore, 'cases' | 'findings'>,
  applications: Pick<ApplicationCore, 'frozen'>,
) {
  return async (caseId: string): Promise<void> => {
    await findings.erase(caseId);
    await applications.frozen.erase(caseId);
    await changeCase(cases, caseId, (current) => (current.erased ? null : erased(current)));
  };
}
