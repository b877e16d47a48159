import { caseStatus } from '../case/case-status.js';
/** A person of a case, as far as the customer's words and actions look at persons. */
export interface WordingPerson {
  readonly name: string;
  /** Status of the person or value of the identity check (R2 §4.2). */
  readonly value: string;
  /** Who made the application, and reads the words. */
  readonly first: boolean;
  /** Has to be identified at all. */
  readonly required: boolean;
  /** Still has to pass the identity check, see `isFirstPersonPending`. */
  readonly pending: boolean;
}

/** What persons make of a main status: data of somebody is missing, or how far their identity checks are. */
export type PersonsSituation = 'information' | 'ownCheck' | 'otherChecks' | 'preparing' | 'identified';

/** Main statuses at which persons pass their checks beside whatever the providers do. */
const besideChecks: readonly number[] = [
  caseStatus.transferred,
  caseStatus.researchInitiated,
  caseStatus.researchSuccessful,
];

/** Main statuses at which missing data of a person comes before everything else (R2 §4.2). */
const afterInformation: readonly number[] = [
  ...besideChecks,
  caseStatus.researchDocumentsMissing,
  caseStatus.researchMismatch,
];

/** Whether data of a person is missing. */
export function asksInformation(persons: readonly WordingPerson[]): boolean {
  return persons.some(({ value }) => value === 'information_required');
}

// Who left the check before its end may take it up again.
const isOpen = ({ required, pending, value }: WordingPerson): boolean => required && (pending || value === 'aborted');

/** Whether the identity check of the person who reads the words is open. */
export function isOwnCheckOpen(persons: readonly WordingPerson[]): boolean {
  return persons.some((person) => person.first && isOpen(person));
}

/** The others whose identity checks are open. */
export function openChecksOfOthers(persons: readonly WordingPerson[]): readonly WordingPerson[] {
  return persons.filter((person) => !person.first && isOpen(person));
}

const beforeCheck: readonly string[] = ['created', 'information_completed'];

/** What the persons make of a main status; undefined where the status speaks for itself. */
export function personsSituation(status: number, persons: readonly WordingPerson[]): PersonsSituation | undefined {
  if (afterInformation.includes(status) && asksInformation(persons)) return 'information';
  if (!besideChecks.includes(status) || persons.length === 0) return undefined;
  if (isOwnCheckOpen(persons)) return 'ownCheck';
  if (openChecksOfOthers(persons).length > 0) return 'otherChecks';
  if (status !== caseStatus.transferred) return undefined;
  return persons.some(({ required, value }) => required && beforeCheck.includes(value)) ? 'preparing' : 'identified';
}
