import type { Account } from '@kontor/domain/account/account';
import type { MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { rulesInEffect } from '@kontor/domain/on-hold/rules-in-effect';
import type { OrderBox } from '@kontor/domain/order-box/order-box';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

/** The bank's offer as it was when the order was frozen; the case goes by it, whatever the bank changes later. */
export interface PinnedOffer {
  /** The newest version of the configuration that had changed one of these settings. */
  readonly settingsVersion: number;
  /** The package with its prices and product numbers; null for one that the bank no longer has. */
  readonly account: Account | null;
  readonly orderBoxes: readonly OrderBox[];
  readonly mehrwerte: MehrwerteSettings;
  /** The rules in effect; null where the stored ones were unreadable, so that every order is held. */
  readonly holdRules: RuleSet | null;
}

/** The offer of the moment for a package. */
export async function presentOffer(
  settings: Pick<SettingsPort, 'all' | 'fits' | 'offerVersion'>,
  kontoId: string,
): Promise<PinnedOffer> {
  const [settingsVersion, all, holdRules] = await Promise.all([
    settings.offerVersion(),
    settings.all(),
    presentHoldRules(settings),
  ]);
  return {
    settingsVersion,
    account: all.tempConfig.konten[kontoId] ?? null,
    orderBoxes: all.orderCheckboxes,
    mehrwerte: all.mehrwerte,
    holdRules,
  };
}

/** The hold rules in effect; null where the stored ones are unreadable. */
export async function presentHoldRules(settings: Pick<SettingsPort, 'all' | 'fits'>): Promise<RuleSet | null> {
  const [all, rulesFit] = await Promise.all([settings.all(), settings.fits('simplePutOnHoldConfig')]);
  return rulesFit ? rulesInEffect(all.simplePutOnHoldConfig, all) : null;
}
