import type { CommandName } from './case-command.js';
import type { EventName } from './case-event.js';
import type { MailKind } from './case-snapshot.js';
import type { StatusCode } from './case-status.js';

/** What the portal decides alone by status and role; such things never become a command of the process. */
export type GuardName =
  | 'saveForm'
  | 'orderDocuments'
  | 'fetchDocuments'
  | 'transparencyRegister'
  | 'contractFilesWrite'
  | 'contractFilesReplace'
  | 'contractFilesRead'
  | 'customerMessage'
  | 'customerAttachment'
  | 'staffMessage'
  | 'memo'
  | 'followUp'
  | 'provideFeedback';

export type RowName = CommandName | EventName | GuardName;

/** Who may do it: a role includes whoever inherits it. */
export type Who = 'customer' | 'ROLE_ADMIN' | 'ROLE_ADMIN_PLUS' | 'ROLE_ROOT' | 'debug' | 'system';

/** Further conditions on the case, each a plain look at its snapshot. */
export type RowCondition =
  | 'handedOver'
  | 'notHandedOver'
  | 'mismatch'
  | 'noMismatch'
  /** A provider refused for good what was handed over last. */
  | 'transferFailed'
  | 'informationRequired'
  /** The customer has to do something. */
  | 'customerExpected'
  /** A form was ordered with, so there are persons. */
  | 'ordered'
  | 'notBookedAsCustomer'
  | 'bookedAsCustomer'
  | 'noAccount'
  | 'account'
  | 'noGirocard'
  /** No other member of staff owns the case. */
  | 'notTaken'
  | 'documentOrderRequired'
  | 'feedbackOpen';

/** From this revision on a case reminds whoever has to do something. */
export const remindersSince = 7;

/** One rule of the process: changing a rule means changing one row. */
export interface CaseRow {
  readonly name: RowName;
  readonly kind: 'command' | 'guard' | 'event';
  /** Distinguishes rows of one name, e.g. the success and the failure of finish. */
  readonly variant: string | null;
  readonly from: readonly StatusCode[];
  readonly to: StatusCode | 'derived' | 'same';
  readonly who: readonly Who[];
  readonly conditions: readonly RowCondition[];
  /** Whether it is possible while an order, continue, release or core banking step runs. */
  readonly duringRun: boolean;
  readonly mails: readonly MailKind[];
  /** First and last revision the row is part of. */
  readonly since: number;
  readonly until?: number;
}

type Extras = Partial<Pick<CaseRow, 'variant' | 'conditions' | 'duringRun' | 'mails' | 'since' | 'until'>>;
type Subject = Pick<CaseRow, 'name' | 'from' | 'to'> & { readonly who?: Who | readonly Who[] } & Extras;

function complete(kind: CaseRow['kind'], subject: Subject, who: readonly Who[]): CaseRow {
  return { variant: null, conditions: [], duringRun: false, mails: [], since: 1, ...subject, kind, who };
}

const list = (who: Who | readonly Who[]): readonly Who[] => (typeof who === 'string' ? [who] : who);

/** A row for a command of people. */
export const command = (subject: Subject & { name: CommandName; who: Who | readonly Who[] }): CaseRow =>
  complete('command', subject, list(subject.who));

/** A row for what only the portal guards. */
export const guard = (subject: Omit<Subject, 'to'> & { name: GuardName; who: Who | readonly Who[] }): CaseRow =>
  complete('guard', { ...subject, to: 'same', duringRun: subject.duringRun ?? true }, list(subject.who));

/** A row for an event of the system. */
export const event = (subject: Subject & { name: EventName }): CaseRow =>
  complete('event', { duringRun: true, ...subject }, ['system']);
