import { InvalidId, type Branded } from '../id/branded.js';
import type { CaseId } from './case-id.js';

/** The key under which an effect of a case may happen once: `<caseId>:<operation>:<subject>:<generation>`. */
export type OperationKey = Branded<'OperationKey'>;

const form = /^\d{1,12}:[A-Za-z]+:[\w-]+:\d+$/;

/** Whether a text has the form of an operation key. */
export function isOperationKey(value: string): value is OperationKey {
  return form.test(value);
}

/** The key in a text. @throws InvalidId when it has not the form of one */
export function operationKeyOf(value: string): OperationKey {
  if (!isOperationKey(value)) throw new InvalidId('OperationKey');
  return value;
}

/** What an operation key consists of besides the case. */
export interface OperationName {
  readonly operation: string;
  /** A person, a version of the form, or the case itself. */
  readonly subject: string;
  /** A later generation of the same operation on the same subject is another effect. */
  readonly generation: number;
}

/** The key of an operation of a case. @throws InvalidId when a part contains a colon */
export function operationKey(caseId: CaseId, { operation, subject, generation }: OperationName): OperationKey {
  return operationKeyOf(`${caseId}:${operation}:${subject}:${generation}`);
}
