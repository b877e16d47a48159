/** How long reads are kept, in months: the setting's limits and its default. */
export const readMonths = { least: 12, most: 60, standard: 24 } as const;

/** Full calendar years for which all other entries are kept after the year of the entry. */
const keptYears = 5;

export interface AuditCutoffs {
  /** Reads before it lose their content. */
  readonly reads: number;
  /** Of everything before it only the last hash of each month is kept. */
  readonly all: number;
}

/**
 * What the log may forget at a time, ms since 1970, when reads are kept for so many months; both are starts of months
 * in UTC.
 */
export function auditCutoffs(now: number, keptReads: number): AuditCutoffs {
  const at = new Date(now);
  return {
    reads: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - keptReads, 1),
    all: keptSince(now),
  };
}

/** Before it the log keeps nothing but hashes, ms since 1970: the start of a year in UTC. */
export function keptSince(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() - keptYears, 0, 1);
}

/** The month of an entry, e.g. `2026-11`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}
