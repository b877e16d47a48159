import { useEffect, useState } from 'react';

/** True for so many ms after each new event. */
export function useFlash(cause: object | undefined, ms: number): boolean {
  const [seen, setSeen] = useState(cause);
  useEffect(() => {
    if (cause === undefined || cause === seen) return;
    const timer = setTimeout(() => setSeen(cause), ms);
    return () => clearTimeout(timer);
  }, [cause, seen, ms]);
  return cause !== undefined && cause !== seen;
}
