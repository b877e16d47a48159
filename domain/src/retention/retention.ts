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
export function evidenceDestroyAfter(endedAt: number): number {
  return Date.UTC(germanYear(endedAt) + evidenceYears + 1, 0, 1) - berlinWinterOffset;
}
