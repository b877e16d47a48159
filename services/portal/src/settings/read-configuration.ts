import { staffRoles } from '@kontor/domain/roles/roles';
import { bankConfiguration } from '@kontor/domain/settings/configuration';
import type { Settings } from './settings.js';
import { storedConnection } from './stored-connection.js';

/** Without a stored connection the service uses its environment; an unreadable connection counts as none. */
const companyCheck = {
  unset: { active: true, creditChecks: false, economyReportShort: false },
  unknown: { active: false, creditChecks: false, economyReportShort: false },
};

/** The bank's public configuration (R1 §7). */
export async function readConfiguration(settings: Settings, { debug }: { readonly debug: boolean }) {
  const stored = await storedConnection(settings, 'companyCheck');
  const connected = typeof stored === 'string' ? companyCheck[stored] : stored;
  return bankConfiguration(await settings.all(), { companyCheck: connected, staffRoles, debug });
}
