import { useEffect, useState, type ReactNode } from 'react';

/** Shows what stands in for late content after 300 ms, so that quick answers do not flicker. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}
