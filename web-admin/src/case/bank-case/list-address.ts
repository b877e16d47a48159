import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const start = '/bm/start';
const key = ['listAddress'];

/** Keeps the address of the list with its filters until logout. */
export function useRememberedList(): void {
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, `${pathname}${search}${hash}`);
  }, [client, pathname, search, hash]);
}

/** The address of the list as it was left. */
export function useListAddress(): string {
  return useQueryClient().getQueryData<string>(key) ?? start;
}
