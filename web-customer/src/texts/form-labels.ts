import { documentTypeLabel, isDocumentType } from '@kontor/domain/document/document';
import { companyTypeLabels, type CompanyType } from '@kontor/domain/list/company-types';
import { findIndustry, industries, industryLabel as germanIndustry } from '@kontor/domain/list/industries';
import { turnoverBandLabels, type TurnoverBand } from '@kontor/domain/list/turnover-bands';
import { representationLabels, type Representation } from '@kontor/domain/person/person';
import { coded } from './create-text.js';
import { optionsOf, type Option } from './labels.js';

/*
 * What only the form of an application and its summary show of the domain's lists.
 */

export const turnoverLabel = (band: TurnoverBand): string =>
  coded('lists', `turnover.${band}`, turnoverBandLabels[band]);

export const turnoverOptions = (): readonly Option<TurnoverBand>[] => optionsOf(turnoverBandLabels, turnoverLabel);

export const companyTypeLabel = (type: CompanyType): string =>
  coded('lists', `companyType.${type}`, companyTypeLabels[type]);

export const companyTypeOptions = (): readonly Option<CompanyType>[] => optionsOf(companyTypeLabels, companyTypeLabel);

export const representationLabel = (kind: Representation): string =>
  coded('lists', `representation.${kind}`, representationLabels[kind]);

export const documentLabel = (type: string): string =>
  coded('lists', `documentType.${isDocumentType(type) ? type : 'OTHER'}`, documentTypeLabel(type));

/** An industry or an industry key; the code itself when it is unknown. */
export function industryLabel(code: string): string {
  const isIndustry = findIndustry(code) !== undefined;
  return coded('lists', `${isIndustry ? 'industry' : 'subcategory'}.${code}`, germanIndustry(code));
}

/** The industries, with the empty choice. */
export const industryOptions = (): readonly Option[] =>
  industries.map(({ value, label }) => ({ value, label: coded('lists', `industry.${value}`, label) }));
