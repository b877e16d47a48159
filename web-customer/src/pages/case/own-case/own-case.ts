import { getCase, getOwnHistory } from '@kontor/api/case/customer-case.routes';
import { listContractFiles } from '@kontor/api/document/document.routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/session/session.js';

/** The own case. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: async ({ signal }) => (await api.send(getCase, { params: { id }, signal })).data,
  });

/** Its history. */
export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: ['case', id, 'history'],
    queryFn: async ({ signal }) => (await api.send(getOwnHistory, { signal })).data,
  });

/** The contracts that the bank uploaded. */
export const contractsQuery = (id: number) =>
  queryOptions({
    queryKey: ['case', id, 'contracts'],
    queryFn: async ({ signal }) => (await api.send(listContractFiles, { params: { id }, signal })).data,
  });
