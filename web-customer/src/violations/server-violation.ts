import type { Violation } from '@kontor/api/problem/problem.schema';
import { namesField } from '@kontor/domain/violation/violation-text';
import { inLanguage } from '../texts/create-text.js';

/** The error of a field that the server refused; its type is whether the message contains the label. */
export function serverError(violation: Omit<Violation, 'propertyPath'>): {
  readonly type: string;
  readonly message: string;
} {
  return { type: namesField(violation) ? 'server' : 'unnamed', message: inLanguage(violation.message) };
}
