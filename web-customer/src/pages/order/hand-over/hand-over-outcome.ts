import type { Start } from '@kontor/api/application/application.schema';
import type { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Violation } from '@kontor/api/problem/problem.schema';
import type { MatchingSource } from '@kontor/domain/application/matching-decision';
import { inLanguage, type Words } from '../../../texts/create-text.js';
import { text } from '../../../texts/order-text.js';
import { problemText } from '../../../texts/problem-text.js';
import { mismatchRoute, type MismatchPlace, type MismatchRoute } from './mismatch-route.js';

/** The request: an order, or the resolution of a mismatch. */
export type HandOver =
  | { readonly call: 'order'; readonly place: MismatchPlace }
  | { readonly call: 'continue'; readonly source: MatchingSource; readonly place: MismatchPlace };

/** What to do after the server's response. */
export type HandOverAction =
  | { readonly kind: 'go'; readonly route: 'hub-identifizierung-status' | 'hub-identifizierung-submitted' }
  | { readonly kind: 'resolve'; readonly route: MismatchRoute; readonly start: Start }
  | {
      readonly kind: 'correct';
      readonly violations: readonly Violation[];
      readonly title: Words;
      readonly body: Words;
    }
  | { readonly kind: 'login' }
  /** The bank's offer is another one now; its new version has to be read first. */
  | { readonly kind: 'offer' }
  | ({ readonly kind: 'hub' } & Reason)
  | ({ readonly kind: 'message'; readonly tone: 'error' | 'warning' } & Reason);

interface Reason {
  readonly title: Words;
  readonly body: Words;
  /** The error number to quote; none where the customer can continue without help. */
  readonly errorNumber?: string | undefined;
}

/**
 * Where a successful transfer redirects: 204 to the status page, everything else was submitted. A mismatch of the
 * customer's own documents always redirects to the status page (R1 §4 "Order outcome", "Mismatch resolution").
 */
export function actionForAnswer(status: number, handOver: HandOver): HandOverAction {
  const ofDocuments = handOver.call === 'continue' && handOver.source === 'DOCUMENT';
  return {
    kind: 'go',
    route: status === 204 || ofDocuments ? 'hub-identifizierung-status' : 'hub-identifizierung-submitted',
  };
}

/** The texts of a refusal (R1 §8, R2 §8). */
export function actionForProblem(problem: ApiProblem, handOver: HandOver): HandOverAction {
  const { errorNumber } = problem;
  const message = () => problemText(problem);
  switch (problem.status) {
    case 0:
      return timeout();
    case 401:
      return { kind: 'login' };
    case 404:
    case 410:
      return { kind: 'hub', title: () => inLanguage(problem.title), body: message, errorNumber };
    case 409:
      return actionOfConflict(problem, handOver);
    case 412:
      return messageAction('warning', 'changed');
    case 422:
      return correct(problem.violations, handOver);
    default:
      return { ...messageAction('error', 'failed', message), errorNumber };
  }
}

function actionOfConflict(problem: ApiProblem, handOver: HandOver): HandOverAction {
  const { state, body, errorNumber } = problem;
  const route = mismatchRoute(state, handOver.place);
  if (route !== undefined) return { kind: 'resolve', route, start: startOf(state, body) };
  if (state === 'idle_timeout') return timeout();
  if (state === 'offer_changed') return { kind: 'offer' };
  if (state === 'research_file_size_exception' && handOver.call === 'order') {
    return messageAction('error', 'size');
  }
  // Only these two have a better text than "later".
  const known = state === 'busy' || state === 'illegal';
  return { ...messageAction('error', 'failed', known ? () => problemText(problem) : undefined), errorNumber };
}

/** The `start` of the application, taken from the response. */
function startOf(state = '', body: Readonly<Record<string, unknown>>): Start {
  const { functionariesMatchingResult, beneficiariesMatchingResult } = body;
  return {
    state,
    ...(functionariesMatchingResult === undefined ? {} : { functionariesMatchingResult }),
    ...(beneficiariesMatchingResult === undefined ? {} : { beneficiariesMatchingResult }),
  };
}

function correct(violations: readonly Violation[], { call }: HandOver): HandOverAction {
  return { kind: 'correct', violations, ...wordsOf(call === 'order' ? 'incomplete' : 'fields') };
}

/** The connection was lost; what was sent can be sent again. */
export function timeout(): HandOverAction & { readonly kind: 'message' } {
  return messageAction('error', 'timeout');
}

function messageAction(
  tone: 'error' | 'warning',
  key: 'changed' | 'failed' | 'size' | 'timeout',
  reason?: Words,
): HandOverAction & { readonly kind: 'message' } {
  const { title, body } = wordsOf(key);
  return { kind: 'message', tone, title, body: reason ?? body };
}

function wordsOf(key: 'changed' | 'failed' | 'fields' | 'incomplete' | 'size' | 'timeout') {
  return { title: () => text(`outcome.${key}.title`), body: () => text(`outcome.${key}.body`) };
}
