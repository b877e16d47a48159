import { isCalendarDate } from '../calendar-date/calendar-date.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { industryOfKey } from '../list/industry-of-key.js';
import { type Salutation } from '../list/salutations.js';
import type { PersonId } from '../person/person-id.js';
import { type Application, type Firma } from './application.js';

/** The company-search hit an applicant chose (R1 §3 "Company search hit"). */
export interface CompanySearchHit {
  readonly name: string;
  readonly address: { readonly streetLine: string; readonly zipCode: string; readonly locality: string };
  readonly registrationNumber: string;
  /** The court. */
  readonly registrationIssuer?: string | undefined;
  readonly foundationDate?: string | undefined;
  /** Division of WZ 2008 with its section, e.g. C26. */
  readonly industryKey?: string | undefined;
  readonly provider: { readonly providerId: string; readonly headquarterId: string };
}

/** A registration after parsing, in the names of the payload (R3 §3 "Registration payload", R1 §3). */
export interface Registration {
  readonly username: string;
  readonly businessLegalForm: LegalForm;
  readonly businessName: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly orderData: { readonly kontoId: number };
  readonly authorizedToRepresent: boolean;
  readonly acceptedDatenschutz: boolean;
  readonly acceptedSolaris?: boolean | undefined;
  readonly hasBusinessConnection?: boolean | undefined;
  readonly phone?: string | undefined;
  readonly language?: string | undefined;
  readonly context?: string | undefined;
  readonly vrPaymentReferenceId?: string | undefined;
  readonly beraterEinstieg?: boolean | undefined;
  readonly beraterEinstiegMemo?: string | undefined;
  /** The adviser's name, for the customer's mail. */
  readonly beraterEinstiegName?: string | undefined;
  readonly neukunde?: boolean | undefined;
  readonly kycNowSearchMetaData?: CompanySearchHit | undefined;
}

/**
 * The initial application of a registration: company, and the acting person as the first person. Further ids are those
 * of persons still without data, because the legal form needs as many.
 */
export function applicationOf(
  registration: Registration,
  [personId, ...further]: readonly [PersonId, ...PersonId[]],
): Application {
  const { businessName: firma, businessLegalForm: rechtsform, kycNowSearchMetaData: hit } = registration;
  const { salutation: anrede, firstName: vorname, lastName: nachname, username: email, phone } = registration;
  return {
    registerData: { firma, rechtsform, anrede, vorname, nachname, email },
    firma: { firma, rechtsform, ...(hit === undefined ? {} : companyOfHit(hit)) },
    people: [
      { id: personId, anrede, vorname, nachname, email, ...(phone === undefined ? {} : { phone }) },
      ...further.map((id) => ({ id })),
    ],
    mehrwerteSelection: {},
  };
}

/** What the register has about the company; the applicant can change it. */
function companyOfHit(hit: CompanySearchHit): Partial<Firma> {
  const { address, registrationNumber, registrationIssuer, foundationDate = '', industryKey = '' } = hit;
  return {
    line1: address.streetLine,
    postalCode: address.zipCode,
    city: address.locality,
    registrationNumber,
    ...(registrationIssuer === undefined ? {} : { registrationIssuer }),
    ...(isCalendarDate(foundationDate) ? { gruendungsdatum: foundationDate } : {}),
    ...industryOfKey(industryKey),
  };
}
