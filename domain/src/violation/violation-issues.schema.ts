import type * as z from 'zod';
import { violationText } from './violation-text.js';
import { type Violation } from './violation.js';

/** `people[0].vorname` as zod writes it: `['people', 0, 'vorname']`. */
export function issuePath(propertyPath: string): (string | number)[] {
  return [...propertyPath.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Adds violations as issues of a schema, with their code and label as `params`. */
export function addViolations(context: z.RefinementCtx, violations: readonly Violation[]): void {
  for (const violation of violations) {
    const { propertyPath, code, label } = violation;
    context.addIssue({
      code: 'custom',
      path: issuePath(propertyPath),
      message: violationText(violation),
      params: { code, label },
    });
  }
}
