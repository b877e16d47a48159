import { hasRole, type RoleClaims, type StaffRole } from './roles.js';

/** A tab with the role that it requires. */
export interface RoleTab {
  readonly label: string;
  readonly role: StaffRole;
}

/** The tabs of the overview in their order (R3 §2.3). */
export const overviewTabs = [
  { label: 'Kundenanfragen', role: 'ROLE_ADMIN' },
  { label: 'Feedback', role: 'ROLE_ADMIN' },
  { label: 'FAQ', role: 'ROLE_ADMIN' },
  { label: 'Auswertungen', role: 'ROLE_ADMIN' },
  { label: 'Nutzerverwaltung', role: 'ROLE_USER_ADMIN' },
  { label: 'Konfiguration', role: 'ROLE_INSTANCE_ADMIN' },
  { label: 'Instanzkonfiguration', role: 'ROLE_ROOT' },
  { label: 'Konfiguration intern', role: 'ROLE_ROOT' },
  { label: 'Logs intern', role: 'ROLE_ROOT' },
] as const satisfies readonly RoleTab[];

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
  return overviewTabs.filter(({ role }) => hasRole(claims, role));
}
