import type { CaseId } from '@kontor/domain/case/case-id';
import type { CoreBankingMode } from '@kontor/domain/case/case-command';

/** Name of the child workflow of one step at the core banking system. */
export const coreBankingStepType = 'coreBankingStep';

export type CoreBankingStep = 'bookParties' | 'createAccount' | 'createGirocard';

/** One child per case, step and round. */
export const coreBankingStepId = (caseId: CaseId, step: CoreBankingStep, round: number): string =>
  `case/${caseId}/core-banking/${step}/${round}`;

export interface CoreBankingStepInput {
  readonly caseId: CaseId;
  readonly step: CoreBankingStep;
  readonly round: number;
  readonly version: number;
  readonly mode: CoreBankingMode | null;
}
