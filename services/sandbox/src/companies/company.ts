// prettier-ignore
export const LEGAL_FORMS = [
  'GMBH', 'UG', 'GMBH_CO_KG', 'AG', 'LTD', 'KGAA', 'EG', 'EK', 'OHG', 'KG', 'PARTG', 'E_GBR', 'GBR', 'SELF_EMPLOYED', 'GMBH_I_GR', 'UG_I_GR',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

export type Salutation = 'MR' | 'MS';

export interface Address {
  line1: string;
  postalCode: string;
  city: string;
  country: string;
}

export interface RegisteredPerson {
  id: string;
  salutation: Salutation;
  firstName: string;
  lastName: string;
  birthDate: string;
  nationality: string;
  address: Address;
}

export interface Functionary extends RegisteredPerson {
  /** The German name of the office, for example "Geschäftsführerin". */
  role: string;
  typeOfRepresentation: 'ALONE' | 'JOINT';
}

export interface BeneficialOwner extends RegisteredPerson {
  /** Percent. */
  votingShare: number;
}

export interface EconomyData {
  /** Higher is worse. */
  score: number;
  /** Percent. */
  riskQuota: number;
  range: string;
}

export interface GeneralPartner {
  name: string;
  registrationNumber: string;
  registrationIssuer: string;
}

export interface Company {
  headquarterId: string;
  name: string;
  legalForm: LegalForm;
  address: Address;
  registrationNumber: string | null;
  registrationIssuer: string | null;
  foundationDate: string;
  industryKey: string;
  generalPartner: GeneralPartner | null;
  functionaries: Functionary[];
  /** Source of the owners. */
  ownersSource: 'shareholder_list' | 'transparency_register';
  beneficialOwners: BeneficialOwner[];
  economy: EconomyData;
}
