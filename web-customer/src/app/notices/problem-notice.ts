import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Words } from '../../texts/create-text.js';
import { problemText } from '../../texts/problem-text.js';
import { notify, type ShownNotice } from './notices.js';

interface NoticeOptions {
  readonly title: Words;
  readonly body?: Words;
  readonly page?: string | undefined;
  readonly onClose?: () => void;
}

/** Shows a notice for an answer of the API. @throws every other error */
export function notifyProblem(error: unknown, { title, body, page, onClose }: NoticeOptions): void {
  if (!(error instanceof ApiProblem)) throw error;
  notify({ tone: 'error', title, body: body ?? (() => problemText(error)), ...detailsOf(error), page, onClose });
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
