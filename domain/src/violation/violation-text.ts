import { namingTexts, plainTexts, unnamedTexts, type ViolationLabel } from './violation-texts.js';
import { type Problem } from './violation.js';

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

/** Whether the text contains its field's label; if not, a list of errors puts the label before it. */
export function namesField({ label }: Pick<Problem, 'label'>): boolean {
  return label !== undefined && Object.hasOwn(namingTexts, label);
}

/** Broken rules in the API's form: path, code and German message. */
export function violationBodies<T extends Problem & { readonly propertyPath: string }>(
  violations: readonly T[],
): readonly { readonly propertyPath: string; readonly code: string; readonly message: string }[] {
  return violations.map((violation) => ({
    propertyPath: violation.propertyPath,
    code: violation.code,
    message: violationText(violation),
  }));
}
