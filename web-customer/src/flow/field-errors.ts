import type { FieldErrors } from 'react-hook-form';

export interface FieldProblem {
  readonly name: string;
  readonly message: string;
  /** The part of a long form it belongs to. */
  readonly group?: string;
}

/** The errors of a form as a list, in the order of `names`; others follow as they come. */
export function fieldProblems(errors: FieldErrors, names: readonly string[]): readonly FieldProblem[] {
  const rank = ({ name }: FieldProblem): number => {
    const index = names.indexOf(name);
    return index === -1 ? names.length : index;
  };
  return collect(errors, '').sort((left, right) => rank(left) - rank(right));
}

function collect(errors: object, prefix: string): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'root' || key === 'ref') return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const { message, type } = value as { message?: unknown; type?: unknown };
    if (typeof message === 'string' && type !== undefined) return [{ name, message }];
    return collect(value, name);
  });
}
