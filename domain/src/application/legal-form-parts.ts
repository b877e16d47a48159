import { type Firma } from './application.js';
import { type formDocumentTypes } from '../document/document.js';
import { type Person } from '../person/person.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf, type LegalFormTraits } from '../legal-form/legal-form-traits.js';
import { isInTransparencyRegister } from '../transparency-register/register-duty.js';

export type CompanyField = Exclude<keyof Firma, 'rechtsform'>;
export type PersonField = Exclude<keyof Person, 'id' | 'bgoLastIdentificationUrl'>;

/** The forms of the application page except those of the single persons (R1 §2 item 10). */
export type FormPart = 'company' | 'taxResidency' | 'secondCompany' | 'people' | 'gwg';

/** The parts of an application of one legal form; the bank's configuration may remove more (R1 §3, §5). */
export interface LegalFormParts {
  readonly forms: readonly FormPart[];
  /** In the order of the form; some appear only after an answer, such as the id after its toggle. */
  readonly companyFields: readonly CompanyField[];
  readonly personFields: readonly PersonField[];
  /** Types of required or accepted documents. */
  readonly documents: readonly (typeof formDocumentTypes)[number][];
  /**
   * Fields with a line in the summary: no toggles, and nothing that the legal form hides there (R1 §5 "Order
   * acceptance").
   */
  readonly companyLines: readonly CompanyField[];
  readonly personLines: readonly PersonField[];
}

const toggles: readonly string[] = [
  'toggleWirtschaftsId',
  'toggleSteuerId',
  'address',
  'fileCheckbox',
  'gwgFileCheckbox',
];

function companyFieldsOf(traits: LegalFormTraits): readonly CompanyField[] {
  const { isSoleTrader, register, needsFoundingDocument, needsGwg } = traits;
  return [
    'firma',
    ...(isSoleTrader ? (['address'] as const) : []),
    'line1',
    'postalCode',
    'city',
    'gruendungsdatum',
    ...(register === null ? [] : (['registrationNumber', 'registrationIssuer'] as const)),
    ...(isInTransparencyRegister(traits) ? (['transparenzRegister'] as const) : []),
    'toggleWirtschaftsId',
    'wirtschaftsId',
    'wirtschaftszweig',
    'wirtschaftszweigUnterkategorie',
    'businessPurpose',
    'vorsteuer',
    'annualTurnover',
    'hasInternationalBusinessConnection',
    ...(needsFoundingDocument ? (['file', 'fileCheckbox'] as const) : []),
    'girocard',
    'notCrsFatca',
    ...(isSoleTrader ? [] : (['crsType'] as const)),
    ...(needsGwg ? (['gwg', 'gwgFile', 'gwgFileCheckbox'] as const) : []),
  ];
}

function personFieldsOf({ asksRepresentation, asksOwnership, asksShares }: LegalFormTraits): readonly PersonField[] {
  return [
    'anrede',
    'vorname',
    'nachname',
    'nationality',
    'birthday',
    'line1',
    'postalCode',
    'city',
    'email',
    'phone',
    'toggleSteuerId',
    'steuerId',
    ...(asksRepresentation ? (['vertretungsberechtigung', 'vertretungsberechtigungArt'] as const) : []),
    ...(asksOwnership ? (['gesellschafter', 'fiktiverGesellschafter'] as const) : []),
    ...(asksShares ? (['gesellschafterAnteile'] as const) : []),
    'exponiert',
    'girocard',
  ];
}

function documentsOf(traits: LegalFormTraits): LegalFormParts['documents'] {
  return [
    ...(traits.needsFoundingDocument ? (['FOUNDATION_DOCUMENT'] as const) : []),
    ...(traits.needsGwg ? (['SHARE_HOLDERS_AGREEMENT'] as const) : []),
    ...(isInTransparencyRegister(traits) ? (['OTHER__TRANSPARENZ_REGISTER'] as const) : []),
  ];
}

function formsOf({ hasSecondCompany, needsGwg }: LegalFormTraits): readonly FormPart[] {
  return [
    'company',
    'taxResidency',
    ...(hasSecondCompany ? (['secondCompany'] as const) : []),
    'people',
    ...(needsGwg ? (['gwg'] as const) : []),
  ];
}

/**
 * The parts of an application of this legal form, all derived from its traits: forms, fields, documents and lines of
 * the summary (R1 §2 item 10, §3, §5). SELF_EMPLOYED has no line of company name and business id; its business
 * address has one only where the flag `address` is set.
 */
export function partsOf(legalForm: LegalForm): LegalFormParts {
  const traits = traitsOf(legalForm);
  const companyFields = companyFieldsOf(traits);
  const personFields = personFieldsOf(traits);
  const hidden = [...toggles, ...(traits.isThePerson ? ['firma', 'wirtschaftsId'] : [])];
  return {
    forms: formsOf(traits),
    companyFields,
    personFields,
    documents: documentsOf(traits),
    companyLines: companyFields.filter((field) => !hidden.includes(field)),
    personLines: personFields.filter((field) => !toggles.includes(field)),
  };
}
