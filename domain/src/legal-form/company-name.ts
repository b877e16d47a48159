import { nameTextProblem } from '../text/plain-text.js';
import { type Problem } from '../violation/violation.js';
import { traitsOf } from './legal-form-traits.js';
import { legalForms, type LegalForm } from './legal-form.js';

// A form must be a separate word: "Magnet" is no AG, "KGaA" no KG.
const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

const gmbh =
  'g?gmbh|g\\.\\s?m\\.\\s?b\\.\\s?h\\.?|(?:ges\\.?\\s?)?m\\.?\\s?b\\.?\\s?h\\.?|gesellschaft mit beschr(?:ä|ae)nkter haftung';
const ug = 'g?ug|u\\.\\s?g\\.|unternehmergesellschaft';
const kg = 'kg|k\\.\\s?g\\.|kommanditgesellschaft(?! auf aktien)';
const gbr = 'gbr|g\\.\\s?b\\.\\s?r\\.?|gesellschaft b(?:ü|ue)rgerlichen rechts';
// "e. GbR" is the registered form, which is another one.
const notRegistered = '(?<!(?<![\\p{L}\\p{N}])(?:e\\.?|eingetragene)\\s?)';

/** Spellings accepted per form; a form without an entry is not checked (PARTG, SELF_EMPLOYED and OTHER; R1 §5 "Registration"). */
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

/** Whether the company name contains its legal form in any accepted spelling (R1 §5 "Registration"). */
export function namesLegalForm(companyName: string, legalForm: LegalForm): boolean {
  const name = companyName.normalize('NFC').replace(/\s+/g, ' ');
  return spellings[legalForm]?.test(name) ?? true;
}

const partnership = word('partg(?:\\s?mbb)?|partnerschaft(?:sgesellschaft)?');
const formation = word('i\\.\\s?gr?\\.?|in gr(?:ü|ue)ndung');

const general = /(?:&|\+|und|u\.)\s?(?:co\.?|compagnie)(?!\p{L})/iu;

/**
 * Whether a registered name shows that the company has another form: a form of its own is missing, or it belongs to the
 * general partner, as the GmbH of a GmbH & Co. KG. A partnership may lack its form (§ 2 PartGG), but has no other one.
 */
export function namesOtherLegalForm(companyName: string, legalForm: LegalForm): boolean {
  if (formation.test(companyName) && !traitsOf(legalForm).inFormation) return true;
  if (legalForm === 'PARTG') return !partnership.test(companyName) && namesAnyLegalForm(companyName);
  if (legalForm === 'GMBH_CO_KG') return !namesLegalForm(companyName, legalForm);
  if (legalForm === 'KG' && namesLegalForm(companyName, 'GMBH_CO_KG')) return true;
  const [whole, ...after] = companyName.split(general);
  return !namesLegalForm(after.at(-1) ?? whole ?? '', legalForm);
}

function namesAnyLegalForm(companyName: string): boolean {
  return legalForms.some((form) => spellings[form] !== undefined && namesLegalForm(companyName, form));
}

/** Whether two names are of the same company: case and blanks are no difference. */
export function isSameCompanyName(left: string, right: string): boolean {
  return folded(left) === folded(right);
}

function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('de');
}

/** Longest company name in characters: 50 for a GmbH in formation, else 128 (R1 §5, §9). */
export function maxCompanyNameLength(legalForm: LegalForm | undefined): number {
  return legalForm === 'GMBH_I_GR' ? 50 : 128;
}

/** Why a name is missing, too long or no name; `max` in characters (R1 §5 "Registration"). */
export function nameLengthProblem(companyName: string, max: number): Problem | undefined {
  const { length } = companyName.trim();
  if (length === 0) return { code: 'required', label: 'companyName', limit: max };
  if (length > max) return { code: 'length', label: 'companyName', limit: max };
  return nameTextProblem(companyName, 'company');
}

/** Why the company name is refused for this form; undefined when it is fine (R1 §5 "Registration"). */
export function companyNameProblem(companyName: string, legalForm: LegalForm | undefined): Problem | undefined {
  const problem = nameLengthProblem(companyName, maxCompanyNameLength(legalForm));
  if (problem !== undefined) return problem;
  const fits = legalForm === undefined || namesLegalForm(companyName.trim(), legalForm);
  return fits ? undefined : { code: 'format', label: 'legalFormInName' };
}
