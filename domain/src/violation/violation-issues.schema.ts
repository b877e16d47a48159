import type * as z from 'zod';
import { violationText } from './violation-text.js';
import type { Problem, Violation } from './violation.js';

/** `people[0].vorname` as zod writes it: `['people', 0, 'vorname']`. */
export function issuePath(propertyPath: string): (string | number)[] {
  return [...propertyPath.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Text, code and label of a broken rule, for the refinement of a single field. */
export function refusal(problem: Problem) {
  const { code, label } = problem;
  return { message: violationText(problem), params: { code, label } };
}

/** Adds violations as issues of a schema, with their code and label as `params`. */
export function addViolations(context: z.RefinementCtx, violations: readonly Violation[]): void {
  for (const violation of violations) {
    context.addIssue({ code: 'custom', path: issuePath(violation.propertyPath), ...refusal(violation) });
  }
}
