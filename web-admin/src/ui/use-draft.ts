import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { drafts } from '../providers/drafts.js';

type Change<T> = (before: T) => T;

/** An unsaved text that survives a change of tab or page and a reload; a logout removes it. Files live until the reload. */
export function useDraft<T>(name: readonly string[], initial: () => T): readonly [T, (change: Change<T>) => void] {
  const client = useQueryClient();
  const key = ['draft', ...name];
  const [draft, setDraft] = useState<T>(() => client.getQueryData<T>(key) ?? restored(drafts.read(name), initial()));
  const write = (change: Change<T>): void => {
    const next = change(client.getQueryData<T>(key) ?? draft);
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, next);
    drafts.write(name, next);
    setDraft(next);
  };
  return [draft, write];
}

/** What was kept of a draft; a file is not, so it is left out. */
function restored<T>(kept: unknown, empty: T): T {
  if (typeof kept !== typeof empty || kept === null) return empty;
  return typeof empty === 'object' ? { ...empty, ...withoutFile(kept as object) } : (kept as T);
}

const withoutFile = (kept: object): object =>
  Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
