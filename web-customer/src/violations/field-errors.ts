import { namesField } from '@kontor/domain/violation/violation-text';
import type { Problem } from '@kontor/domain/violation/violation';
import type { FieldErrors } from 'react-hook-form';
import type { Words } from '../texts/create-text.js';
import { violationText } from '../texts/rule-text.js';

export interface FieldProblem {
  readonly name: string;
  readonly message: string;
  /** Whether the message contains the label; if not, a list of errors puts the label before it. */
  readonly namesField: boolean;
  /** The part of a long form it belongs to. */
  readonly group?: string;
}

const unnamed = 'unnamed';

export interface WordedError {
  /** Whether the message contains the label. */
  readonly type: string;
  readonly message: string;
  /** Forms keep their errors, so that the message is written anew where it is shown. */
  readonly words: Words;
}

/** An error for react-hook-form; `unnamed` is the type of one that does not contain the label of its field. */
export function wordedError(type: string, words: Words): WordedError {
  return { type, message: words(), words };
}

/** The error of a broken rule for react-hook-form. */
export function fieldError(problem: Problem): WordedError {
  return wordedError(namesField(problem) ? 'rule' : unnamed, () => violationText(problem));
}

/** The message of an error in the language shown. */
export function errorMessage(error: object): string | undefined {
  const { message, words } = error as Partial<WordedError>;
  return words?.() ?? message;
}

/** The problem of a violation with the name of its field. */
export function fieldProblem(name: string, problem: Problem): FieldProblem {
  return { name, message: violationText(problem), namesField: namesField(problem) };
}

/** The errors of a form as a list, in the order of `names`, followed by others. */
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
    const { type } = value as { type?: unknown };
    const message: unknown = errorMessage(value);
    if (typeof message === 'string' && type !== undefined) return [{ name, message, namesField: type !== unnamed }];
    return collect(value, name);
  });
}
