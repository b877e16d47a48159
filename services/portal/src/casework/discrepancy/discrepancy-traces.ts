import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import type { DiscrepancyDecision } from '@kontor/domain/discrepancy/discrepancy-report';
import type { CaseKeys, CaseRecord } from '../../case/case-record/case-record.module.js';
import { type OpenedStep, openedSteps } from './discrepancy-steps.js';

/** A step of a report for the status history. */
export interface DiscrepancyTrace {
  readonly at: number;
  readonly accountId: string;
  readonly act: OpenedStep['act'];
  /** What was decided; null for an entry. */
  readonly notes: string | null;
}

/** The steps of the report of a case, oldest first. */
export async function discrepancyTraces(
  keys: Pick<CaseKeys, 'open'>,
  found: CaseRecord,
): Promise<readonly DiscrepancyTrace[]> {
  const steps = await openedSteps(keys, found);
  return steps.map((step) => ({
    ...{ at: step.at, accountId: step.accountId, act: step.act },
    notes: step.act === 'entered' ? null : decisionText(step.content.decision),
  }));
}

/** A decision in words: day and reference of a report, or why there is none. */
export function decisionText(decision: DiscrepancyDecision): string {
  return decision.outcome === 'reported'
    ? `Gemeldet am ${formatGermanDate(decision.day)}, Aktenzeichen ${decision.reference}`
    : `Begründung: ${decision.reason}`;
}
