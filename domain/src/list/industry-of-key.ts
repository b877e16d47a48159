import { industries, subcategoriesOf } from './industries.js';

/** The industry of each division of WZ 2008 that belongs to no group with subcategories; of a whole section by its own key. */
const industryOf: Readonly<Record<string, string>> = {
  E: 'WATER_AND_WASTE',
  H: 'TRANSPORT',
  I55: 'ACCOMMODATION',
  I56: 'GASTRONOMY',
  J58: 'MEDIA',
  J59: 'MEDIA',
  J60: 'MEDIA',
  J61: 'TELECOMMUNICATION',
  J62: 'IT_SERVICES',
  J63: 'IT_SERVICES',
  K64: 'FINANCE',
  K65: 'INSURANCE',
  L: 'REAL_ESTATE',
  M69: 'LEGAL_AND_TAX',
  M70: 'CONSULTING',
  M71: 'ARCHITECTURE',
  M72: 'RESEARCH',
  M73: 'ADVERTISING',
  N77: 'RENTAL',
  N78: 'BUSINESS_SERVICES',
  N79: 'BUSINESS_SERVICES',
  N80: 'BUSINESS_SERVICES',
  N81: 'BUSINESS_SERVICES',
  N82: 'BUSINESS_SERVICES',
  P: 'EDUCATION',
  Q: 'HEALTH',
  R: 'OTHER_SERVICES',
  S: 'OTHER_SERVICES',
};

export interface SectorAnswers {
  readonly wirtschaftszweig?: string;
  readonly wirtschaftszweigUnterkategorie?: string;
}

/**
 * The answers about the sector for a register's key, a division of WZ 2008 with its section, e.g. C26; without those
 * that the form does not offer (R1 §3 "Lists").
 */
export function industryOfKey(key: string): SectorAnswers {
  const section = key.slice(0, 1);
  const inGroup = industries.find(({ group }) => group !== undefined && group === section);
  const wirtschaftszweig = inGroup?.value ?? industryOf[key.slice(0, 3)] ?? industryOf[section];
  if (wirtschaftszweig === undefined) return {};
  const isOffered = subcategoriesOf(wirtschaftszweig).some(({ code }) => code === key);
  return isOffered ? { wirtschaftszweig, wirtschaftszweigUnterkategorie: key } : { wirtschaftszweig };
}
