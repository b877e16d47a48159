import type { CaseId } from '@kontor/domain/case/case-id';
import { matchedRules } from '@kontor/domain/on-hold/finding-labels';
import type { FrozenApplication } from '../../applicant/application/application.module.js';
import { type CaseRepository, changeCase } from '../../case/case-record/case-record.module.js';
import type { EvaluateHold, HoldEvaluation } from './evaluate-hold.js';

export interface HoldOnOrderDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'change'>;
  readonly readVersion: (caseId: CaseId, version: number) => Promise<FrozenApplication | null>;
  readonly evaluateHold: EvaluateHold;
}

/** Evaluates the hold rules for an order; null where the version does not exist. */
export type HoldOnOrder = (caseId: CaseId, version: number) => Promise<HoldEvaluation | null>;

/** The fields of the rules that match are kept with the case, for reports. */
export function createHoldOnOrder({ cases, readVersion, evaluateHold }: HoldOnOrderDeps): HoldOnOrder {
  return async (caseId, version) => {
    const frozen = await readVersion(caseId, version);
    if (frozen === null) return null;
    const evaluation = await evaluateHold(caseId, frozen);
    const matched = matchedRules(evaluation.findings);
    if (matched.length === 0) return evaluation;
    await changeCase(cases, caseId, ({ holdRules }) =>
      matched.every((field) => holdRules.includes(field))
        ? null
        : { holdRules: [...new Set([...holdRules, ...matched])] },
    );
    return evaluation;
  };
}
