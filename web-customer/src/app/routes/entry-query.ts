/**
 * The query of an entry link as it goes along to the next page, e.g. that an adviser has opened it; without the step of
 * the opening, which belongs to one page. Empty, or with its question mark.
 */
export function entryQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('schritt');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
