import type { CaseId } from '@kontor/domain/case/case-id';
import type { Concept } from '../../http/concept/portal-deps.js';
import { readStatusHistory, type StatusHistoryDeps } from './read-status-history.js';
import { createStatusHistoryRouter } from './status-history.router.js';

export { missingOf, newestNotes } from './provider-words.js';
export type { StatusHistoryDeps } from './read-status-history.js';

export interface StatusHistoryConcept extends Concept {
  /** The history as the bank reads it. @throws Problem 404 */
  readonly ofBank: (caseId: CaseId) => ReturnType<typeof readStatusHistory>;
}

/** What happened to a case, line by line: the process, what providers said, and what the bank did beside it. */
export function createStatusHistory(deps: StatusHistoryDeps): StatusHistoryConcept {
  return {
    router: createStatusHistoryRouter(deps),
    ofBank: (caseId) => readStatusHistory(deps, caseId, 'bank'),
  };
}
