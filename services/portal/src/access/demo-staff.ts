import type { StaffRole } from '@kontor/domain/roles/roles';
import { randomToken } from '@kontor/platform/crypto/random';
import type { Logger } from '@kontor/platform/logger/logger';
import { sealPassword } from './staff-login.js';
import { freshAccount, type StaffRepository } from './staff.repository.js';

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
];

interface SeedDeps {
  readonly staff: StaffRepository;
  readonly searchHash: (purpose: string, value: string) => string;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Creates the staff of the demo profile where they are missing; the production profile refuses to start with them. */
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
      passwordHash: await sealPassword(demoPassword),
      createdAt: now(),
      verifiedAt: now(),
    });
    if (created) logger.info({ role }, 'demo staff created');
  }
}

/** Whether any of the demo accounts exists: a production database must not hold them. */
export async function hasDemoStaff({ staff, searchHash }: Pick<SeedDeps, 'staff' | 'searchHash'>): Promise<boolean> {
  for (const { username } of demoStaff) if ((await staff.find(searchHash('staff', username))) !== null) return true;
  return false;
}
