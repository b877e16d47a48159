import { type LegalForm } from '../legal-form/legal-form.js';
import { type CompanyType } from '../list/company-types.js';
import { type Salutation } from '../list/salutations.js';
import { type TurnoverBand } from '../list/turnover-bands.js';
import { type MatchingDecision } from './matching-decision.js';
import { type Person } from '../person/person.js';
import { type YesNo } from '../answer/answer.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';

/** Longest text that a draft keeps as it was typed, in characters; what a field accepts is less (R1 §5). */
export const draftTextLimit = 10_000;

/** Data of the registration; the application shows it but never changes it (R1 §3 "registerData"). */
export interface RegisterData {
  readonly rechtsform?: LegalForm | '' | undefined;
  readonly firma?: string | undefined;
  readonly anrede?: Salutation | '' | undefined;
  readonly vorname?: string | undefined;
  readonly nachname?: string | undefined;
  readonly email?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly registrationIssuer?: string | undefined;
  readonly wirtschaftsId?: string | undefined;
  readonly wirtschaftszweig?: string | undefined;
  readonly vorsteuer?: YesNo | undefined;
  readonly notCrsFatca?: YesNo | undefined;
}

/** A document uploaded for a form field. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
}

/** The company in the client form's names (R1 §3 "firma"). */
export interface Firma {
  readonly firma?: string | undefined;
  readonly rechtsform?: LegalForm | '' | undefined;
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly gruendungsdatum?: CalendarDate | undefined;
  readonly registrationNumber?: string | undefined;
  readonly registrationIssuer?: string | undefined;
  /** Whether there is an economic id. */
  readonly toggleWirtschaftsId?: YesNo | undefined;
  readonly wirtschaftsId?: string | undefined;
  readonly wirtschaftszweig?: string | undefined;
  readonly wirtschaftszweigUnterkategorie?: string | undefined;
  readonly businessPurpose?: string | undefined;
  readonly vorsteuer?: YesNo | undefined;
  readonly annualTurnover?: TurnoverBand | '' | undefined;
  readonly hasInternationalBusinessConnection?: YesNo | undefined;
  /** Sole traders only: whether the business has an address of its own. Companies always have one. */
  readonly address?: YesNo | undefined;
  /** The founding document. */
  readonly file?: readonly UploadedFile[] | undefined;
  readonly fileCheckbox?: YesNo | undefined;
  readonly transparenzRegister?: readonly UploadedFile[] | undefined;
  /** 'Ja' confirms that the business is not relevant for FATCA. */
  readonly notCrsFatca?: YesNo | undefined;
  readonly crsType?: CompanyType | '' | undefined;
  /** Whether voting rights match shares; on 'Nein' the shareholders' agreement is asked for. */
  readonly gwg?: YesNo | undefined;
  readonly gwgFile?: readonly UploadedFile[] | undefined;
  readonly gwgFileCheckbox?: YesNo | undefined;
  readonly girocard?: YesNo | undefined;
}

/** The general partner company of a GmbH & Co. KG (R1 §3 "data for GMBH_CO_KG"). */
export interface SecondCompany {
  readonly id?: string | undefined;
  readonly firma?: string | undefined;
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly gruendungsdatum?: CalendarDate | undefined;
  readonly registrationNumber?: string | undefined;
  readonly registrationIssuer?: string | undefined;
}

/** The identification data in the client form's names; a draft until `findViolations` finds nothing (R1 §3). */
export interface Application {
  readonly registerData: RegisterData;
  readonly firma: Firma;
  readonly people: readonly Person[];
  readonly mehrwerteSelection: Readonly<Record<string, boolean>>;
  readonly data?: SecondCompany | undefined;
  /** What the customer decided in person matching; kept with frozen versions, never saved or shown as form data. */
  readonly matchingDecisions?: readonly MatchingDecision[] | undefined;
}

/** The application without server-only data, as it is sent over HTTP. */
export function clientApplication(application: Application): Omit<Application, 'matchingDecisions'> {
  const { matchingDecisions: _kept, ...form } = application;
  return form;
}

/** The legal form of the application, from its registration; the company's own field is only a copy. */
export function legalFormOf(application: Pick<Application, 'registerData' | 'firma'>): LegalForm | undefined {
  const form = application.registerData.rechtsform ?? application.firma.rechtsform;
  return form === '' ? undefined : form;
}

/** The company's name as registered. */
export function companyNameOf(application: Pick<Application, 'registerData' | 'firma'>): string {
  return application.registerData.firma ?? application.firma.firma ?? '';
}
