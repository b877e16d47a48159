import type { CoreBankingResult } from '@kontor/workflow-contract/case-activities.contract';
import type { CoreBankingStepInput } from '@kontor/workflow-contract/core-banking-step.contract';
import { searchAttributes } from '@kontor/workflow-contract/search-attributes.contract';
import { upsertSearchAttributes } from '@temporalio/workflow';
import { bookUntilAnswered } from '../identification-case/book.workflow.js';

/** A step at the core banking system as cases of an earlier revision run it: in a history of its own. */
export function coreBankingStep(input: CoreBankingStepInput): Promise<CoreBankingResult> {
  return bookUntilAnswered(input, () =>
    upsertSearchAttributes([{ key: searchAttributes.attention, value: 'provider_unresponsive' }]),
  );
}
