import type * as z from 'zod';
import { type Violation } from './violation.js';

/** `people[0].vorname` as zod writes it: `['people', 0, 'vorname']`. */
export function issuePath(propertyPath: string): (string | number)[] {
  return [...propertyPath.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Hands violations over as issues of a schema, so that one rule gives field path → German message in both worlds. */
export function addViolations(context: z.RefinementCtx, violations: readonly Violation[]): void {
  for (const { propertyPath, message } of violations) {
    context.addIssue({ code: 'custom', path: issuePath(propertyPath), message });
  }
}
