import { inheritedRoles } from '@kontor/domain/roles/roles';
import { normaliseEmail } from '@kontor/domain/person/email';
import { carriedTrace } from '@kontor/platform/trace/trace-context';
import type { AccessDeps } from './access-deps.js';
import type { AccessMail } from './access-mail.js';
import { changeRecord } from './change-record.js';
import type { LoginAccount } from './login-account.js';
import type { StaffChange, StaffDocument, StaffRepository } from './staff.repository.js';

/** Changes the record of a member of staff as it was read; `decide` is asked again when somebody else was faster. */
export function changeStaff(
  repository: StaffRepository,
  known: StaffDocument,
  decide: (current: StaffDocument) => StaffChange | null,
): Promise<StaffDocument | null> {
  return changeRecord<StaffDocument>({
    known,
    read: () => repository.find(known._id),
    write: (id, version, change) => repository.change(id, version, change),
    decide,
  });
}

/** The record behind a user name. */
export function staffNamed(
  deps: Pick<AccessDeps, 'staff' | 'searchHash'>,
  username: string,
): Promise<StaffDocument | null> {
  return deps.staff.find(deps.searchHash('staff', normaliseEmail(username)));
}

/** One more mail in the account's outbox, under an id that is never used again. */
export function withStaffMail(
  { accountId, outbox, mailCount }: StaffDocument,
  kind: AccessMail['kind'],
  now: number,
): { readonly mailId: string; readonly change: StaffChange } {
  const mailId = `staff:${accountId}:${mailCount + 1}`;
  const mail = { mailId, kind, dueAt: now, attempts: 0, ...carriedTrace() };
  return { mailId, change: { outbox: [...outbox, mail].slice(-10), mailCount: mailCount + 1 } };
}

/** Whether the account may be used: activated and not suspended. */
export function isActive(staff: StaffDocument): boolean {
  return !staff.suspended && staff.verifiedAt > 0 && staff.passwordHash !== '';
}

export function staffLoginOf(staff: StaffDocument): LoginAccount {
  return {
    accountId: staff.accountId,
    side: 'staff',
    staffName: staff.username,
    roles: staff.roles,
    inheritedRoles: inheritedRoles(staff.roles),
    verified: true,
    epoch: staff.sessionEpoch,
    caseId: null,
    sealed: null,
  };
}
