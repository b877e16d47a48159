import { hasFailedForGood, isAsked, mayTryAgain, progressOf } from '@kontor/domain/person/check-progress';
import { isIdentified } from '@kontor/domain/person/person-status';
import type { GroupStatus } from '../bank-case/bank-case.js';

/** What is next with the identification of a person, in few words; empty where nothing is. */
export function personNext(status: GroupStatus): string {
  const { value, required, attemptsLeft } = status;
  if (isIdentified(value)) return '';
  if (value === 'information_required') return 'Angaben ergänzen';
  if (!required) return 'muss sich nicht ausweisen';
  // Not even the provider may be able to begin: the case can be held, or not ordered.
  if (value === 'created') return '';
  const progress = progressOf(status);
  if (hasFailedForGood(progress)) return 'kein weiterer Versuch möglich';
  if (mayTryAgain(value, attemptsLeft))
    return attemptsLeft === 1 ? 'noch ein Versuch' : `noch ${attemptsLeft} Versuche`;
  return isAsked({ ...progress, required }) ? 'muss sich ausweisen' : 'der Anbieter ist an der Reihe';
}
