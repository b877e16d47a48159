import type { CaseId } from '@kontor/domain/case/case-id';
import type { OwnerComparison, RegisterExtract } from '@kontor/domain/discrepancy/compare-owners';
import type { DiscrepancyDecision } from '@kontor/domain/discrepancy/discrepancy-report';
import {
  CaseKeyGone,
  type CaseKeys,
  type CaseRecord,
  type DiscrepancyStep,
  fromUtf8,
} from '../../case/case-record/case-record.module.js';

/** A decision with the comparison that it was made about. */
export interface DecidedComparison {
  readonly decision: DiscrepancyDecision;
  readonly owners: readonly OwnerComparison[];
}

type StepContent =
  | { readonly act: 'entered'; readonly content: RegisterExtract }
  | { readonly act: 'reported' | 'notReported'; readonly content: DecidedComparison };

/** A step with what was entered or decided. */
export type OpenedStep = Pick<DiscrepancyStep, 'at' | 'accountId'> & StepContent;

/** Where the content of a step is sealed: each has its position. */
const placeOf = (index: number): string => `discrepancy/${index}`;

/** Seals the content of the step that will have a position. */
export async function sealedStep(
  keys: Pick<CaseKeys, 'seal'>,
  caseId: CaseId,
  { index, ...step }: OpenedStep & { readonly index: number },
): Promise<DiscrepancyStep> {
  const { at, accountId, act, content } = step;
  return { at, accountId, act, sealed: await keys.seal(caseId, placeOf(index), JSON.stringify(content)) };
}

/** The steps of a report, oldest first; none once the case was erased. */
export async function openedSteps(
  keys: Pick<CaseKeys, 'open'>,
  { _id: caseId, discrepancySteps }: Pick<CaseRecord, '_id' | 'discrepancySteps'>,
): Promise<readonly OpenedStep[]> {
  try {
    return await Promise.all(
      discrepancySteps.map(async ({ sealed, at, accountId, act }, index) => {
        const content: unknown = JSON.parse(fromUtf8(await keys.open(caseId, placeOf(index), sealed)));
        return { at, accountId, ...({ act, content } as StepContent) };
      }),
    );
  } catch (error) {
    if (error instanceof CaseKeyGone) return [];
    throw error;
  }
}
