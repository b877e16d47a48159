import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import type { Concept } from '../../http/concept/portal-deps.js';
import { createDiscrepancyRouter } from './discrepancy.router.js';
import { discrepancyWarningsOf } from './read-discrepancy.js';
import type { ShowDiscrepancyDeps } from './show-discrepancy.js';

export { openedSteps } from './discrepancy-steps.js';
export { type DiscrepancyTrace, discrepancyTraces } from './discrepancy-traces.js';

/** What is to be said about the transparency register before a case is taken over or finished. */
export type DiscrepancyWarnings = (found: CaseRecord) => Promise<readonly string[]>;

export interface DiscrepancyConcept extends Concept {
  readonly warningsOf: DiscrepancyWarnings;
}

/** The comparison with the transparency register, and the report of what differs. */
export function createDiscrepancy(deps: ShowDiscrepancyDeps): DiscrepancyConcept {
  return {
    router: createDiscrepancyRouter(deps),
    warningsOf: (found) => discrepancyWarningsOf(deps, found),
  };
}
