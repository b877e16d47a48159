/** The query parameter of an adviser's entry link (R1 §2 item 4). */
export const adviserEntry = 'berater-einstieg';

/** Whether an address is an adviser's: the parameter counts without a value, unless it is set to no. */
export function isAdviserEntry(query: URLSearchParams): boolean {
  const value = query.get(adviserEntry);
  return value !== null && !['0', 'false', 'nein'].includes(value.toLowerCase());
}
