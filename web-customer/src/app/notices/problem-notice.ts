import { ApiProblem } from '@kontor/api/problem/api-problem';
import { notify, type ShownNotice } from './notices.js';

interface NoticeOptions {
  readonly title: string;
  readonly body?: string;
  readonly page?: string | undefined;
  readonly onClose?: () => void;
}

/** Shows a notice for an answer of the API. @throws every other error */
export function notifyProblem(error: unknown, { title, body, page, onClose }: NoticeOptions): void {
  if (!(error instanceof ApiProblem)) throw error;
  notify({ tone: 'error', title, body: body ?? error.message, ...detailsOf(error), page, onClose });
}

/** The status of a refusal; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiProblem ? error.status : undefined;
}

/** What a notice says of a problem besides its texts. */
export function detailsOf({
  errorNumber,
  status,
  retryAfter,
}: ApiProblem): Pick<ShownNotice, 'errorNumber' | 'retryAt'> {
  return { errorNumber, ...(status === 429 ? { retryAt: Date.now() + (retryAfter ?? 60) * 1000 } : {}) };
}
