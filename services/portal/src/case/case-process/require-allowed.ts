import { isAvailable, type AvailableName } from '@kontor/domain/case/available-commands';
import type { PortalFacts } from '@kontor/domain/case/row-condition';
import type { Role } from '@kontor/domain/roles/roles';
import { illegalFor } from '../../http/answer/illegal.js';
import type { CaseRecord } from '../case-record/case-record.module.js';
import { requireNotTaken } from './taken.js';

/** Who asks for an act: the parts of a session that the case table needs. */
interface Asking {
  readonly roles: readonly Role[];
  readonly side: 'customer' | 'staff';
  readonly accountId: string;
}

/** Passes when the case table allows it now. @throws Problem 409 illegal or taken */
export function requireAllowed(
  name: AvailableName,
  { snapshot }: Pick<CaseRecord, 'snapshot'>,
  { roles, side, accountId }: Asking,
  facts: PortalFacts = {},
): void {
  if (side === 'staff') requireNotTaken(name, snapshot, accountId);
  const asker = { roles: side === 'staff' ? roles : [], side };
  if (snapshot === null || !isAvailable(name, { ...snapshot, ...facts }, asker)) throw illegalFor(side, name);
}
