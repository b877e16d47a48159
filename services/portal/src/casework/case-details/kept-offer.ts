import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { ruleSentences, sentencesApart } from '@kontor/domain/on-hold/rule-sentences';
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

/** What to say before a case is taken over when the hold rules of its order are no longer those of the bank. */
export function holdRuleWarnings(keptOffer: StaffCase['keptOffer']): readonly string[] {
  const change = keptOffer?.changes.find(({ name }) => name === 'simplePutOnHoldConfig');
  if (change === undefined) return [];
  // Rules that cannot be read are null.
  const sentencesOf = (rules: unknown) => ruleSentences(rules ?? {});
  const { before, after } = sentencesApart(sentencesOf(change.before), sentencesOf(change.after));
  return [
    'Geprüft ist nach den Put-on-hold-Regeln der Bestellung. Die Bank hat sie seitdem geändert; was anders ist, steht unter „Kundendaten“ bei „Angebot der Bestellung“.',
    ...before.map((sentence) => `Nur nach den Regeln der Bestellung: ${sentence}`),
    ...after.map((sentence) => `Nur nach den heutigen Regeln: ${sentence}`),
  ];
}
