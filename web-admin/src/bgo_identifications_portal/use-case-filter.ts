import { useListContext } from 'react-admin';
import { readFilter, type CaseFilter } from './case-filter.js';

/** The filter of the list, which lives in the address. */
export function useCaseFilter(): readonly [CaseFilter, (filter: CaseFilter) => void] {
  const list = useListContext();
  return [readFilter(list.filterValues), (filter) => list.setFilters(readFilter(filter), {}, false)];
}
