import { type LegalForm } from '../legal-form/legal-form.js';
import { isEntered, type YesNo } from '../answer/answer.js';
import { companyNameOf, type Application, type Firma, type SecondCompany } from './application.js';
import { hasBusinessAddress } from './company-violations.js';
import { type BusinessPayload, type PayloadAddress } from './order-payload.js';

/** How many characters of the business purpose are sent (R1 §9, R2 §5). */
export const sentBusinessPurposeLength = 160;

/** The trimmed text, or null when it is empty. */
export function textOrNull(value: string | undefined): string | null {
  return isEntered(value) ? value.trim() : null;
}

/** The part of the business purpose that is sent: at most 160 characters, no half of a surrogate pair (R1 §9). */
export function sentBusinessPurpose(purpose: string | undefined): string | null {
  const started = (textOrNull(purpose) ?? '').slice(0, sentBusinessPurposeLength);
  return textOrNull(started.replace(/[\uD800-\uDBFF]$/, ''));
}

/** Ja → true, Nein → false, unanswered → null (R1 §3 "Mapping"). */
export function booleanOrNull(answer: YesNo | undefined): boolean | null {
  if (answer === 'Ja') return true;
  return answer === 'Nein' ? false : null;
}

/** The reverse of `booleanOrNull`; null → '' (unanswered). */
export function yesNoOf(value: boolean | null): YesNo {
  if (value === null) return '';
  return value ? 'Ja' : 'Nein';
}

/** A choice as it is sent; the empty choice means null. */
export function choiceOrNull<T extends string>(value: T | '' | undefined): T | null {
  return value === '' || value === undefined ? null : value;
}

/** An address as it is sent; missing parts are empty texts. */
export function payloadAddress(form: Partial<Record<keyof PayloadAddress, string | undefined>>): PayloadAddress {
  return { line1: form.line1?.trim() ?? '', city: form.city?.trim() ?? '', postalCode: form.postalCode?.trim() ?? '' };
}

function negated(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

/**
 * The business of the application as it is sent (R1 §3 "Mapping"). The address is sent only where the business has
 * its own.
 */
export function toBusinessPayload(application: Application, legalForm: LegalForm): BusinessPayload {
  const { firma } = application;
  return {
    name: companyNameOf(application).trim(),
    legalForm,
    foundationDate: textOrNull(firma.gruendungsdatum),
    industry: textOrNull(firma.wirtschaftszweig),
    industryKey: textOrNull(firma.wirtschaftszweigUnterkategorie),
    businessPurpose: sentBusinessPurpose(firma.businessPurpose),
    crsType: choiceOrNull(firma.crsType),
    fatcaRelevant: negated(booleanOrNull(firma.notCrsFatca)),
    bgoVatDeductibility: booleanOrNull(firma.vorsteuer),
    bgoTaxNumber: firma.toggleWirtschaftsId === 'Nein' ? null : textOrNull(firma.wirtschaftsId),
    shareEqualsVote: booleanOrNull(firma.gwg),
    taxInformation: {
      registrationNumber: textOrNull(firma.registrationNumber),
      registrationIssuer: textOrNull(firma.registrationIssuer),
    },
    annualTurnover: choiceOrNull(firma.annualTurnover),
    hasInternationalBusinessConnection: booleanOrNull(firma.hasInternationalBusinessConnection),
    orderInfo: firma.girocard === 'Ja' ? 'girocard' : '',
    ...(hasBusinessAddress(firma, legalForm) ? { address: payloadAddress(firma) } : {}),
  };
}

/**
 * The form's company after a business was written through `/businesses`. A purpose longer than the 160 sent
 * characters is kept as long as it starts with what was sent.
 */
export function fromBusinessPayload(business: BusinessPayload, firma: Firma): Firma {
  const keptPurpose = sentBusinessPurpose(firma.businessPurpose) === business.businessPurpose;
  return {
    ...firma,
    ...(business.address === undefined ? { address: 'Nein' } : { ...business.address, address: 'Ja' }),
    gruendungsdatum: business.foundationDate ?? '',
    registrationNumber: business.taxInformation.registrationNumber ?? '',
    registrationIssuer: business.taxInformation.registrationIssuer ?? '',
    toggleWirtschaftsId: business.bgoTaxNumber === null ? (firma.toggleWirtschaftsId ?? '') : 'Ja',
    wirtschaftsId: business.bgoTaxNumber ?? '',
    wirtschaftszweig: business.industry ?? '',
    wirtschaftszweigUnterkategorie: business.industryKey ?? '',
    businessPurpose: keptPurpose ? firma.businessPurpose : (business.businessPurpose ?? ''),
    vorsteuer: yesNoOf(business.bgoVatDeductibility),
    annualTurnover: business.annualTurnover ?? '',
    hasInternationalBusinessConnection: yesNoOf(business.hasInternationalBusinessConnection),
    notCrsFatca: yesNoOf(negated(business.fatcaRelevant)),
    crsType: business.crsType ?? '',
    gwg: yesNoOf(business.shareEqualsVote),
    girocard: business.orderInfo === 'girocard' ? 'Ja' : 'Nein',
  };
}

/** The general partner company of a GmbH & Co. KG as it is sent (R1 §7 POST /businesses). */
export function toSecondBusinessPayload(company: SecondCompany): BusinessPayload {
  return {
    name: company.firma?.trim() ?? '',
    legalForm: 'GMBH',
    foundationDate: textOrNull(company.gruendungsdatum),
    industry: null,
    industryKey: null,
    businessPurpose: null,
    crsType: null,
    fatcaRelevant: null,
    bgoVatDeductibility: null,
    bgoTaxNumber: null,
    shareEqualsVote: null,
    taxInformation: {
      registrationNumber: textOrNull(company.registrationNumber),
      registrationIssuer: textOrNull(company.registrationIssuer),
    },
    annualTurnover: null,
    hasInternationalBusinessConnection: null,
    orderInfo: '',
    address: payloadAddress(company),
    isLegalRepresentative: true,
  };
}

/** The form's second company after it was written through `/businesses`. */
export function fromSecondBusinessPayload(business: BusinessPayload, company: SecondCompany): SecondCompany {
  return {
    ...company,
    ...(business.address ?? {}),
    firma: business.name,
    gruendungsdatum: business.foundationDate ?? '',
    registrationNumber: business.taxInformation.registrationNumber ?? '',
    registrationIssuer: business.taxInformation.registrationIssuer ?? '',
  };
}
