import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { useCaseRecord } from '../case-record/use-case-record.js';
import { caseKeys } from '../case-record/case-keys.js';

export function useContractFiles() {
  const { id } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.contractFiles(id),
    queryFn: ({ signal }) => provider.contractFilesOf(id, signal),
  });
}
