import type { CaseId } from '@kontor/domain/case/case-id';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { caseKeys } from './case-keys.js';

/** Reads cases again, with the lists that name them. */
export async function reloadCases(client: QueryClient, ids: Iterable<CaseId>): Promise<void> {
  for (const queryKey of [caseKeys.list, caseKeys.log, caseKeys.approvals]) void client.invalidateQueries({ queryKey });
  await Promise.all([...ids].map((id) => client.invalidateQueries({ queryKey: caseKeys.all(id) })));
}

export function useReloadCase(id: CaseId): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => reloadCases(client, [id]), [client, id]);
}
