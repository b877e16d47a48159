import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCaseRecord } from '../case-context.js';
import { useReloadCase } from '../use-case.js';
import { actionProblem, type ActionKind } from './action-problem.js';
import { failed, type Outcome } from './outcome.js';

const actKey = (id: string) => ['act', id] as const;
const outcomeKey = (id: string) => ['outcome', id] as const;

/** What the last act on this case brought; it is kept while the page is left and found again. */
export function useOutcome(): readonly [Outcome | null, (outcome: Outcome | null) => void] {
  const { id } = useCaseRecord();
  const client = useQueryClient();
  const { data = null } = useQuery<Outcome | null>({
    queryKey: outcomeKey(id),
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (outcome) => client.setQueryData(outcomeKey(id), outcome)];
}

/** Whether anything is under way on the case, also when it was started before the page was left. */
export function useIsActing(): boolean {
  const { id } = useCaseRecord();
  return useIsMutating({ mutationKey: actKey(id) }) > 0;
}

export interface CaseAction<T> {
  readonly isRunning: boolean;
  readonly act: (input: T) => void;
}

/**
 * One act on the case of the page: never assumed done before the server said so, never two at a time. Whatever comes of it,
 * the case is read again and the outcome is told, even when the button that started it is gone by then.
 */
export function useCaseAction<T = void>(kind: ActionKind, work: (input: T) => Promise<Outcome | null>): CaseAction<T> {
  const { id } = useCaseRecord();
  const client = useQueryClient();
  const reload = useReloadCase(id);
  const isActing = useIsActing();
  const tell = (outcome: Outcome | null): void => {
    client.setQueryData(outcomeKey(id), outcome);
  };
  // The page shows the new state together with the outcome, never one without the other.
  const conclude = async (outcome: Outcome | null): Promise<void> => {
    await reload();
    tell(outcome);
  };
  const { mutate, isPending } = useMutation({
    mutationKey: actKey(id),
    mutationFn: work,
    retry: false,
    gcTime: Infinity,
    onMutate: () => tell(null),
    onSuccess: conclude,
    onError: (error) => conclude(failed(actionProblem(kind, error))),
  });
  return {
    isRunning: isPending,
    act: (input) => {
      if (!isActing) mutate(input);
    },
  };
}
