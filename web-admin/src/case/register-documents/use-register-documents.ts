import {
  fetchRegisterDocuments,
  getTransparencyStatus,
  listRegisterDocuments,
  orderRegisterDocuments,
  orderTransparencyExtract,
} from '@kontor/api/register-document/register-document.routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../providers/api.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { fetchedLines } from './register-look.js';
import { orderThenReread } from './order-then-reread.js';

/** The documents of registers of the case of the page. */
export function useRegisterDocuments() {
  const { id } = useBankCase();
  return useQuery({
    queryKey: caseKeys.registerDocuments(id),
    queryFn: async ({ signal }) => (await api.send(listRegisterDocuments, { params: { id }, signal })).data,
  });
}

/** The status of the transparency register; a read that fails is the status "error". */
export function useTransparencyStatus() {
  const { id } = useBankCase();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: caseKeys.transparency(id),
    queryFn: async ({ signal }) => (await api.send(getTransparencyStatus, { params: { id }, signal })).data.status,
  });
  return { status: error === null ? data : ('error' as const), isFetching, refetch };
}

/** Orders what is missing, and fetches it ten seconds later. */
export function useOrderDocuments() {
  const { id } = useBankCase();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      orderThenReread({
        order: () => api.send(orderRegisterDocuments, { params: { id } }),
        reread: async () => {
          await api.send(fetchRegisterDocuments, { params: { id } });
        },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: caseKeys.all(id) }),
  });
  return { order: () => mutate(), isRunning: isPending };
}

/** Orders the extract, and reads its status ten seconds later. */
export function useOrderExtract(reread: () => Promise<unknown>) {
  const { id } = useBankCase();
  const { mutate, isPending } = useMutation({
    mutationFn: () => orderThenReread({ order: () => api.send(orderTransparencyExtract, { params: { id } }), reread }),
  });
  return { order: () => mutate(), isRunning: isPending };
}

/** Fetches what is ready and orders what is missing again; a failure is told (R3 §8 "document reorder"). */
export function useFetchDocuments() {
  const { id } = useBankCase();
  return useCaseAction('reorder', async () => {
    const { data } = await api.send(fetchRegisterDocuments, { params: { id } });
    return done('Registerdokumente abgerufen', ...fetchedLines(data));
  });
}
