import { useMutation, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { confirmApproval, listApprovals, rejectApproval, withdrawApproval } from '@kontor/api/approval/approval.routes';
import type { Approval } from '@kontor/api/approval/approval.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { Decision } from '@kontor/domain/approval/approval';
import { useNotify } from 'react-admin';
import { caseKeys } from '../case/bank-case/case-keys.js';
import { api } from '../providers/api.js';

export const approvalPageSize = 25;

interface Asked {
  readonly page?: number;
  readonly state?: 'open' | 'closed';
  readonly caseId?: CaseId;
}

/** Approvals of a case are read again with it. */
const keyOf = (caseId: CaseId | undefined) => [...(caseId === undefined ? [] : caseKeys.all(caseId)), 'approvals'];

/** A page of approvals with the number of all. */
export function useApprovals({ page = 1, ...filter }: Asked) {
  return useQuery({
    queryKey: [...keyOf(filter.caseId), filter, page],
    queryFn: async ({ signal }) => {
      const query = { ...filter, page, 'items-per-page': approvalPageSize };
      const { data, headers } = await api.send(listApprovals, { query, signal });
      return { rows: data, total: Number(headers.get('content-range')?.split('/')[1] ?? data.length) };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
}

const routes = { confirm: confirmApproval, reject: rejectApproval, withdraw: withdrawApproval };
const doneTexts: Readonly<Record<Decision, string>> = {
  confirm: 'Freigegeben und ausgeführt.',
  reject: 'Freigabe abgelehnt.',
  withdraw: 'Freigabe zurückgezogen.',
};

/** Decides an approval; afterwards everything it may have changed is read again. */
export function useDecide({ approvalId }: Approval) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (decision: Decision) => api.send(routes[decision], { params: { id: approvalId } }),
    onSuccess: (_reply, decision) => notify(doneTexts[decision], { type: 'success' }),
    onSettled: () => client.invalidateQueries(),
    retry: false,
  });
}
