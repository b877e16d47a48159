/** What operations look for, as filters of the Temporal UI's list; times are written in. */
export const savedFilters = {
  attention: { what: 'cases that need attention', query: () => `CaseAttention != 'none'` },
  'silent-provider': {
    what: 'providers that have been silent for a day',
    query: (now: number) => `WaitingFor = 'provider' AND WaitingSince < '${before(now, 24)}'`,
  },
  'hanging-transfer': {
    what: 'hand-overs that have hung for an hour',
    query: (now: number) => `CaseStatus = 218 AND WaitingSince < '${before(now, 1)}'`,
  },
  overdue: {
    what: 'cases whose window ended an hour ago and that still wait',
    query: (now: number) => `DueAt < '${before(now, 1)}'`,
  },
  'broken-code': {
    what: 'workflows whose code fails again and again',
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
