import { useEffect, useState, type ReactNode } from 'react';

/** Shows its children after 300 ms, so that quick answers don't flicker. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}
