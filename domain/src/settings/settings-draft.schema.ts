import * as z from 'zod';
import { type SettingName } from './setting-values.schema.js';

/** The settings of each draft: a page of the configuration whose changes can be prepared before they are published. */
export const draftSettings = {
  accounts: ['defaultKontoname', 'tempConfig', 'kontoList'],
  orderBoxes: ['orderCheckboxes'],
  mehrwerte: ['mehrwerte'],
  holdRules: ['simplePutOnHoldConfig'],
  disclaimer: ['mailDisclaimer'],
  reminders: ['reminders'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export type DraftName = keyof typeof draftSettings;

export const draftNames = Object.keys(draftSettings) as [DraftName, ...DraftName[]];

export const draftNameSchema = z.enum(draftNames);

/** The label of the page that the draft belongs to. */
export const draftLabels: Readonly<Record<DraftName, string>> = {
  accounts: 'Konten',
  orderBoxes: 'Bestellboxen',
  mehrwerte: 'Mehrwerte',
  holdRules: 'Put-on-hold',
  disclaimer: 'Mail-Disclaimer',
  reminders: 'Erinnerungen',
};
