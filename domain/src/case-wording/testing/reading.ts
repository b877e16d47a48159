import { availableCommands } from '../../case/available-commands.js';
import type { CaseSnapshot } from '../../case/case-snapshot.js';
import type { CaseState } from '../../case/case-state.js';
import { caseStatus } from '../../case/case-status.js';
import { snapshotOf } from '../../case/snapshot.js';
import { isCheckOpen, isRefusedBesideChecks, waitingForOf, type WaitingFor } from '../../case/waiting-for.js';
import { isFirstPersonPending, shownStatus, unidentified } from '../../person/person-status.js';
import { bankWording, type BankWording } from '../bank-wording.js';
import { failedForGood, type WordingPerson } from '../customer-situation.js';
import { isIdentificationOver } from '../turn.js';
import { customerWording, type StatusWording, type CustomerTurn } from '../customer-wording.js';

/** What the customer, the co-signers and the bank read about a case in one state, and what they can do. */
export interface Reading {
  readonly status: number;
  readonly customer: StatusWording<CustomerTurn>;
  readonly bank: BankWording;
  readonly waitingFor: WaitingFor;
  /** Who is asked to pass an identity check now, the acting person first. */
  readonly asked: readonly string[];
  /** Whether the customer reads a day until which to act. */
  readonly hasDeadline: boolean;
  readonly customerCan: readonly string[];
  readonly bankCan: readonly string[];
}

const names = ['Änne Groß', 'Jörg Weiß', 'Mia Muster'];
const customer = { side: 'customer', roles: [] } as const;
const bank = { side: 'staff', roles: ['ROLE_ADMIN', 'ROLE_ADMIN_PLUS', 'ROLE_ROOT'] } as const;
/** What is always possible, or not about the process. */
const aside = [
  'customerMessage',
  'customerAttachment',
  'staffMessage',
  'memo',
  'followUp',
  'provideFeedback',
  'assign',
];

export function wordingPersons({ persons }: Pick<CaseSnapshot, 'persons'>): readonly WordingPerson[] {
  return persons.map((person, index) => {
    const value = shownStatus(person);
    const pending = person.required && isFirstPersonPending({ source: person.source, value });
    const { acting: first, required, attemptsLeft } = person;
    return { name: names[index] ?? '', value, first, required, pending, attemptsLeft };
  });
}

/** The readings of a state: at 420 it also matters whether the customer answered, which the history says. */
export function readingsOf(state: CaseState): readonly Reading[] {
  const answers = state.status === caseStatus.supplementaryDataAdded ? [true, false] : [null];
  return answers.map((requestAnswered) => readingOf(snapshotOf(state), requestAnswered));
}

function readingOf(snapshot: CaseSnapshot, requestAnswered: boolean | null): Reading {
  const { status, startState, running, accountOpened, dueAt } = snapshot;
  const persons = wordingPersons(snapshot);
  const isUnderWay = running !== null && running !== 'coreBanking';
  const isResolutionRefused = isRefusedBesideChecks(snapshot);
  const known = { status, startState, accountOpened, requestAnswered, isResolutionRefused };
  const waitingFor = waitingForOf(snapshot);
  const open = snapshot.persons.filter((person) => isCheckOpen(person) || person.status === 'information_required');
  const checks = snapshot.persons.flatMap((person, index) => (isCheckOpen(person) ? [names[index] ?? ''] : []));
  const can = (asker: Parameters<typeof availableCommands>[1]) =>
    availableCommands({ ...snapshot, feedbackOpen: false }, asker).filter((name) => !aside.includes(name));
  return {
    status,
    customer: customerWording({ ...known, running: isUnderWay ? 'order' : null, persons }),
    bank: bankWording({
      ...known,
      running,
      identificationOpen: open.length > 0,
      hasUnidentified: unidentified(snapshot.persons).length > 0,
      hasFailedForGood: failedForGood(persons).length > 0,
    }),
    waitingFor,
    asked: isIdentificationOver({ status, openChecks: checks.length }) ? [] : checks,
    hasDeadline: waitingFor === 'customer' && dueAt !== null,
    customerCan: can(customer),
    bankCan: can(bank),
  };
}

/** In what states of one status differ, for the heading of a reading. */
export function factsOf(state: CaseState): string {
  const { startState, running, persons, coreBanking, attention, accountOpened } = snapshotOf(state);
  const facts = [
    startState === null ? '' : `start ${startState}`,
    running === null ? '' : `${running} is under way`,
    persons.map((person) => `${person.acting ? 'acting' : 'other'} ${shownStatus(person)}`).join(', '),
    coreBanking.parties ? `parties as ${coreBanking.mode ?? ''}` : '',
    coreBanking.account ? 'account' : '',
    coreBanking.girocard ? 'girocard' : '',
    accountOpened === false ? 'no account' : '',
    attention === 'none' ? '' : attention,
  ];
  return facts.filter((fact) => fact !== '').join('; ');
}
