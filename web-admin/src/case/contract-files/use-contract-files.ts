import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';

export function useContractFiles() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.contractFiles(id),
    queryFn: ({ signal }) => provider.contractFilesOf(id, signal),
  });
}
