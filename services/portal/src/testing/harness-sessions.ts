import type { CaseId } from '@kontor/domain/case/case-id';
import type { Session } from '../access/session/session.js';

/** A customer of a case. */
export function customer(caseId: CaseId): Partial<Session> {
  return { side: 'customer', roles: ['ROLE_USER'], caseId, accountId: `account-${caseId}` };
}

/** A member of staff with these roles, inherited ones included. */
export function staff(...roles: Session['roles'][number][]): Partial<Session> {
  return {
    side: 'staff',
    roles,
    caseId: null,
    accountId: `staff-${roles[0] ?? 'none'}`,
    username: 'clerk@kontor.test',
  };
}
