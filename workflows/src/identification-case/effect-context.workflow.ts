import type { CaseId } from '@kontor/domain/case/case-id';
import type { JointAttempt } from './joint-attempt.workflow.js';

/** What an effect needs of the case that it belongs to. */
export interface EffectContext {
  readonly caseId: CaseId;
  /** See `keepsHistoryBrief`. */
  readonly isBrief: boolean;
  /** Called after each round without success. */
  readonly onStuck: () => void;
  /** Called when a step for which somebody waits has found no answer, and continues. */
  readonly onUnanswered: () => void;
  /** The first attempt together with the effects that begin at the same moment. */
  readonly joint: JointAttempt | undefined;
}
