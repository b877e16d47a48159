/** The query by which an adviser's entry link says so (R1 §2 item 4). */
export const adviserEntry = 'berater-einstieg';

/** Whether an address is an adviser's: the query counts by being there, unless it says no. */
export function isAdviserEntry(query: URLSearchParams): boolean {
  const value = query.get(adviserEntry);
  return value !== null && !['0', 'false', 'nein'].includes(value.toLowerCase());
}
