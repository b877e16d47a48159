import { namingTexts, plainTexts, unnamedTexts, type ViolationLabel } from './violation-texts.js';
import type { Problem, Violation } from './violation.js';

type Text = string | ((limit: number | undefined) => string);

const byLabel: Readonly<Record<ViolationLabel, Text>> = { ...namingTexts, ...unnamedTexts };

const written = (text: Text, limit: number | undefined): string => (typeof text === 'string' ? text : text(limit));

/** German text of a required label, e.g. 'Anrede erforderlich'; `limit` in characters, percent or persons. */
export function demandText(label: ViolationLabel, limit?: number): string {
  return written(byLabel[label], limit);
}

/** German text of a broken rule (R1 §5). */
export function violationText(problem: Problem): string {
  return problem.label === undefined
    ? written(plainTexts[problem.code], problem.limit)
    : demandText(problem.label, problem.limit);
}

/**
 * Whether the text contains its field's label; if not, a list of errors puts the label before it. A code that has no
 * text here, e.g. one of the API's own, has a text that is complete.
 */
export function namesField({ code, label }: { readonly code: string; readonly label?: string | undefined }): boolean {
  return label === undefined ? !Object.hasOwn(plainTexts, code) : Object.hasOwn(namingTexts, label);
}

interface ViolationBody {
  readonly propertyPath: string;
  readonly code: string;
  readonly label?: string;
  readonly message: string;
}

/** Broken rules in the API's form: path, code, label where the rule has one, and German message. */
export function violationBodies(violations: readonly Violation[]): readonly ViolationBody[] {
  return violations.map((violation) => ({
    propertyPath: violation.propertyPath,
    code: violation.code,
    ...(violation.label === undefined ? {} : { label: violation.label }),
    message: violationText(violation),
  }));
}
