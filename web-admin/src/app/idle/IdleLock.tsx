import { IdleWarning } from './IdleWarning.js';
import { useIdleLock } from './use-idle-lock.js';

/** Locks a page that nobody uses, and warns before. */
export function IdleLock() {
  const secondsLeft = useIdleLock();
  return secondsLeft === null ? null : <IdleWarning secondsLeft={secondsLeft} />;
}
