import { staffRoles } from '@kontor/domain/roles/roles';
import { bankConfiguration } from '@kontor/domain/settings/configuration';
import type { Settings } from './settings.js';

/** The bank's public configuration (R1 §7), with the last known features of the company check. */
export async function readConfiguration(settings: Settings, { debug }: { readonly debug: boolean }) {
  const { companyCheck } = settings.features();
  return bankConfiguration(await settings.all(), { companyCheck, staffRoles, debug });
}
