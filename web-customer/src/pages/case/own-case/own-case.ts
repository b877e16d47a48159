import { listCoSigners } from '@kontor/api/co-signer/co-signer.routes';
import { getCase, getOwnHistory } from '@kontor/api/case/customer-case.routes';
import { listContractFiles } from '@kontor/api/document/document.routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/session/session.js';
import { coSignersKey } from './co-signers-key.js';

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

/** Which persons were mailed a link to a page of their own, and which have opened it. */
export const coSignersQuery = queryOptions({
  queryKey: coSignersKey,
  queryFn: async ({ signal }) => (await api.send(listCoSigners, { signal })).data,
});

/** The contracts that the bank uploaded. */
export const contractsQuery = (id: number) =>
  queryOptions({
    queryKey: ['case', id, 'contracts'],
    queryFn: async ({ signal }) => (await api.send(listContractFiles, { params: { id }, signal })).data,
  });
