import { found } from '../../provider-http/answer.js';
import { now, type Bank } from './bank.js';
import type { PersonIdentification } from './banking-objects.js';

/** Changes an identification and sends a webhook. */
export function changePersonIdentification(
  bank: Bank,
  identification: PersonIdentification,
  to: Partial<PersonIdentification>,
): void {
  const changed = { ...identification, ...to, updatedAt: now() };
  bank.personIdentifications.put(changed.id, changed);
  bank.publish('person_identification.updated', changed, found(bank.persons.get(changed.personId)));
}

/** Ends all open identifications of a person, or one of them. */
export function cancelPersonIdentifications(bank: Bank, personId: string, only?: string): void {
  for (const identification of bank.personIdentifications.all()) {
    if (identification.personId !== personId || identification.final || identification.status === 'canceled') continue;
    if (only !== undefined && identification.id !== only) continue;
    bank.sandbox.checks.withdraw(identification.checkId);
    changePersonIdentification(bank, identification, { status: 'canceled', final: true });
  }
}
