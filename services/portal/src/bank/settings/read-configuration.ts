import { staffRoles } from '@kontor/domain/roles/roles';
import { bankConfiguration } from '@kontor/domain/settings/configuration';
import type { Settings } from './settings.js';

/** The bank's public configuration (R1 §7), with the last known features of the company check. */
export async function readConfiguration(settings: Settings, { debug }: { readonly debug: boolean }) {
  const { companyCheck } = settings.features();
  // Read first: a number that is older than the values only asks an applicant to look again.
  const settingsVersion = await settings.offerVersion();
  return bankConfiguration(await settings.all(), { companyCheck, staffRoles, settingsVersion, debug });
}
