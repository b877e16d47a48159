import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { caseKeys } from './case-keys.js';
import { caseRecordOf } from './case-record.js';

/** What is polled besides the live events, in ms; more often while a step runs. */
const pollMs = { quiet: 60_000, running: 3_000 } as const;

function isRunning(data: StaffCase | undefined): boolean {
  return data !== undefined && data.bgoIdentification.running !== null;
}

/** Reads a case and keeps it fresh. */
export function useCase(id: string) {
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.data(id),
    queryFn: ({ signal }) => provider.caseOf(id, signal),
    select: caseRecordOf,
    refetchInterval: ({ state }) => (isRunning(state.data) ? pollMs.running : pollMs.quiet),
  });
}

/** Reads everything about a case again, and the list with it. */
export function useReloadCase(id: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: caseKeys.list });
    await client.invalidateQueries({ queryKey: caseKeys.all(id) });
  }, [client, id]);
}
