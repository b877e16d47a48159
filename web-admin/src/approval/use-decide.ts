import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmApproval, rejectApproval, withdrawApproval } from '@kontor/api/approval/approval.routes';
import type { Approval } from '@kontor/api/approval/approval.schema';
import type { Decision } from '@kontor/domain/approval/approval';
import { useNotify } from 'react-admin';
import { api } from '../providers/api.js';

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
