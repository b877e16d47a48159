import { type LegalForm } from './legal-form.js';

/** Message when the company name does not carry its legal form (spec 1 §5 "Registration"). */
export const legalFormInNameMessage = 'Rechtsform im Firmennamen erforderlich';

// A form counts as named only as a word of its own: "Magnet" names no AG, "KGaA" no KG.
const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

const gmbh =
  'g?gmbh|g\\.\\s?m\\.\\s?b\\.\\s?h\\.?|(?:ges\\.?\\s?)?m\\.?\\s?b\\.?\\s?h\\.?|gesellschaft mit beschr(?:ä|ae)nkter haftung';
const ug = 'g?ug|u\\.\\s?g\\.|unternehmergesellschaft';
const kg = 'kg|k\\.\\s?g\\.|kommanditgesellschaft(?! auf aktien)';
const gbr = 'gbr|g\\.\\s?b\\.\\s?r\\.?|gesellschaft b(?:ü|ue)rgerlichen rechts';
// "e. GbR" is the registered form, which is another one.
const notRegistered = '(?<!(?<![\\p{L}\\p{N}])(?:e\\.?|eingetragene)\\s?)';

/** Spellings accepted per form; a form without an entry is not checked (PARTG, SELF_EMPLOYED and OTHER; spec 1 §5 "Registration"). */
const spellings: Partial<Record<LegalForm, RegExp>> = {
  AG: word('ag|a\\.\\s?g\\.|aktiengesellschaft'),
  EG: word('eg|e\\.\\s?g\\.?|eingetragene genossenschaft'),
  EK: word(
    'e\\.?\\s?k\\.?|e\\.?\\s?kfm\\.?|e\\.?\\s?kfr\\.?|einzelkauf(?:mann|frau)|eingetragener? kauf(?:mann|frau)|inhaber(?:in)?|inh\\.?',
  ),
  GBR: word(`${notRegistered}(?:${gbr})|bgb-gesellschaft`),
  E_GBR: word(`e\\.?\\s?(?:${gbr})|eingetragene (?:${gbr})`),
  GMBH: word(gmbh),
  GMBH_I_GR: word(gmbh),
  GMBH_CO_KG: word(`(?:${gmbh})\\s?(?:&|\\+|und|u\\.)\\s?(?:co\\.?|compagnie)\\s?(?:${kg})`),
  KGAA: word('kgaa|kommanditgesellschaft auf aktien'),
  KG: word(kg),
  LTD: word('ltd\\.?|limited'),
  OHG: word('ohg|o\\.\\s?h\\.\\s?g\\.?|offene handelsgesellschaft'),
  UG: word(ug),
  UG_I_GR: word(ug),
  SOLE_PROPRIETORSHIP: word('einzelunternehmen'),
};

/** Whether the company name carries its legal form in any accepted spelling (spec 1 §5 "Registration"). */
export function namesLegalForm(companyName: string, legalForm: LegalForm): boolean {
  const name = companyName.normalize('NFC').replace(/\s+/g, ' ');
  return spellings[legalForm]?.test(name) ?? true;
}

/** Longest company name in characters: 50 for a GmbH that is being founded, else 128 (spec 1 §5, §9). */
export function maxCompanyNameLength(legalForm: LegalForm | undefined): number {
  return legalForm === 'GMBH_I_GR' ? 50 : 128;
}

/** Message of the company name rule; `max` in characters (spec 1 §5 "Registration"). */
export function companyNameMessage(max: number): string {
  return `Firmenname/Unternehmensbezeichnung erforderlich, maximal ${max} Zeichen möglich`;
}

/** Why the company name is refused for this form, in German; undefined when it is fine (spec 1 §5 "Registration"). */
export function companyNameProblem(companyName: string, legalForm: LegalForm | undefined): string | undefined {
  const name = companyName.trim();
  const max = maxCompanyNameLength(legalForm);
  if (name === '' || name.length > max) return companyNameMessage(max);
  return legalForm === undefined || namesLegalForm(name, legalForm) ? undefined : legalFormInNameMessage;
}
