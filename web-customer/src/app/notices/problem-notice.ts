import { ApiProblem } from '@kontor/api/problem/api-problem';
import { notify } from './notices.js';

interface NoticeOptions {
  readonly title: string;
  readonly body?: string;
  readonly page?: string | undefined;
  readonly onClose?: () => void;
}

/** Shows a notice for an answer of the API. @throws every other error */
export function notifyProblem(error: unknown, { title, body, page, onClose }: NoticeOptions): void {
  if (!(error instanceof ApiProblem)) throw error;
  notify({ tone: 'error', title, body: body ?? error.message, traceId: error.traceId, page, onClose });
}

/** The status of a refusal; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiProblem ? error.status : undefined;
}
