import { operationKey } from '@kontor/domain/case/operation-key';
import type { CoreBankingActivities, CoreBankingResult } from '@kontor/workflow-contract/case-activities.contract';
import type { CoreBankingStepInput } from '@kontor/workflow-contract/core-banking-step.contract';
import { ActivityFailure, isCancellation, proxyActivities, TimeoutFailure } from '@temporalio/workflow';
import { backgroundOptions } from './retry-policies.workflow.js';

const titles = {
  bookParties: 'Personen übergeben',
  createAccount: 'Konto anlegen',
  createGirocard: 'Girocard anlegen',
};

/**
 * One step at the core banking system. The service looks up before it repeats, so the activity is repeated until there
 * is an answer: a step whose outcome is unknown must never be given up. `onStuck` is called after each round without one.
 */
export async function bookUntilAnswered(input: CoreBankingStepInput, onStuck: () => void): Promise<CoreBankingResult> {
  for (;;) {
    try {
      return await book(input);
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      if (!(error.cause instanceof TimeoutFailure)) {
        return { kind: 'failed', reason: 'Das Kernbanksystem hat den Auftrag nicht angenommen.' };
      }
      onStuck();
    }
  }
}

function book({ caseId, step, round, version, mode }: CoreBankingStepInput): Promise<CoreBankingResult> {
  const activities = proxyActivities<CoreBankingActivities>(backgroundOptions('core-banking', titles[step], 60));
  const key = operationKey(caseId, { operation: step, subject: `v${version}`, generation: round });
  const operation = { caseId, operationKey: key, deadline: null, version };
  switch (step) {
    case 'bookParties':
      return activities.bookParties({ ...operation, mode: mode ?? 'INTERESSENT' });
    case 'createAccount':
      return activities.createAccount(operation);
    case 'createGirocard':
      return activities.createGirocard(operation);
  }
}
