import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { compareRules, type ComparedRules, type DryRunOutcome } from '@kontor/domain/on-hold/dry-run';
import { reportsNeeded } from '@kontor/domain/on-hold/rule-set';
import { customerSideOf } from '@kontor/domain/on-hold/subject';
import type { ApplicationCore, FrozenRef } from '../../applicant/application/application.module.js';
import { CaseKeyGone, type CaseRecord, type CaseRecords } from '../../case/case-record/case-record.module.js';
import { keptReports } from '../case-commands/case-commands.module.js';

export interface CompareOrderDeps {
  readonly core: Pick<CaseRecords, 'cases' | 'findings'>;
  readonly applications: Pick<ApplicationCore, 'frozen'>;
}

/**
 * What two rule sets do with an order, as they would have on its day, with the reports that are kept; nothing is asked
 * of a provider. Null for what was never ordered, and for a case that is hidden or erased.
 */
export async function compareOrder(
  { core, applications }: CompareOrderDeps,
  rules: ComparedRules,
  { caseId, version, frozenAt }: FrozenRef,
): Promise<DryRunOutcome | null> {
  const found = await core.cases.find(caseId);
  if (found === null || !isOrdered(found)) return null;
  try {
    const [frozen, findings] = await Promise.all([
      applications.frozen.read(caseId, version),
      needsReports(rules) ? core.findings.ofCase(caseId) : [],
    ]);
    if (frozen === null) return null;
    return compareRules(rules, {
      ...customerSideOf(frozen.application),
      reports: keptReports(frozen, findings),
      // As it was when the order was evaluated: a later rejection is none of this order.
      earlierRejection: found.holdRules.includes('earlierRejection'),
      today: germanyToday(frozenAt),
    });
  } catch (error) {
    if (error instanceof CaseKeyGone) return null;
    throw error;
  }
}

function isOrdered({ erased, hidden, snapshot }: CaseRecord): boolean {
  return !erased && !hidden && (snapshot?.firstOrderedAt ?? null) !== null;
}

function needsReports({ present, edited }: ComparedRules): boolean {
  return [present ?? {}, edited].some((rules) => {
    const { economyReport, creditChecks } = reportsNeeded(rules);
    return economyReport || creditChecks;
  });
}
