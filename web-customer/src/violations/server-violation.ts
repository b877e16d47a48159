import type { Violation } from '@kontor/api/problem/problem.schema';
import { namesField } from '@kontor/domain/violation/violation-text';
import { inLanguage } from '../texts/create-text.js';
import { wordedError, type WordedError } from './field-errors.js';

/** The error of a field that the server refused; its type is whether the message contains the label. */
export function serverError(violation: Omit<Violation, 'propertyPath'>): WordedError {
  return wordedError(namesField(violation) ? 'server' : 'unnamed', () => inLanguage(violation.message));
}
