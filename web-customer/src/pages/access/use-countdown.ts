import { useEffect, useState } from 'react';

/** Seconds left until an action is available again; `start` restarts the countdown. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: () => setLeft(seconds) };
}
