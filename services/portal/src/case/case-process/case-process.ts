import type { CaseId } from '@kontor/domain/case/case-id';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CommandEnvelope } from '@kontor/workflow-contract/identification-case.contract';

/** Where the process was when it refused; see `RefusalDetail`. */
interface RefusedAt {
  readonly status: number;
  readonly seq?: number;
}

/** The process's answer to a command. */
export type ProcessAnswer =
  | { readonly kind: 'outcome'; readonly outcome: CaseOutcome }
  | ({ readonly kind: 'refused'; readonly reason: 'illegal' | 'busy' } & RefusedAt)
  /** Another member of staff works on the case; `owner` is the account's id. */
  | ({ readonly kind: 'refused'; readonly reason: 'taken'; readonly owner: string } & RefusedAt)
  /** Accepted, but the result did not come in time; the same command id attaches to it. */
  | { readonly kind: 'late' }
  /** The command was not accepted in time. */
  | { readonly kind: 'unreachable' }
  /** There is no running process of this case. */
  | { readonly kind: 'gone' };

export interface CommandTimes {
  /** Milliseconds since 1970 until which the command must be accepted. */
  readonly acceptBy: number;
  /** Milliseconds since 1970, end of waiting for the result. */
  readonly resultBy: number;
}

/** The running process behind each case. */
export interface CaseProcessPort {
  /**
   * Starts the process of a case unless it runs already, with the portal's windows but for those in `policy`.
   * @throws when the engine cannot be reached.
   */
  start(caseId: CaseId, legalForm: string, policy: Partial<CasePolicy>): Promise<void>;
  /** Sends a command; the same command id again attaches to the first one and has the same answer. */
  command(caseId: CaseId, envelope: CommandEnvelope, times: CommandTimes): Promise<ProcessAnswer>;
  /** Reports an undeliverable mail of the case. */
  mailFailed(caseId: CaseId, mailId: string): Promise<void>;
}
