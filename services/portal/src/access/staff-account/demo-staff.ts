import type { StaffRole } from '@kontor/domain/roles/roles';
import { randomToken } from '@kontor/platform/crypto/random';
import type { Logger } from '@kontor/platform/logger/logger';
import { type AccountDeps, freshAccount, hashPassword } from '../account/account.module.js';

const demoPassword = 'Kontor!Demo2026';

const demoStaff: readonly {
  readonly username: string;
  readonly role: StaffRole;
  readonly firstName: string;
  readonly lastName: string;
}[] = [
  { username: 'root@kontor.test', role: 'ROLE_ROOT', firstName: 'Ruth', lastName: 'Root' },
  { username: 'instanz@kontor.test', role: 'ROLE_INSTANCE_ADMIN', firstName: 'Ingo', lastName: 'Instanz' },
  { username: 'nutzer@kontor.test', role: 'ROLE_USER_ADMIN', firstName: 'Nadja', lastName: 'Nutzer' },
  { username: 'sachbearbeitung@kontor.test', role: 'ROLE_ADMIN', firstName: 'Sabine', lastName: 'Sach' },
  { username: 'sachbearbeitung-plus@kontor.test', role: 'ROLE_ADMIN_PLUS', firstName: 'Paul', lastName: 'Plus' },
  { username: 'pruefung@kontor.test', role: 'ROLE_AUDITOR', firstName: 'Petra', lastName: 'Prüfer' },
];

interface SeedDeps extends Pick<AccountDeps, 'staff' | 'searchHash' | 'now'> {
  readonly logger: Logger;
}

/** Creates the missing accounts of the demo profile. */
export async function seedDemoStaff({ staff, searchHash, now, logger }: SeedDeps): Promise<void> {
  for (const { username, role, firstName, lastName } of demoStaff) {
    const nameHash = searchHash('staff', username);
    if ((await staff.find(nameHash)) !== null) continue;
    const created = await staff.insert({
      ...freshAccount,
      _id: nameHash,
      accountId: randomToken(16),
      username,
      salutation: 'NO_SALUTATION',
      firstName,
      lastName,
      roles: [role],
      passwordHash: await hashPassword(demoPassword),
      createdAt: now(),
      verifiedAt: now(),
    });
    if (created) logger.info({ role }, 'demo staff created');
  }
}

export async function hasDemoStaff({ staff, searchHash }: Pick<SeedDeps, 'staff' | 'searchHash'>): Promise<boolean> {
  for (const { username } of demoStaff) if ((await staff.find(searchHash('staff', username))) !== null) return true;
  return false;
}
