import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCaseEvent } from '../../../app/session/case-events.js';
import { meQuery } from '../../../application-draft/own-application.js';
import { caseQuery, historyQuery } from './own-case.js';

const pollMs = 60_000;

/** The own case and its history: updated by events of the server, and every minute. */
export function useOwnCase() {
  const client = useQueryClient();
  const me = useQuery(meQuery);
  const id = me.data !== undefined && 'bgoId' in me.data ? me.data.bgoId : undefined;
  const asked = { enabled: id !== undefined, refetchInterval: pollMs };
  const own = useQuery({ ...caseQuery(id ?? 0), ...asked });
  const history = useQuery({ ...historyQuery(id ?? 0), ...asked });
  const error = me.error ?? own.error ?? history.error;
  useLiveCase();
  return {
    data: own.data,
    history: history.data,
    readAt: own.dataUpdatedAt,
    error,
    refreshing: own.isFetching || history.isFetching,
    refresh: () => void client.invalidateQueries(),
  };
}

/** Reads what an event is about: messages, or the case with all its data. */
function useLiveCase(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onCaseEvent(({ type }) => {
        if (type === 'message') void client.invalidateQueries({ queryKey: ['messages'] });
        else for (const key of ['case', 'application']) void client.invalidateQueries({ queryKey: [key] });
      }),
    [client],
  );
}
