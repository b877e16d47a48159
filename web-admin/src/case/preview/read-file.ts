import { downloadBusinessDocument, downloadContractFile } from '@kontor/api/document/document.routes';
import { downloadRegisterDocument } from '@kontor/api/register-document/register-document.routes';
import { useQuery } from '@tanstack/react-query';
import { abortBy } from '../../providers/abort-by.js';
import { api } from '../../providers/api.js';
import type { CaseFile } from '../case-file/case-file.js';

const routes = {
  customer: downloadBusinessDocument,
  contract: downloadContractFile,
  register: downloadRegisterDocument,
} as const;

/**
 * The content of a file, by the route of its download. It is read once while it is shown, because each reading is
 * logged, and forgotten with it.
 */
export function useFileContent({ source, id }: Pick<CaseFile, 'source' | 'id'>, isWanted: boolean) {
  return useQuery({
    queryKey: ['preview', source, id],
    queryFn: async ({ signal }) => (await api.send(routes[source], { params: { id }, ...abortBy(signal) })).data,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
}
