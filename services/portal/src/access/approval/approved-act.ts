import type { ApprovalAct, FourEyesSwitch } from '@kontor/domain/approval/four-eyes';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { Session } from '../session/session.module.js';

/** What somebody asks for: the order is JSON that only its act reads. */
export interface Asked<Order> {
  readonly caseId: CaseId | null;
  /** What the act is about, without personal data. */
  readonly subject: string;
  readonly order: Order;
}

/** What the second person sees of the moment in which the first one asked. */
export interface ApprovalEvidence {
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** What differs before and after, as the log keeps it once it is confirmed; no secrets. */
  readonly changes: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[];
}

/** How one act is guarded, shown and carried out; the same use case as that of the direct call does it. */
export interface ApprovedAct<Order> {
  /** The guard of the act, for whoever asks and again for whoever confirms. @throws Problem */
  readonly check: (asked: Asked<Order>, session: Session, side: 'requester' | 'confirmer') => Promise<void>;
  /** What must not change until the confirmation; null when its subject is gone. */
  readonly basisOf: (asked: Asked<Order>) => Promise<string | null>;
  readonly evidenceOf: (asked: Asked<Order>) => Promise<ApprovalEvidence>;
  /** Does it in the name of whoever asked; repeatable. `confirmedBy` is the account of the second person. @throws Problem */
  readonly carryOut: (asked: Asked<Order>, requester: Session, confirmedBy: string) => Promise<void>;
}

/** An act of some concept; its order is read by the concept that wrote it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyAct = ApprovedAct<any>;

/** The acts of a concept by name. */
export type ApprovedActs = Readonly<Partial<Record<ApprovalAct, AnyAct>>>;

/** Asks for a second person where the bank wants one. */
export interface ApprovalGate {
  /**
   * The id of the approval that was asked for; null when the act needs none and is done at once.
   * @throws Problem 409 when somebody else has asked for it already, and what the guard of the act throws
   */
  ask(act: ApprovalAct, session: Session, asked: Asked<unknown>): Promise<string | null>;
  /** The switches among these that too few active persons could serve. */
  unserved(names: readonly FourEyesSwitch[]): Promise<readonly FourEyesSwitch[]>;
}
