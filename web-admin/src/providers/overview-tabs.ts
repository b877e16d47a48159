import type { RoleClaims } from '@kontor/domain/roles/roles';
import { canSee, type StaffArea } from '@kontor/domain/roles/staff-areas';

/** A tab with the area behind it. */
export interface AreaTab {
  readonly label: string;
  readonly area: StaffArea;
}

/** The tabs of the overview in their order (R3 §2.3). */
export const overviewTabs = [
  { label: 'Kundenanfragen', area: 'cases' },
  { label: 'Feedback', area: 'feedback' },
  { label: 'FAQ', area: 'faq' },
  { label: 'Auswertungen', area: 'reporting' },
  { label: 'Nutzerverwaltung', area: 'staff' },
  { label: 'Konfiguration', area: 'configuration' },
  { label: 'Instanzkonfiguration', area: 'instance' },
  { label: 'Konfiguration intern', area: 'settingTexts' },
  { label: 'Logs intern', area: 'logs' },
] as const satisfies readonly AreaTab[];

/** Sub-tabs of the configuration in their order (R3 §2.8). */
export const configurationTabs = [
  'Grundeinstellungen',
  'Konten',
  'Einstiege',
  'Optionen',
  'Footerlinks',
  'Bestellboxen',
  'Mehrwerte',
  'Put-on-hold',
  'Mail-Disclaimer',
  'Transparenzregister',
] as const;

/** Sub-tabs of the instance configuration in their order (R3 §2.9). */
export const instanceTabs = [
  'Grundeinstellungen',
  'Bankanbieter',
  'Identitätsprüfung',
  'Unternehmensprüfung',
  'Kernbanksystem',
] as const;

/** The tabs of the overview for these claims. */
export function tabsFor(claims: RoleClaims): readonly (typeof overviewTabs)[number][] {
  return overviewTabs.filter(({ area }) => canSee(claims, area));
}
