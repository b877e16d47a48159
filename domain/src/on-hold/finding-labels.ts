import { isLegalForm, legalFormLabels } from '../legal-form/legal-form.js';
import { companyTypeLabels } from '../list/company-types.js';
import { countryLabel } from '../list/countries.js';
import { industryLabel } from '../list/industries.js';
import { type FindingClass, type OnHoldFindings } from './findings.js';

/** German names of the rules' fields (R3 §3 "Put-on-hold rule set"). */
export const findingLabels: Readonly<Record<string, string>> = {
  crsType: 'CRS-Typ',
  fatcaRelevant: 'FATCA-relevant',
  industry: 'Wirtschaftszweig',
  industryKey: 'Unterkategorie',
  legalForm: 'Rechtsform',
  economyReportScore: 'Bonitätsindex',
  economyReportRiskQuota: 'Ausfallrisiko in Prozent',
  earlierRejection: 'Frühere Anfrage',
  age: 'Alter',
  nationality: 'Staatsangehörigkeit',
  '!nationality': 'Staatsangehörigkeit außerhalb der erlaubten',
  'address.!postalCode': 'Postleitzahl außerhalb des Geschäftsgebiets',
  creditCheckScoreRange: 'Bonitätsprüfung',
};

/** The fields of the rules that matched, each once, in the order of their labels. */
export function matchedRules({ business, people }: OnHoldFindings): readonly string[] {
  const found = new Set([...Object.keys(business), ...Object.values(people).flatMap((person) => Object.keys(person))]);
  return Object.keys(findingLabels).filter((field) => found.has(field));
}

/** Source of the data, by class; none for 0 (R3 §9 "finding classification"). */
export const findingSourceLabels: Readonly<Record<FindingClass, string>> = {
  0: '',
  1: 'Angabe des Kunden',
  2: 'Angabe des Kunden und Auskunft',
  3: 'Auskunft',
};

/** Whether the text of an investigation is highlighted: classes 3 to 9 (R3 §9). */
export function isHighlighted(findingClass: number): boolean {
  return findingClass >= 3 && findingClass <= 9;
}

const words: Readonly<Record<string, (value: string) => string>> = {
  legalForm: (value) => (isLegalForm(value) ? legalFormLabels[value] : value),
  crsType: (value) => (Object.hasOwn(companyTypeLabels, value) ? companyTypeLabels[value as 'PASSIVE'] : value),
  industry: industryLabel,
  industryKey: industryLabel,
  nationality: countryLabel,
  '!nationality': countryLabel,
  age: (value) => `${value} Jahre`,
  economyReportRiskQuota: (value) => value.replace('.', ','),
};

/** A found value as text: codes by their names, numbers with a decimal comma. */
export function findingText(field: string, value: string): string {
  return Object.hasOwn(words, field) ? (words[field]?.(value) ?? value) : value;
}

/** Found values by business field, and by index of the person and then field. */
export interface ConsolidatedFindings {
  readonly business: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The findings with only their consolidated values (R3 §3 "a variant with consolidated values"). */
export function consolidatedFindings(findings: OnHoldFindings): ConsolidatedFindings {
  const valuesOf = (found: OnHoldFindings['business']) =>
    Object.fromEntries(Object.entries(found).map(([field, { consolidatedValue }]) => [field, consolidatedValue]));
  return {
    business: valuesOf(findings.business),
    people: Object.fromEntries(Object.entries(findings.people).map(([index, found]) => [index, valuesOf(found)])),
  };
}
