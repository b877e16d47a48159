import type { PersonStatus } from '../person/person-status.js';
import type { MailKind } from './case-snapshot.js';
import type { CaseFacts, CasePerson, CaseState } from './case-state.js';
import { caseStatus, type StatusCode } from './case-status.js';

/** What the main status is derived from between hand-over and ready. */
export interface DerivationSubject {
  readonly facts: CaseFacts;
  readonly persons: readonly CasePerson[];
  readonly earlyReadiness: boolean;
}

interface DerivedRow {
  readonly to: StatusCode;
  readonly when: (subject: DerivationSubject) => boolean;
  readonly mails: readonly MailKind[];
  /** Whether a case that is ready early (315) may still go there. */
  readonly fromEarlyReadiness: boolean;
}

/** Statuses of a person whose identification has failed, once the provider says that it is final. */
export const failedStatuses: readonly PersonStatus[] = ['failed', 'aborted', 'pending_failed'];
const required = ({ persons }: DerivationSubject) => persons.filter((person) => person.required);
const isFraud = (person: CasePerson) => person.check === 'fraud';

/** A person the provider has deleted. */
export const isDeleted = (person: { status: string; conclusive: boolean }): boolean =>
  person.status === 'canceled' && person.conclusive;

function isFraudOrRejection(subject: DerivationSubject): boolean {
  const { business } = subject.facts;
  return business === 'rejected' || business === 'fraud' || required(subject).some(isFraud);
}

/** Enough identified persons to act for the company: one who represents alone, or two who represent jointly. */
function isRepresentationSufficient(subject: DerivationSubject): boolean {
  const identified = required(subject).filter((person) => person.status === 'successful');
  if (identified.some((person) => person.representation === 'ALONE')) return true;
  return identified.filter((person) => person.representation === 'JOINT').length >= 2;
}

function isComplete(subject: DerivationSubject): boolean {
  return subject.facts.dueDiligenceComplete && required(subject).every((person) => person.status === 'successful');
}

function isReadyEarly(subject: DerivationSubject): boolean {
  const acting = subject.persons.filter((person) => person.acting);
  const actingIdentified = acting.length > 0 && acting.every((person) => person.status === 'successful');
  return subject.earlyReadiness && actingIdentified && isRepresentationSufficient(subject);
}

const derived = (
  to: StatusCode,
  when: DerivedRow['when'],
  mails: readonly MailKind[] = [],
  fromEarlyReadiness = false,
): DerivedRow => ({ to, when, mails, fromEarlyReadiness });

/** The derived statuses in their order of precedence: the first that matches counts. */
export const derivedStatuses: readonly DerivedRow[] = [
  derived(caseStatus.failed, isFraudOrRejection, ['failed'], true),
  derived(caseStatus.failedPersonDeleted, (subject) => required(subject).some(isDeleted), ['failed'], true),
  derived(
    caseStatus.failedIncomplete,
    (subject) => required(subject).some((one) => one.conclusive && failedStatuses.includes(one.status)),
    ['failed'],
    true,
  ),
  derived(caseStatus.researchFailed, ({ facts }) => facts.business === 'research_failed', ['failed']),
  derived(caseStatus.documentsMissing, ({ facts }) => facts.business === 'documents_missing', ['documentsMissing']),
  derived(caseStatus.researchDocumentsMissing, ({ facts }) => facts.business === 'research_documents_missing', [
    'documentsMissing',
  ]),
  derived(caseStatus.researchMismatch, ({ facts }) => facts.business === 'research_mismatch', ['researchMismatch']),
  derived(caseStatus.successful, isComplete, ['successful'], true),
  derived(caseStatus.preSuccessful, isReadyEarly),
  derived(caseStatus.researchInitiated, ({ facts }) => facts.business === 'research_initiated'),
  derived(
    caseStatus.researchSuccessful,
    ({ facts }) => facts.business === 'research_successful' || facts.business === 'completed',
  ),
  derived(caseStatus.transferred, () => true),
];

/** The row the facts lead to; from 315 only 310, 320, 330 and 340, else undefined. */
export function deriveStatus(status: StatusCode, subject: DerivationSubject): DerivedRow | undefined {
  return derivedStatuses.find(
    (row) => (status !== caseStatus.preSuccessful || row.fromEarlyReadiness) && row.when(subject),
  );
}

/** What a case's status is derived from. */
export function derivationSubjectOf(state: Pick<CaseState, 'facts' | 'persons' | 'form'>): DerivationSubject {
  return { facts: state.facts, persons: state.persons, earlyReadiness: state.form?.earlyReadiness ?? false };
}
