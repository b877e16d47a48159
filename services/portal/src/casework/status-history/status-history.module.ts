import type { Concept } from '../../http/concept/portal-deps.js';
import type { StatusHistoryDeps } from './read-status-history.js';
import { createStatusHistoryRouter } from './status-history.router.js';

export { missingOf, newestNotes } from './provider-words.js';
export type { StatusHistoryDeps } from './read-status-history.js';

/** What happened to a case, line by line: the process, what providers said, and what the bank did beside it. */
export function createStatusHistory(deps: StatusHistoryDeps): Concept {
  return { router: createStatusHistoryRouter(deps) };
}
