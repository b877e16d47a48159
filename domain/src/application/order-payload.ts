import { type LegalForm } from '../legal-form/legal-form.js';
import { type CompanyType } from '../list/company-types.js';
import { type Salutation } from '../list/salutations.js';
import { type TurnoverBand } from '../list/turnover-bands.js';
import { type Representation } from '../person/person.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';

/** A postal address as it is sent (R1 §3 "Mapping"). */
export interface PayloadAddress {
  readonly line1: string;
  readonly city: string;
  readonly postalCode: string;
}

/** The business of an order (R1 §3 "Mapping of the form to the order payload"). */
export interface BusinessPayload {
  readonly name: string;
  readonly legalForm: LegalForm;
  readonly foundationDate: CalendarDate | null;
  readonly industry: string | null;
  readonly industryKey: string | null;
  /** At most 160 characters. */
  readonly businessPurpose: string | null;
  readonly crsType: CompanyType | null;
  /** 'Nein' to "not relevant" means true; unanswered means null. */
  readonly fatcaRelevant: boolean | null;
  readonly bgoVatDeductibility: boolean | null;
  readonly bgoTaxNumber: string | null;
  readonly shareEqualsVote: boolean | null;
  readonly taxInformation: { readonly registrationNumber: string | null; readonly registrationIssuer: string | null };
  readonly annualTurnover: TurnoverBand | null;
  readonly hasInternationalBusinessConnection: boolean | null;
  readonly address?: PayloadAddress | undefined;
  readonly orderInfo: 'girocard' | '';
  /** Set for the general partner company of a GmbH & Co. KG (R1 §7 POST /businesses). */
  readonly isLegalRepresentative?: true | undefined;
}

/** Whether a person is politically exposed, as it is sent; null while unanswered. */
export type PepStatus = 'NOT_PEP' | 'PEP';

/** A person of an order (R1 §3 "Mapping of the form to the order payload"). */
export interface PersonPayload {
  readonly id?: string | undefined;
  readonly salutation: Salutation | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthDate: CalendarDate | null;
  readonly nationality: string | null;
  readonly pepStatus: PepStatus | null;
  readonly authorizedToRepresent: boolean;
  readonly legalRepresentative: {
    readonly legalRepresentativeType: 'Person';
    readonly typeOfRepresentation: Representation | null;
  } | null;
  readonly beneficialOwner: { readonly votingShare: number; readonly isFictional: boolean } | null;
  readonly orderInfo: 'girocard' | '';
  readonly bgoTaxNumber: string | null;
  readonly address: PayloadAddress | null;
}

/** A whole order as the services receive it. */
export interface OrderPayload {
  readonly business: BusinessPayload;
  readonly secondBusiness: BusinessPayload | null;
  readonly people: readonly PersonPayload[];
}
