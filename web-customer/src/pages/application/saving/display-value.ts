import { companyTypes } from '@kontor/domain/list/company-types';
import { salutations } from '@kontor/domain/list/salutations';
import { turnoverBands } from '@kontor/domain/list/turnover-bands';
import { representations } from '@kontor/domain/person/person';
import { text } from '../../../texts/form-text.js';
import type { FieldValue } from '../../../application-draft/merge/merge-records.js';
import { answerText } from '../../../texts/answers.js';
import { countryLabel } from '../../../texts/countries.js';
import { dateText, shareText } from '../../../texts/format.js';
import { companyTypeLabel, industryLabel, representationLabel, turnoverLabel } from '../../../texts/form-labels.js';
import { salutationLabel } from '../../../texts/labels.js';

/** A value of a list by its label; one that the list lacks as it is. */
const lookUp =
  <Value extends string>(list: readonly Value[], labelOf: (value: Value) => string) =>
  (value: string): string => {
    const found = list.find((one) => one === value);
    return found === undefined ? value : labelOf(found);
  };

const words: Readonly<Record<string, (value: string) => string>> = {
  anrede: lookUp(salutations, salutationLabel),
  nationality: countryLabel,
  birthday: dateText,
  gruendungsdatum: dateText,
  vertretungsberechtigungArt: lookUp(representations, representationLabel),
  wirtschaftszweig: industryLabel,
  wirtschaftszweigUnterkategorie: industryLabel,
  annualTurnover: lookUp(turnoverBands, turnoverLabel),
  crsType: lookUp(companyTypes, companyTypeLabel),
  gesellschafterAnteile: shareText,
};

/** The displayed form of a value, by the last part of its field's name. */
export function displayValue(field: string, value: FieldValue): string {
  if (typeof value === 'boolean') return answerText(value ? 'Ja' : 'Nein');
  if (Array.isArray(value)) return value.map(({ name }: { readonly name: string }) => name).join(', ');
  const entered = typeof value === 'string' ? value.trim() : '';
  return entered === '' ? text('conflict.empty') : (words[field]?.(entered) ?? answerText(entered));
}
