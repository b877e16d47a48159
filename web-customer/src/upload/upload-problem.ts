import { ApiProblem } from '@kontor/api/problem/api-problem';
import { text } from '../texts/fields-text.js';

/** What could not be done with a file, and why. */
export interface UploadProblem {
  readonly title: string;
  readonly detail: string;
  readonly traceId: string | undefined;
}

/** What the server refused. What is no refusal is a fault of ours and goes on. */
export function uploadProblem(title: string, name: string, error: unknown): UploadProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const [violation] = error.violations;
  const message = violation?.message ?? error.message;
  return { title, detail: text('upload.named', { name, message }), traceId: error.traceId };
}
