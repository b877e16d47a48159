import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { caseKeys } from '../bank-case/case-keys.js';

/** Assigns the chosen cases, and reads again what names them. */
export function useAssignMany(ids: readonly number[], onResults: (results: readonly AssignResult[]) => void) {
  const client = useQueryClient();
  const provider = useDataProvider<KontorDataProvider>();
  return useMutation({
    mutationFn: (accountId: string) => provider.assignCases(ids, accountId),
    onSuccess: async (results) => {
      onResults(results);
      await Promise.all([caseKeys.list, caseKeys.any].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
