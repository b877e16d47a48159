import type { Violation } from '@kontor/domain/violation/violation';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createViolationStore, type ViolationStore } from './violation-store.js';

// A form without rules of its own has nothing to show.
const ViolationContext = createContext<ViolationStore>(createViolationStore());

/** Hands the broken rules of a form to its fields. */
export const ViolationProvider = ViolationContext.Provider;

/**
 * What is wrong with one field, by its name (`people.0.vorname`) or its path (`people[0].vorname`); undefined while nothing is
 * to be said of it. Renders anew only when that changes.
 */
export function useFieldViolation(path: string): Violation | undefined {
  const store = useContext(ViolationContext);
  return useSyncExternalStore(store.subscribe, () => store.shown(path));
}
