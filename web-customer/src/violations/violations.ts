import type { Violation } from '@kontor/domain/violation/violation';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createViolationStore, type ViolationStore } from './violation-store.js';

// For forms without rules.
const ViolationContext = createContext<ViolationStore>(createViolationStore());

/** Passes the violations of a form to its fields. */
export const ViolationProvider = ViolationContext.Provider;

/**
 * The violation of one field, by its name (`people.0.vorname`) or its path (`people[0].vorname`); undefined while
 * none may be shown. Renders again only when that changes.
 */
export function useFieldViolation(path: string): Violation | undefined {
  const store = useContext(ViolationContext);
  return useSyncExternalStore(store.subscribe, () => store.shown(path));
}
