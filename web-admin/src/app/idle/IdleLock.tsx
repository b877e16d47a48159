import { lazy, Suspense } from 'react';
import { useIdleLock } from './use-idle-lock.js';

// The lock counts from the first page on; its warning is needed minutes later.
const IdleWarning = lazy(async () => ({ default: (await import('./IdleWarning.js')).IdleWarning }));

/** Locks a page that nobody uses, and warns before. */
export function IdleLock() {
  const secondsLeft = useIdleLock();
  if (secondsLeft === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning secondsLeft={secondsLeft} />
    </Suspense>
  );
}
