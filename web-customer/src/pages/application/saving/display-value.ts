import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { countryLabel } from '@kontor/domain/list/countries';
import { industryLabel } from '@kontor/domain/list/industries';
import { salutationLabels } from '@kontor/domain/list/salutations';
import { turnoverBandLabels } from '@kontor/domain/list/turnover-bands';
import { representationLabels } from '@kontor/domain/person/person';
import { text } from '../../../texts/form-text.js';
import type { FieldValue } from '../../../application-draft/merge/merge-records.js';

const lookUp =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

const words: Readonly<Record<string, (value: string) => string>> = {
  anrede: lookUp(salutationLabels),
  nationality: countryLabel,
  birthday: formatGermanDate,
  gruendungsdatum: formatGermanDate,
  vertretungsberechtigungArt: lookUp(representationLabels),
  wirtschaftszweig: industryLabel,
  wirtschaftszweigUnterkategorie: industryLabel,
  annualTurnover: lookUp(turnoverBandLabels),
  crsType: lookUp(companyTypeLabels),
  gesellschafterAnteile: (value) => `${value} %`,
};

/** The displayed form of a value, by the last part of its field's name. */
export function displayValue(field: string, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (Array.isArray(value)) return value.map(({ name }: { readonly name: string }) => name).join(', ');
  const entered = typeof value === 'string' ? value.trim() : '';
  return entered === '' ? text('conflict.empty') : (words[field]?.(entered) ?? entered);
}
