import { caseStatus } from '../case/case-status.js';
import type { CaseSnapshot } from '../case/case-snapshot.js';
import { failedStatuses } from '../case/derived-status.js';
import type { PersonId } from '../person/person-id.js';

/**
 * Why an identification ended for good: the company could not be checked (250), the provider refused (320), a person could
 * not be identified (330) or was removed at the provider (340).
 */
export type CaseEnd = 'research' | 'refused' | 'person' | 'removed';

const causes: Readonly<Partial<Record<number, CaseEnd>>> = {
  [caseStatus.researchFailed]: 'research',
  [caseStatus.failed]: 'refused',
  [caseStatus.failedIncomplete]: 'person',
  [caseStatus.failedPersonDeleted]: 'removed',
};

/**
 * Why an identification ended, and because of whom; null at any other status. After a refusal nobody is named: it may be
 * a suspicion (GwG § 47).
 */
export function caseEndOf({ status, persons }: Pick<CaseSnapshot, 'status' | 'persons'>): {
  readonly cause: CaseEnd;
  readonly personIds: readonly PersonId[];
} | null {
  const cause = causes[status];
  if (cause === undefined) return null;
  const required = persons.filter((person) => person.required);
  const named = required.filter((person) =>
    cause === 'person' ? failedStatuses.includes(person.status) : cause === 'removed' && person.status === 'canceled',
  );
  return { cause, personIds: named.map(({ personId }) => personId) };
}
