import type { RowCondition } from './case-row.js';
import { isMismatch } from './case-outcome.js';
import type { CaseSnapshot } from './case-snapshot.js';
import { waitingForOf } from './waiting-for.js';

/** What the portal stores about a case beside its process; absent counts as no. */
export interface PortalFacts {
  /** Register documents have to be ordered by hand (`kycnowDocumentOrderRequired`). */
  readonly documentOrderRequired?: boolean | undefined;
  /** Another member of staff owns the case. */
  readonly taken?: boolean | undefined;
  /** The bank takes feedback, and an earlier one may still be changed. */
  readonly feedbackOpen?: boolean | undefined;
}

/** What the conditions of the case table look at; a snapshot with the portal's facts has it all. */
export type ConditionSubject = Pick<
  CaseSnapshot,
  'handedOver' | 'startState' | 'persons' | 'coreBanking' | 'attention' | 'revision' | 'status' | 'running'
> &
  PortalFacts;

const isBookedAsCustomer = ({ coreBanking }: ConditionSubject): boolean =>
  coreBanking.parties && coreBanking.mode !== 'INTERESSENT';

const tests: Readonly<Record<RowCondition, (subject: ConditionSubject) => boolean>> = {
  handedOver: (subject) => subject.handedOver,
  notHandedOver: (subject) => !subject.handedOver,
  mismatch: (subject) => isMismatch(subject.startState),
  noMismatch: (subject) => !isMismatch(subject.startState),
  transferFailed: (subject) => subject.attention === 'transfer_failed',
  informationRequired: (subject) => subject.persons.some((person) => person.status === 'information_required'),
  customerExpected: (subject) => waitingForOf(subject) === 'customer',
  ordered: (subject) => subject.persons.length > 0,
  notBookedAsCustomer: (subject) => !isBookedAsCustomer(subject),
  bookedAsCustomer: isBookedAsCustomer,
  noAccount: (subject) => !subject.coreBanking.account,
  account: (subject) => subject.coreBanking.account,
  notTaken: (subject) => subject.taken !== true,
  noGirocard: (subject) => !subject.coreBanking.girocard,
  documentOrderRequired: (subject) => subject.documentOrderRequired === true,
  feedbackOpen: (subject) => subject.feedbackOpen === true,
};

/** Whether all conditions of a row hold for a case. */
export function conditionsHold(conditions: readonly RowCondition[], subject: ConditionSubject): boolean {
  return conditions.every((condition) => tests[condition](subject));
}
