import { ApiProblem } from '@kontor/api/problem/api-problem';
import { inLanguage, type Words } from '../texts/create-text.js';
import { text } from '../texts/fields-text.js';

/** The failed action on a file, and why. */
export interface UploadProblem {
  readonly title: Words;
  readonly detail: Words;
  readonly errorNumber: string | undefined;
}

/** The problem of a refusal. Any other error is a defect and is rethrown. */
export function uploadProblem(title: Words, name: string, error: unknown): UploadProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const [violation] = error.violations;
  const message = violation?.message ?? error.message;
  return {
    title,
    detail: () => text('upload.named', { name, message: inLanguage(message) }),
    errorNumber: error.errorNumber,
  };
}
