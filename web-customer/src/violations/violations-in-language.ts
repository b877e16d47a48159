import type { Violation as SentViolation } from '@kontor/api/problem/problem.schema';
import { violationBodies } from '@kontor/domain/violation/violation-text';
import type { Violation } from '@kontor/domain/violation/violation';
import { violationText } from '../texts/rule-text.js';

/** Broken rules in the form of the API, with their texts in the language shown. */
export const violationsInLanguage = (violations: readonly Violation[]): readonly SentViolation[] =>
  violationBodies(violations).map((body, place) => {
    const violation = violations[place];
    return violation === undefined ? body : { ...body, message: violationText(violation) };
  });
