import { isBesideChecks } from '../case/case-status.js';
import { hasTried } from '../person/check-progress.js';
import { isBeforeCheck, isPersonsStep, type WordingPerson } from './customer-situation.js';
import { isIdentificationOver } from './turn.js';

/** What a person has to do, or waits for. */
export type PersonTask = 'information' | 'identify' | 'identifyAgain' | 'link';

/**
 * What a person of the case has to do at a main status; null when it is nothing. `information` is for the acting person
 * to give, the checks are for the person alone; `link`: the address of the check is still to come.
 */
export function personTask(
  person: WordingPerson,
  { status, persons }: { readonly status: number; readonly persons: readonly WordingPerson[] },
): PersonTask | null {
  if (isIdentificationOver({ status, openChecks: persons.filter(isPersonsStep).length })) return null;
  if (person.value === 'information_required') return 'information';
  if (isPersonsStep(person)) return hasTried(person.value) ? 'identifyAgain' : 'identify';
  return isBesideChecks(status) && isBeforeCheck(person) ? 'link' : null;
}
