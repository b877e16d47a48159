import { useIdleLock } from './use-idle-lock.js';
import { lazyPart } from '../../ui/lazy-part.js';

// The lock counts from the first page on; its warning is needed minutes later.
const IdleWarning = lazyPart(async () => (await import('./IdleWarning.js')).IdleWarning);

/** Locks a page that nobody uses, and warns before. */
export function IdleLock() {
  const secondsLeft = useIdleLock();
  if (secondsLeft === null) return null;
  return <IdleWarning secondsLeft={secondsLeft} />;
}
