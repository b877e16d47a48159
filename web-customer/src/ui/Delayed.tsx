import { useEffect, useState, type ReactNode } from 'react';

/** Shows nothing for 300 ms, so that short waits have no indicator. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
}
