import type { CaseId } from '@kontor/domain/case/case-id';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { caseKeys } from './case-keys.js';

export function useReloadCase(id: CaseId): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: caseKeys.list });
    await client.invalidateQueries({ queryKey: caseKeys.all(id) });
  }, [client, id]);
}
