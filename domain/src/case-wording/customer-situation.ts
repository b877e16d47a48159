import { caseStatus, isBesideChecks } from '../case/case-status.js';
import { hasFailedForGood, isOwnStep } from '../person/check-progress.js';

/** The data of a person that texts and actions for the customer depend on. */
export interface WordingPerson {
  readonly name: string;
  /** Status of the person or value of the identity check (R2 §4.2). */
  readonly value: string;
  /** The acting person, who reads the texts. */
  readonly first: boolean;
  /** Has to be identified at all. */
  readonly required: boolean;
  /** Still has to pass the identity check, see `isFirstPersonPending`. */
  readonly pending: boolean;
  /** How often the person may still try; null when nobody says. */
  readonly attemptsLeft?: number | null;
}

/** State of the persons at a main status: someone's data is missing, or the progress of their identity checks. */
export type PersonsSituation = 'information' | 'ownCheck' | 'failed' | 'otherChecks' | 'preparing' | 'identified';

/** Further main statuses at which missing data of a person takes precedence (R2 §4.2). */
const alsoAfterInformation: readonly number[] = [caseStatus.researchDocumentsMissing, caseStatus.researchMismatch];

/** Whether data of a person is missing. */
export function asksInformation(persons: readonly WordingPerson[]): boolean {
  return persons.some(({ value }) => value === 'information_required');
}

const progressOf = ({ value, pending, attemptsLeft = null }: WordingPerson) => ({ value, pending, attemptsLeft });

/** Whether the next step of the identification is this person's own. */
export function isPersonsStep(person: WordingPerson): boolean {
  return person.required && isOwnStep(progressOf(person));
}

/** Those whose identification failed, and who cannot try again. */
export function failedForGood(persons: readonly WordingPerson[]): readonly WordingPerson[] {
  return persons.filter((person) => person.required && hasFailedForGood(progressOf(person)));
}

/** Whether the identity check of the acting person is open. */
export function isOwnCheckOpen(persons: readonly WordingPerson[]): boolean {
  return persons.some((person) => person.first && isPersonsStep(person));
}

/** The other persons with open identity checks. */
export function openChecksOfOthers(persons: readonly WordingPerson[]): readonly WordingPerson[] {
  return persons.filter((person) => !person.first && isPersonsStep(person));
}

const beforeCheck: readonly string[] = ['created', 'information_completed'];

/** Whether the identity check of a person is still to be started. */
export function isBeforeCheck({ required, value }: WordingPerson): boolean {
  return required && beforeCheck.includes(value);
}

/** The state of the persons at a main status; undefined where the status has its own texts. */
export function personsSituation(status: number, persons: readonly WordingPerson[]): PersonsSituation | undefined {
  const isBeside = isBesideChecks(status);
  if ((isBeside || alsoAfterInformation.includes(status)) && asksInformation(persons)) return 'information';
  if (!isBeside || persons.length === 0) return undefined;
  if (isOwnCheckOpen(persons)) return 'ownCheck';
  if (failedForGood(persons).length > 0) return 'failed';
  if (openChecksOfOthers(persons).length > 0) return 'otherChecks';
  if (status === caseStatus.researchInitiated) return undefined;
  if (persons.some(isBeforeCheck)) return 'preparing';
  return status === caseStatus.transferred ? 'identified' : undefined;
}
