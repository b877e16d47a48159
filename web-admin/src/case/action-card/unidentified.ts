import { lacksIdentification, personStatusLabel } from '@kontor/domain/person/person-status';
import { personsOf, type BankCase } from '../bank-case/bank-case.js';

/** Who has to be identified and is not, as "name (status)". */
export function unidentifiedOf(record: Pick<BankCase, 'groups'>): readonly string[] {
  return personsOf(record).flatMap(({ title, status }) =>
    status !== null && lacksIdentification(status) ? [`${title} (${personStatusLabel(status.value)})`] : [],
  );
}
