/** Berlin is one hour ahead of UTC around New Year, the only time of year at which the zone affects the year. */
const berlinWinterOffset = 3_600_000;

/** Years of retention of the evidence of identification (§ 8 Abs. 4 GwG). */
export const evidenceYears = 5;

/** The calendar year in Germany of an instant in ms. */
export function germanYear(instant: number): number {
  return new Date(instant + berlinWinterOffset).getUTCFullYear();
}

/** The last day on which the evidence is kept, YYYY-12-31: five years from the end of the calendar year in which the relation ended (§ 8 Abs. 4 GwG). */
export function evidenceKeptUntil(endedAt: number): string {
  return `${germanYear(endedAt) + evidenceYears}-12-31`;
}

/** The instant in ms from which the evidence must be destroyed: 1 January, 0:00 in Germany, after the last day. */
export function evidenceDestroyedFrom(endedAt: number): number {
  return Date.UTC(germanYear(endedAt) + evidenceYears + 1, 0, 1) - berlinWinterOffset;
}

/** Whether the evidence is still to be kept at an instant in ms. */
export function isEvidenceKept(endedAt: number, now: number): boolean {
  return now < evidenceDestroyedFrom(endedAt);
}

/**
 * The month of an instant as YYYY-MM, at UTC+1 throughout: coarse enough to identify no person, and the first hour of
 * a summer month counts as the month before.
 */
export function monthOf(instant: number): string {
  return new Date(instant + berlinWinterOffset).toISOString().slice(0, 7);
}

/** Days from the end of a case until its documents and order files are anonymised (status 900; R2 §9, R3 §9). */
export const keptDays = 365;

/** The instant in ms from which a case that ended at `endedAt` is archived: 365 days of 24 hours later. */
export function archivedFrom(endedAt: number): number {
  return endedAt + keptDays * 86_400_000;
}
