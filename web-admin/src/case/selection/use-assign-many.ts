import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { caseKeys } from '../bank-case/case-keys.js';

/** Assigns the chosen cases; those that were refused stay chosen. */
export function useAssignMany(ids: readonly number[]) {
  const client = useQueryClient();
  const provider = useDataProvider<KontorDataProvider>();
  const { onSelect } = useListContext();
  return useMutation({
    mutationFn: (accountId: string) => provider.assignCases(ids, accountId),
    onSuccess: async (results) => {
      onSelect(results.filter(({ ok }) => !ok).map(({ id }) => id));
      await Promise.all([caseKeys.list, caseKeys.any].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
