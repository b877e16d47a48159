import type { RegisterDocuments } from '@kontor/api/register-document/register-document.schema';
import { registerResyncMs } from '@kontor/domain/transparency-register/transparency-register';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { fetchedOutcome, rereadAfter } from './register-look.js';
import { orderThenReread } from './order-then-reread.js';

/** The documents of registers of the case of the page; not asked for in a status that has none. */
export function useRegisterDocuments(isWanted = true) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.registerDocuments(id),
    queryFn: ({ signal }) => provider.registerDocumentsOf(id, signal),
    enabled: isWanted,
    refetchInterval: ({ state }) => rereadAfter(state.data?.missing ?? []),
  });
}

/** The status of the transparency register; a read that fails is the status "error". */
export function useTransparencyStatus() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: caseKeys.transparency(id),
    queryFn: ({ signal }) => provider.transparencyStatusOf(id, signal),
    refetchInterval: ({ state }) => (state.data === 'busy' ? registerResyncMs : false),
  });
  return { status: error === null ? data : ('error' as const), isFetching, refetch };
}

/** Orders what is missing, and fetches it ten seconds later. */
export function useOrderDocuments() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      orderThenReread({
        order: () => provider.orderRegisterDocuments(id),
        reread: () => provider.fetchRegisterDocuments(id),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: caseKeys.all(id) }),
  });
  return { order: () => mutate(), isRunning: isPending };
}

/** Orders the extract, and reads its status ten seconds later. */
export function useOrderExtract(reread: () => Promise<unknown>) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => orderThenReread({ order: () => provider.orderTransparencyExtract(id), reread }),
  });
  return { order: () => mutate(), isRunning: isPending };
}

/** Fetches what is ready and orders what is missing again; a failure is shown (R3 §8 "document reorder"). */
export function useFetchDocuments() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const client = useQueryClient();
  return useCaseAction('reorder', async () => {
    const before = client.getQueryData<RegisterDocuments>(caseKeys.registerDocuments(id));
    return fetchedOutcome(before, await provider.fetchRegisterDocuments(id));
  });
}
