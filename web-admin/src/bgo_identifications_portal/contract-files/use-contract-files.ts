import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { useCaseRecord } from '../case-context.js';
import { caseKeys } from '../case-keys.js';

/** The contract files of the case of the page. */
export function useContractFiles() {
  const { id } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.contractFiles(id),
    queryFn: ({ signal }) => provider.contractFilesOf(id, signal),
  });
}
