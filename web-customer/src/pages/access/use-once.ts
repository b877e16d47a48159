import { useCallback, useRef } from 'react';

/** Runs a piece of work a single time, also where effects are run twice: a mailed link is spent by its first use. */
export function useOnce(): (work: () => Promise<void>) => void {
  const begun = useRef(false);
  return useCallback((work) => {
    if (begun.current) return;
    begun.current = true;
    void work();
  }, []);
}
