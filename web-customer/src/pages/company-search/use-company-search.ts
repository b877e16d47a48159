import { searchCompanies } from '@kontor/api/company-search/company-search.routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/session/session.js';
import { useDebounced } from '../../ui/use-debounced.js';
import type { SearchState } from './search-state.js';
import { isSearchable, queryOf, searchLimits, type SearchTerms } from './search-terms.js';

/** Searches the register half a second after the last key. */
export function useCompanySearch({ terms, page }: SearchState) {
  const settled = useDebounced(terms, searchLimits.debounceMs);
  const [asked, setAsked] = useState<SearchTerms | undefined>(undefined);
  const effective = asked === terms ? terms : settled;
  const query = queryOf(effective, effective === terms ? page : 0);
  const result = useQuery({
    queryKey: ['companies', query],
    queryFn: async ({ signal }) => (await api.send(searchCompanies, { query, signal })).data,
    enabled: isSearchable(effective),
    placeholderData: keepPreviousData,
  });
  const active = isSearchable(terms);
  return {
    active,
    result: active ? result.data : undefined,
    error: active ? result.error : null,
    waiting: active && (effective !== terms || result.isFetching),
    repeat: () => void result.refetch(),
    /** Searches at once. */
    searchNow: setAsked,
  };
}
