import { caseStatus } from '@kontor/domain/case/case-status';

/** Saved list filters of the Temporal UI; times are inserted. */
export const savedFilters = {
  attention: { what: 'cases that need attention', query: () => `CaseAttention != 'none'` },
  'silent-provider': {
    what: 'providers without an answer for a day',
    query: (now: number) => `WaitingFor = 'provider' AND WaitingSince < '${before(now, 24)}'`,
  },
  'hanging-transfer': {
    what: 'transfers without progress for an hour',
    query: (now: number) => `CaseStatus = ${caseStatus.transferring} AND WaitingSince < '${before(now, 1)}'`,
  },
  'transfer-failed': {
    what: 'transfers that the banking provider refused for good',
    query: () => `CaseAttention = 'transfer_failed'`,
  },
  overdue: {
    what: 'cases whose window ended an hour ago without an effect',
    query: (now: number) => `DueAt < '${before(now, 1)}'`,
  },
  'broken-code': {
    what: 'workflows whose code fails repeatedly',
    query: () => `TemporalReportedProblems IS NOT NULL`,
  },
} as const satisfies Record<string, { what: string; query: (now: number) => string }>;

export type SavedFilter = keyof typeof savedFilters;

function before(now: number, hours: number): string {
  return new Date(now - hours * 3_600_000).toISOString();
}

export function isSavedFilter(name: string): name is SavedFilter {
  return Object.hasOwn(savedFilters, name);
}
