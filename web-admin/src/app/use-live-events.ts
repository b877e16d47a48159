import type { CaseId } from '@kontor/domain/case/case-id';
import type { LiveEvent } from '@kontor/api/live/live-event.schema';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../providers/api.js';
import { caseKeys } from '../case/bank-case/case-keys.js';
import { reloadCases } from '../case/bank-case/reload-case.js';

const retryMs = { first: 1_000, most: 30_000 } as const;
/** Events within this time cause one reload. */
const batchMs = 400;

function createInvalidationBatch(client: QueryClient): { add: (event: LiveEvent) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const caseIds = new Set<CaseId>();
  const flush = (): void => {
    timer = undefined;
    void reloadCases(client, [...caseIds]);
    caseIds.clear();
  };
  return {
    add: ({ caseId }) => {
      if (caseId !== undefined) caseIds.add(caseId);
      timer ??= setTimeout(flush, batchMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Events while no stream was open are lost, so everything is read again. */
function invalidateAll(client: QueryClient): void {
  void reloadCases(client, []);
  void client.invalidateQueries({ queryKey: caseKeys.any });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reloads the cases that the live events name. */
export function useLiveEvents(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const batch = createInvalidationBatch(client);
    const follow = async (): Promise<void> => {
      let rest: number = retryMs.first;
      for (let round = 0; !ended.signal.aborted; round++) {
        const openedAt = Date.now();
        if (round > 0) invalidateAll(client);
        // A stream has no answer that the data provider could return.
        await api.events('/staff/events', batch.add, ended.signal).catch(() => undefined);
        // The pause between attempts grows while the stream is refused.
        rest = Date.now() - openedAt > retryMs.most ? retryMs.first : Math.min(rest * 2, retryMs.most);
        await pause(rest, ended.signal);
      }
    };
    void follow();
    return () => {
      ended.abort();
      batch.stop();
    };
  }, [client, isWanted]);
}
