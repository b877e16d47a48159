import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition of a test, however busy the machine is.
 * @throws Error naming the condition, when it is not met within 90 s: before the test's own time limit
 */
export async function until(what: string, isMet: () => boolean | Promise<boolean>, withinMs = 90_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isMet()); await pause(10))
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain for ${what}`);
}
