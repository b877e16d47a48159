import { resourceNames } from '../providers/resource-names.js';

export const staffResource = resourceNames.staff;

const base = '/bm/nutzerverwaltung';

/** The tab of the user administration. */
export const staffListPath = '/bm/start#Nutzerverwaltung';

export const newStaffPath = `${base}/nutzer-anlegen`;

/** The page of a member of staff (R3 §2.1). */
export const staffPath = (id: string | number): string => `${base}/${id}`;

/** What of a member of staff a second person may have to confirm. */
export const staffActs = ['roles', 'factors'] as const;
