import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Change<T> = (before: T) => T;

/** An unsaved text that survives a change of tab or page; a logout removes it. */
export function useDraft<T>(name: readonly string[], begin: () => T): readonly [T, (change: Change<T>) => void] {
  const client = useQueryClient();
  const key = ['draft', ...name];
  const [draft, setDraft] = useState<T>(() => client.getQueryData<T>(key) ?? begin());
  const write = (change: Change<T>): void => {
    const next = change(client.getQueryData<T>(key) ?? draft);
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, next);
    setDraft(next);
  };
  return [draft, write];
}
