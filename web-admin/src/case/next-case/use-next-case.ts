import type { CaseListRow } from '@kontor/api/case/case.schema';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { problemLine } from '../../ui/notice/problem-text.js';
import { oldestFirst, queueFilter, readFilter } from '../list/case-filter.js';
import { caseHref, caseKeys, caseResource } from '../bank-case/case-keys.js';
import { useListAddress } from '../bank-case/list-address.js';
import { nextCaseOf } from './next-case.js';

/** Looked for among so many of the view. */
const perPage = 100;

interface Shown {
  readonly data: readonly { readonly id: number }[];
}

/** The ids of the list as it was read last. */
function idsLeft(client: QueryClient): readonly number[] {
  const lists = client.getQueryCache().findAll({ queryKey: caseKeys.list });
  const [newest] = lists
    .filter(({ state }) => (state.data as Partial<Shown> | undefined)?.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return ((newest?.state.data as Shown | undefined)?.data ?? []).map(({ id }) => id);
}

/** What the list shows at an address: the queue, or what the filter says. */
function viewAt(address: string) {
  const query = new URL(address, window.location.origin).searchParams;
  const filter = query.get('filter');
  return {
    filter: { ...(filter === null ? queueFilter : readFilter(JSON.parse(filter))) },
    sort: {
      field: query.get('sort') ?? oldestFirst.field,
      order: query.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const),
    },
  };
}

/** Opens the next case of the view that the list was left with. */
export function useNextCase(id: string) {
  const client = useQueryClient();
  const provider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const address = useListAddress();
  const [isSearching, setSearching] = useState(false);
  const open = async (): Promise<void> => {
    setSearching(true);
    try {
      const view = viewAt(address);
      const { data } = await provider.getList<CaseListRow>(caseResource, { ...view, pagination: { page: 1, perPage } });
      const next = nextCaseOf(Number(id), { left: idsLeft(client), now: data.map((row) => row.id) });
      if (next === null) notify('In dieser Ansicht wartet kein weiterer Vorgang.', { type: 'info' });
      else {
        await navigate(caseHref(next));
        // The address differs only by its number, so the window would stay where it was in the last case.
        window.scrollTo(0, 0);
      }
    } catch (error) {
      notify(`Nächster Vorgang nicht geladen: ${problemLine(error)}`, { type: 'error' });
    } finally {
      setSearching(false);
    }
  };
  return { open: () => void open(), isSearching };
}
