import type { LiveEvent } from '@kontor/api/live/live-event.schema';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../providers/api.js';
import { caseKeys } from '../bgo_identifications_portal/case-keys.js';

const restMs = { first: 1_000, most: 30_000 } as const;
/** News that come close together cause one reading. */
const gatherMs = 400;

function createGatherer(client: QueryClient): { take: (event: LiveEvent) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();
  const flush = (): void => {
    timer = undefined;
    for (const id of told) void client.invalidateQueries({ queryKey: caseKeys.all(id) });
    told.clear();
    void client.invalidateQueries({ queryKey: caseKeys.list });
  };
  return {
    take: ({ caseId }) => {
      if (caseId !== undefined) told.add(caseId);
      timer ??= setTimeout(flush, gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What happened while no stream was open was told to nobody. */
function catchUp(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: caseKeys.list });
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

/** Follows what happens to the cases, and reads again what the page shows of them. The lists poll besides. */
export function useLiveEvents(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    const gatherer = createGatherer(client);
    const follow = async (): Promise<void> => {
      let rest: number = restMs.first;
      for (let round = 0; !ending.signal.aborted; round++) {
        const openedAt = Date.now();
        if (round > 0) catchUp(client);
        await api.events('/staff/events', gatherer.take, ending.signal).catch(() => undefined);
        // A stream that lived was healthy; one that is refused is asked for more and more rarely.
        rest = Date.now() - openedAt > restMs.most ? restMs.first : Math.min(rest * 2, restMs.most);
        await pause(rest, ending.signal);
      }
    };
    void follow();
    return () => {
      ending.abort();
      gatherer.stop();
    };
  }, [client, isWanted]);
}
