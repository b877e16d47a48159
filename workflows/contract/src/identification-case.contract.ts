import type { CaseId } from '@kontor/domain/case/case-id';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CaseActor, CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { CaseState } from '@kontor/domain/case/case-state';
import type { Projection } from './case-activities.contract.js';

/** Name of the workflow type. */
export const identificationCaseType = 'identificationCase';

/** The workflow id of a case. */
export const identificationCaseId = (caseId: CaseId): string => `case/${caseId}`;

export interface IdentificationCaseInput {
  readonly caseId: CaseId;
  readonly legalForm: string;
  readonly revision: number;
  readonly policy: CasePolicy;
  /** The state of the previous run, after continue-as-new. */
  readonly carried?: CaseState;
}

export interface CommandEnvelope {
  /** Business id of the command, e.g. `order:0` or `takeOver:3`; also the Temporal update id. */
  readonly commandId: string;
  readonly actor: CaseActor;
  readonly command: CaseCommand;
  /**
   * The number up to which the portal showed the case to whoever gives the command. Without it, a command that meets the
   * repetition of a lost task would get the answer of the state before, and keep it.
   */
  readonly seen?: number;
}

/** A hint that something changed at a provider; the state is fetched from the provider. */
export interface ProviderEventSignal {
  readonly eventId: string;
  readonly source: 'banking' | 'identity-onboarding' | 'company-check';
  readonly reference: string;
}

/** Every command of a person is this update; its validator alone decides whether the status allows it. */
export const commandUpdate = defineUpdate<CaseOutcome, [CommandEnvelope]>('command');
export const providerEventSignal = defineSignal<[ProviderEventSignal]>('providerEvent');
export const mailFailedSignal = defineSignal<[{ readonly mailId: string }]>('mailFailed');
/** Ends the pauses after non-retryable faults, for operations. */
export const retryNowSignal = defineSignal('retryNow');
/** Lets a case go on under the rules of a later revision, as soon as nothing is under way. */
export const renewSignal = defineSignal<[{ readonly revision: number }]>('renew');
/** For operations only; lists and pages read the projection. */
export const snapshotQuery = defineQuery<CaseSnapshot & { readonly seq: number }>('snapshot');
/**
 * What a run has projected or is to project above a number, oldest first, as many as one answer holds; for operations. A
 * closed run answers too.
 */
export const projectionsQuery = defineQuery<readonly Projection[], [{ readonly above: number }]>('projections');

/** Failure type of a refusal by the validator; its first detail is a {@link RefusalDetail}. */
export const commandRefused = 'CommandRefused';

export interface RefusalDetail {
  readonly reason: 'illegal' | 'busy' | 'taken';
  readonly status: number;
  /** Account id of who works on a case that is taken. */
  readonly owner?: string;
  /** How far the case has come, by the portal's numbers; absent for one that projects nothing ahead of its history. */
  readonly seq?: number;
}
