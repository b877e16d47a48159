import type { HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import type { DryRunPage } from '../../providers/settings-methods.js';
import { problemLine } from '../../ui/notice/problem-text.js';

const key = ['holdDryRun'];
const pollMs = 1000;

/** The last dry run; read again while it is running. */
export function useDryRun() {
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => provider.readDryRun(signal),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
}

/** Starts and cancels dry runs; `onShown` is called once the page shows what that changed. */
export function useDryRunActions(onShown: () => void) {
  const provider = useDataProvider<KontorDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  // A reading under way would replace the new state by the one before.
  const onMutate = () => client.cancelQueries({ queryKey: key, exact: true });
  const onSuccess = (run: HoldDryRun): void => {
    client.setQueryData(key, run);
    onShown();
  };
  const onError = (error: unknown): void => {
    notify(problemLine(error), { type: 'error' });
    void client.invalidateQueries({ queryKey: key });
  };
  const shown = { onMutate, onSuccess, onError };
  const start = useMutation({ mutationFn: (rules: RuleSet) => provider.startDryRun(rules), ...shown });
  const cancel = useMutation({ mutationFn: (id: string) => provider.cancelDryRun(id), ...shown });
  return { start, cancel };
}

/** A page of the cases of a group. */
export function useDryRunCases(id: string, page: DryRunPage) {
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: [...key, id, page],
    queryFn: ({ signal }) => provider.dryRunCases(id, page, signal),
    placeholderData: keepPreviousData,
  });
}
