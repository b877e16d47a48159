import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type { CoreBankingResult } from '@kontor/workflow-contract/case-activities.contract';
import {
  coreBankingStepId,
  coreBankingStepType,
  type CoreBankingStepInput,
} from '@kontor/workflow-contract/core-banking-step.contract';
import { bookUntilAnswered } from './book.workflow.js';
import type { EffectContext } from './effect-context.workflow.js';
import { ChildWorkflowFailure, executeChild, isCancellation } from '@temporalio/workflow';

type CoreBankingEffect = Extract<CaseEffect, { kind: 'coreBankingStep' }>;
type Step = (input: CoreBankingStepInput) => Promise<CoreBankingResult>;

/** Runs a step at the core banking system: as an activity, or in an earlier revision as a child workflow. */
export async function coreBankingEvent(
  { caseId, isBrief, onStuck }: EffectContext,
  effect: CoreBankingEffect,
): Promise<CaseEvent> {
  const { step, generation, version, mode } = effect;
  const input = { caseId, step, round: generation, version, mode };
  const result = await (isBrief ? bookUntilAnswered(input, onStuck) : resultOf(caseId, input));
  const event = { name: 'coreBankingStepEnded', step, generation } as const;
  if (result.kind === 'failed') return { ...event, result: 'failed', findingRef: '', ok: false, reason: result.reason };
  return { ...event, result: 'booked', findingRef: result.findingRef, ok: result.ok, reason: '' };
}

async function resultOf(caseId: CaseId, input: CoreBankingStepInput): Promise<CoreBankingResult> {
  try {
    return await executeChild<Step>(coreBankingStepType, {
      workflowId: coreBankingStepId(caseId, input.step, input.round),
      args: [input],
      taskQueue: 'case',
      staticSummary: `Kernbanksystem: ${input.step}`,
    });
  } catch (error) {
    // Operations terminated the child; the case must not wait for it forever.
    if (isCancellation(error) || !(error instanceof ChildWorkflowFailure)) throw error;
    return { kind: 'failed', reason: 'Der Vorgang im Kernbanksystem wurde beendet.' };
  }
}
