import type { Violation } from '@kontor/api/problem/problem.schema';
import { plainTexts, unnamedTexts } from '@kontor/domain/violation/violation-texts';

const unnamedMessages = new Set<unknown>([...Object.values(plainTexts), ...Object.values(unnamedTexts)]);

/** Whether a message of the server contains the label: the API sends only texts. */
export function messageNamesField({ message }: Pick<Violation, 'message'>): boolean {
  return !unnamedMessages.has(message);
}

/** The error of a field that the server refused. */
export function serverError(violation: Pick<Violation, 'message'>): {
  readonly type: string;
  readonly message: string;
} {
  return { type: messageNamesField(violation) ? 'server' : 'unnamed', message: violation.message };
}
