import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CaseActor, CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { CaseState } from '@kontor/domain/case/case-state';

/** Name under which the worker registers the workflow. */
export const identificationCaseType = 'identificationCase';

/** The workflow id of a case. */
export const identificationCaseId = (caseId: string): string => `case/${caseId}`;

/** The case behind a workflow id, or null when the id names something else. */
export function caseIdOfWorkflow(workflowId: string): string | null {
  return /^case\/(\d+)$/.exec(workflowId)?.[1] ?? null;
}

export interface IdentificationCaseInput {
  readonly caseId: string;
  readonly legalForm: string;
  readonly revision: number;
  readonly policy: CasePolicy;
  /** Present after continue-as-new: everything the next run must know. */
  readonly carried?: CaseState;
}

export interface CommandEnvelope {
  /** Business id of the command, e.g. `order:0` or `takeOver:3`; also the Temporal update id. */
  readonly commandId: string;
  readonly actor: CaseActor;
  readonly command: CaseCommand;
}

/** A hint that something changed at a provider; the payload is fetched, never trusted. */
export interface ProviderEventSignal {
  readonly eventId: string;
  readonly source: 'banking' | 'identity-onboarding' | 'company-check';
  readonly reference: string;
}

/** Every command of people travels through this one update; its validator is the only judge of status. */
export const commandUpdate = defineUpdate<CaseOutcome, [CommandEnvelope]>('command');
export const providerEventSignal = defineSignal<[ProviderEventSignal]>('providerEvent');
export const mailFailedSignal = defineSignal<[{ readonly mailId: string }]>('mailFailed');
/** Operations want what stands still after a fault to be tried now, not when its pause is over. */
export const tryAgainSignal = defineSignal('tryAgain');
/** For support and the reconciler only; lists and pages read the projection. */
export const snapshotQuery = defineQuery<CaseSnapshot & { readonly seq: number }>('snapshot');

/** Type of the failure with which the validator refuses; its first detail is a {@link RefusalDetail}. */
export const commandRefused = 'CommandRefused';

export interface RefusalDetail {
  readonly reason: 'illegal' | 'busy';
  readonly status: number;
}
