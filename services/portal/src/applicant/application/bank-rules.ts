import type { AccountProducts } from '@kontor/domain/account/account';
import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import type { ReportKind } from '@kontor/domain/case/case-command';
import { reportsNeeded, type RuleSet } from '@kontor/domain/on-hold/rule-set';
import { rulesInEffect } from '@kontor/domain/on-hold/rules-in-effect';
import type { OrderBox } from '@kontor/domain/order-box/order-box';
import { isPhoneNumber } from '@kontor/domain/person/phone-number';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

/** The bank's configuration of orders. */
export interface BankRules {
  readonly application: ApplicationRules;
  readonly orderBoxes: readonly OrderBox[];
  readonly ksvUrl: string | undefined;
  readonly holdRules: RuleSet;
  readonly reports: readonly ReportKind[];
  readonly earlyReadiness: boolean;
  readonly offersGirocards: boolean;
  readonly source: 'solaris' | 'myConnect';
  /** The core bank's numbers of each package, by its id. */
  readonly products: ReadonlyMap<string, AccountProducts>;
}

/** Reads the current rules of an order. */
export async function readBankRules(settings: SettingsPort): Promise<BankRules> {
  const all = await settings.all();
  const holdRules = rulesInEffect(all.simplePutOnHoldConfig, all);
  const needed = reportsNeeded(holdRules);
  return {
    application: { ...all, isPhoneNumber },
    orderBoxes: all.orderCheckboxes,
    ksvUrl: all.tempConfig.urls.ksv,
    holdRules,
    reports: [
      ...(needed.economyReport ? (['economyReport'] as const) : []),
      ...(needed.creditChecks ? (['creditChecks'] as const) : []),
    ],
    earlyReadiness: all.enableEarlyReadiness,
    offersGirocards: all.askForGirocard,
    // Without its connection the banking provider identifies.
    source: settings.features().identityOnboarding.active ? 'myConnect' : 'solaris',
    products: new Map(Object.entries(all.tempConfig.konten).map(([id, { agree21 }]) => [id, agree21 ?? {}])),
  };
}
