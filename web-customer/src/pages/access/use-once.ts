import { useCallback, useRef } from 'react';

/** Runs a task once although React runs effects twice, because a mailed link can be used only once. */
export function useOnce(): (work: () => Promise<void>) => void {
  const started = useRef(false);
  return useCallback((work) => {
    if (started.current) return;
    started.current = true;
    void work();
  }, []);
}
