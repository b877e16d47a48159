import type { CaseSnapshot } from './case-snapshot.js';
import type { RowName } from './case-row.js';
import { ownableStatuses } from './case-table.statuses.js';
import { caseTable } from './case-table.js';

type Owned = Pick<CaseSnapshot, 'owner' | 'status'>;

const owned: ReadonlySet<RowName> = new Set(
  caseTable.filter(({ conditions }) => conditions.includes('notTaken')).map(({ name }) => name),
);

/** At most so many cases are assigned at once. */
export const maxAssigned = 200;

/** Whether only the owner of a case may do it; who does it to a case without an owner becomes the owner. */
export const isOwned = (name: RowName): boolean => owned.has(name);

/** The owner of a case when it is somebody else than an account; null when the account may work on it. */
export function otherOwner({ owner, status }: Owned, accountId: string): string | null {
  return ownableStatuses.includes(status) && owner !== accountId ? owner : null;
}
