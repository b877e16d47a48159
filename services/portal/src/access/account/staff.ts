import { inheritedRoles, type Role } from '@kontor/domain/roles/roles';
import { containsWords } from '@kontor/domain/matching/find-words';
import { normaliseEmail } from '@kontor/domain/person/email';
import { carriedTrace } from '@kontor/platform/trace/trace-context';
import type { AccountDeps, AccountRules } from './account-deps.js';
import type { AccountMail } from './account-mail.js';
import { changeRecord } from './change-record.js';
import type { LoginAccount } from './login-account.js';
import { hasFactor } from './staff-factors.js';
import type { StaffChange, StaffDocument, StaffRepository } from './staff.repository.js';

const maxQueued = 10;

/** Changes the record of a member of staff; `decide` runs again after a conflict. */
export function changeStaff(
  repository: StaffRepository,
  known: StaffDocument,
  decide: (current: StaffDocument) => StaffChange | null,
): Promise<StaffDocument | null> {
  return changeRecord<StaffDocument>(repository, known, decide);
}

export function findStaffByName(
  { staff, searchHash }: Pick<AccountDeps, 'staff' | 'searchHash'>,
  username: string,
): Promise<StaffDocument | null> {
  return staff.find(searchHash('staff', normaliseEmail(username)));
}

/** What cases ask about members of staff. The name is first and last name, else the user name. */
export function createStaffDirectory({ staff }: Pick<AccountDeps, 'staff'>) {
  return {
    nameOf: async (accountId: string): Promise<string | null> => {
      const found = await staff.findByAccount(accountId);
      return found && shownName(found);
    },
    named: async (text: string): Promise<readonly string[]> => {
      const isNamed = (one: StaffDocument): boolean => containsWords(`${shownName(one)} ${one.username}`, text);
      return (await staff.all()).filter(isNamed).map(({ accountId }) => accountId);
    },
    isClerk: async (accountId: string): Promise<boolean> => {
      const found = await staff.findByAccount(accountId);
      return found !== null && isActiveClerk(found);
    },
    clerks: async () =>
      (await staff.all())
        .filter(isActiveClerk)
        .map((one) => ({ accountId: one.accountId, name: shownName(one) }))
        .sort((one, other) => one.name.localeCompare(other.name, 'de')),
  };
}

const shownName = ({ firstName, lastName, username }: StaffDocument): string =>
  `${firstName} ${lastName}`.trim() || username;

function isActiveClerk(found: StaffDocument): boolean {
  return isActive(found) && [...found.roles, ...inheritedRoles(found.roles)].includes('ROLE_ADMIN');
}

/** The change that queues a mail, and the id of the mail. */
export function withStaffMail(
  { accountId, outbox, mailCount }: StaffDocument,
  kind: AccountMail['kind'],
  now: number,
  about: Pick<AccountMail, 'aboutCase'> = {},
): { readonly mailId: string; readonly change: StaffChange } {
  const mailId = `staff:${accountId}:${mailCount + 1}`;
  const mail = { mailId, kind, dueAt: now, attempts: 0, ...about, ...carriedTrace() };
  return { mailId, change: { outbox: [...outbox, mail].slice(-maxQueued), mailCount: mailCount + 1 } };
}

/** Whether the account is activated and not suspended. */
export function isActive(staff: StaffDocument): boolean {
  return !staff.suspended && staff.verifiedAt > 0 && staff.passwordHash !== '';
}

/** Whether the bank requires a second factor that this member of staff has not set up yet. */
export function lacksFactor(
  { roles, factors }: Pick<StaffDocument, 'roles' | 'factors'>,
  { strongFactorRoles }: Pick<AccountRules, 'strongFactorRoles'>,
): boolean {
  return requiresFactor(roles, strongFactorRoles) && !hasFactor(factors);
}

/** Whether one of the roles, own or inherited, needs a second factor. */
export function requiresFactor(roles: readonly Role[], strongFactorRoles: readonly Role[]): boolean {
  return [...roles, ...inheritedRoles(roles)].some((role) => strongFactorRoles.includes(role));
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
