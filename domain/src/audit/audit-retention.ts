/** How long reads are kept, in months. */
export const readMonths = 24;

/** Full calendar years for which all other entries are kept after the year of the entry. */
const keptYears = 5;

export interface AuditCutoffs {
  /** Reads before it lose their content. */
  readonly reads: number;
  /** Of everything before it only the last hash of each month is kept. */
  readonly all: number;
}

/** What the log may forget at a time, ms since 1970; both are starts of months in UTC. */
export function auditCutoffs(now: number): AuditCutoffs {
  const at = new Date(now);
  return {
    reads: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - readMonths, 1),
    all: Date.UTC(at.getUTCFullYear() - keptYears, 0, 1),
  };
}

/** The month of an entry, e.g. `2026-11`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}
