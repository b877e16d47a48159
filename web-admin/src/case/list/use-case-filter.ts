import { useListContext } from 'react-admin';
import { readFilter, type CaseFilter } from './case-filter.js';

export function useCaseFilter(): readonly [CaseFilter, (filter: CaseFilter) => void] {
  const list = useListContext();
  return [readFilter(list.filterValues), (filter) => list.setFilters(readFilter(filter), {}, false)];
}
