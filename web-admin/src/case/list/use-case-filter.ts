import { useListContext } from 'react-admin';
import { readFilter, type CaseFilter } from './case-filter.js';

export function useCaseFilter(): readonly [CaseFilter, (filter: CaseFilter) => void] {
  const list = useListContext();
  return [readFilter(list.filterValues), (filter) => list.setFilters(readFilter(filter), {}, false)];
}

/** Changes one part of the filter and keeps the others as they are in the address; an empty text removes it. */
export function useFilterPart(): (part: Readonly<Record<string, unknown>>) => void {
  const list = useListContext();
  return (part) => list.setFilters({ ...(list.filterValues as object), ...part });
}
