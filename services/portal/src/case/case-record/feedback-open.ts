import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { shownStatus } from '@kontor/domain/person/person-status';

/** What is shown of the person who acts for the company; empty before there is one. */
export function actingPersonStatus(snapshot: Pick<CaseSnapshot, 'persons'> | null): string {
  const persons = snapshot?.persons ?? [];
  const acting = persons.find((person) => person.acting) ?? persons[0];
  return acting === undefined ? '' : shownStatus(acting);
}
