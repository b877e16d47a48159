import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Approval } from '@kontor/api/approval/approval.schema';
import type { Decision } from '@kontor/domain/approval/approval';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';

const doneTexts: Readonly<Record<Decision, string>> = {
  confirm: 'Freigegeben und ausgeführt.',
  reject: 'Freigabe abgelehnt.',
  withdraw: 'Freigabe zurückgezogen.',
};

/** Decides an approval; afterwards everything it may have changed is read again. */
export function useDecide({ approvalId }: Approval) {
  const client = useQueryClient();
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (decision: Decision) => provider.decideApproval(approvalId, decision),
    onSuccess: (_reply, decision) => notify(doneTexts[decision], { type: 'success' }),
    onSettled: () => client.invalidateQueries(),
    retry: false,
  });
}
