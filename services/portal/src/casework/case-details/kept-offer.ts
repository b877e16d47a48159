import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { canonical, type FrozenApplication, presentOffer } from '../../applicant/application/application.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

/** Parts of the offer, by the name under which staff know them. */
const parts = {
  konto: 'account',
  orderCheckboxes: 'orderBoxes',
  mehrwerte: 'mehrwerte',
  simplePutOnHoldConfig: 'holdRules',
} as const;

/**
 * The offer that an order keeps, and what the bank has changed about it since; null for an order that an earlier build
 * froze.
 */
export async function keptOfferOf(settings: SettingsPort, frozen: FrozenApplication): Promise<StaffCase['keptOffer']> {
  const { offer, product } = frozen;
  if (offer === undefined) return null;
  const present = await presentOffer(settings, product.kontoId);
  const changes = Object.entries(parts)
    .map(([name, part]) => ({ name, before: offer[part], after: present[part] }))
    .filter(({ before, after }) => canonical(before) !== canonical(after));
  return { settingsVersion: offer.settingsVersion, presentVersion: present.settingsVersion, changes };
}
