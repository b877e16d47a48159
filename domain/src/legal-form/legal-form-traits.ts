import { type LegalForm } from './legal-form.js';

/** German company registers by the prefix of their numbers (R1 §5 "Company data"; GnR for cooperatives by law). */
export type RegisterKind = 'HRA' | 'HRB' | 'GsR' | 'PR' | 'GnR';

/** Requirements and options of a legal form. */
export interface LegalFormTraits {
  /** The company's register; null without one. */
  readonly register: RegisterKind | null;
  readonly minPersons: number;
  readonly maxPersons: number;
  /** Minimum number of named beneficial owners. */
  readonly minOwners: number;
  /** Smallest share of a beneficial owner that may be entered, in percent. */
  readonly minShare: number;
  /** One natural person is the business itself. */
  readonly isSoleTrader: boolean;
  /** The business is the person: the summary shows no separate name and number (R1 §5 "Order acceptance"). */
  readonly isThePerson: boolean;
  readonly inFormation: boolean;
  readonly needsFoundingDocument: boolean;
  /** Has the question whether voting rights match shares (form field `gwg`). */
  readonly needsGwg: boolean;
  /** Has questions about representation; otherwise each person represents the business. */
  readonly asksRepresentation: boolean;
  /** Has questions about ownership; otherwise each person is a beneficial owner. */
  readonly asksOwnership: boolean;
  readonly asksShares: boolean;
  /** Representation "OTHER" (power of procuration) may be chosen. */
  readonly allowsProkura: boolean;
  /** Requires the data of the general partner company (GmbH & Co. KG). */
  readonly hasSecondCompany: boolean;
}

const company: LegalFormTraits = {
  register: 'HRA',
  minPersons: 1,
  maxPersons: 1000,
  minOwners: 1,
  minShare: 25,
  isSoleTrader: false,
  isThePerson: false,
  inFormation: false,
  needsFoundingDocument: false,
  needsGwg: true,
  asksRepresentation: true,
  asksOwnership: true,
  asksShares: true,
  allowsProkura: true,
  hasSecondCompany: false,
};
const corporation: LegalFormTraits = { ...company, register: 'HRB' };
const corporationInFormation: LegalFormTraits = {
  ...company,
  register: null,
  inFormation: true,
  needsFoundingDocument: true,
  allowsProkura: false,
};
const soleTrader: LegalFormTraits = {
  ...company,
  register: null,
  maxPersons: 1,
  isSoleTrader: true,
  needsGwg: false,
  asksRepresentation: false,
  asksOwnership: false,
  asksShares: false,
  allowsProkura: false,
};

/**
 * Traits of every legal form: person counts, share minimum, register, founding document (R1 §5),
 * owner minimum and GBR-type founding documents (R1 §4 "Step progress"), hidden fields (R1 §5 "Order acceptance").
 */
export const legalFormTraits: Readonly<Record<LegalForm, LegalFormTraits>> = {
  SELF_EMPLOYED: { ...soleTrader, isThePerson: true },
  SOLE_PROPRIETORSHIP: soleTrader,
  EK: { ...soleTrader, register: 'HRA' },
  GMBH: corporation,
  UG: corporation,
  AG: corporation,
  LTD: corporation,
  KGAA: corporation,
  GMBH_I_GR: corporationInFormation,
  UG_I_GR: corporationInFormation,
  GMBH_CO_KG: { ...company, hasSecondCompany: true },
  KG: company,
  OHG: { ...company, minPersons: 2 },
  PARTG: { ...company, register: 'PR', minPersons: 2, minOwners: 2, allowsProkura: false },
  E_GBR: { ...company, register: 'GsR', minPersons: 2, needsFoundingDocument: true, allowsProkura: false },
  GBR: {
    ...company,
    register: null,
    minPersons: 2,
    minShare: 0.01,
    needsFoundingDocument: true,
    asksRepresentation: false,
    asksOwnership: false,
    allowsProkura: false,
  },
  EG: { ...company, register: 'GnR' },
  OTHER: { ...company, register: null, allowsProkura: false },
};

/** Traits of one legal form (R1 §4, §5). */
export function traitsOf(legalForm: LegalForm): LegalFormTraits {
  return legalFormTraits[legalForm];
}
