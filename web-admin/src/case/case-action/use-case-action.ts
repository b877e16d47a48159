import type { CaseId } from '@kontor/domain/case/case-id';
import { useIsMutating, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useReloadCase } from '../bank-case/reload-case.js';
import { actionProblem, type ActionKind } from './action-problem.js';
import { failed, type Outcome } from './outcome.js';

const actKey = (id: CaseId) => ['act', id] as const;
/** What somebody reads who starts an action while another one runs. */
export const busyText =
  'Gerade läuft für diesen Vorgang noch ein anderer Schritt. Bitte warten Sie, bis er abgeschlossen ist.';

const outcomeKey = (id: CaseId) => ['outcome', id] as const;

/** The outcome of the last action on this case; it survives a navigation. */
export function useOutcome(): readonly [Outcome | null, (outcome: Outcome | null) => void] {
  const { id } = useBankCase();
  const client = useQueryClient();
  const { data = null } = useQuery<Outcome | null>({
    queryKey: outcomeKey(id),
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (outcome) => showOutcome(client, id, outcome)];
}

/** Whether an action on the case runs, also one that was started before a navigation. */
export function useIsActing(): boolean {
  const { id } = useBankCase();
  return useIsMutating({ mutationKey: actKey(id) }) > 0;
}

/** Shows an outcome on the card of a case; null shows none. */
export function showOutcome(client: QueryClient, id: CaseId, outcome: Outcome | null): void {
  client.setQueryData(outcomeKey(id), outcome);
}

/** Does something as the only action on a case; resolves with null, and does nothing, while another one runs. */
export async function actAlone<T>(client: QueryClient, id: CaseId, work: () => Promise<T>): Promise<T | null> {
  if (client.isMutating({ mutationKey: actKey(id) }) > 0) return null;
  const options = { mutationKey: actKey(id), mutationFn: work, retry: false };
  return client.getMutationCache().build<T, Error, void, unknown>(client, options).execute();
}

export interface CaseAction<T> {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly act: (input: T) => void;
}

/**
 * A pessimistic mutation of the case of the page, one at a time: another one is refused with a notification. Afterwards the case is read again and the outcome is shown,
 * even if the button is unmounted by then.
 */
export function useCaseAction<T = void>(kind: ActionKind, work: (input: T) => Promise<Outcome | null>): CaseAction<T> {
  const { id } = useBankCase();
  const client = useQueryClient();
  const reload = useReloadCase(id);
  const notify = useNotify();
  const setOutcome = (outcome: Outcome | null): void => showOutcome(client, id, outcome);
  // The new state and the outcome appear together.
  const conclude = async (outcome: Outcome | null): Promise<void> => {
    await reload();
    setOutcome(outcome);
  };
  const { mutate, isPending, isError } = useMutation({
    mutationKey: actKey(id),
    mutationFn: work,
    retry: false,
    gcTime: Infinity,
    onMutate: () => setOutcome(null),
    onSuccess: conclude,
    onError: (error) => conclude(failed(actionProblem(kind, error))),
  });
  return {
    isRunning: isPending,
    hasFailed: isError,
    act: (input) => {
      if (client.isMutating({ mutationKey: actKey(id) }) === 0) mutate(input);
      else notify(busyText, { type: 'warning' });
    },
  };
}
