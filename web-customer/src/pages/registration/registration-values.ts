import type { Violation } from '@kontor/api/problem/problem.schema';
import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { registrationViolations, type RegistrationRules } from '@kontor/domain/application/registration-violations';
import { isCompanyOfHit } from '@kontor/domain/application/search-hit';
import { isLegalForm } from '@kontor/domain/legal-form/legal-form';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { FieldErrors } from 'react-hook-form';
import { fieldError, wordedError } from '../../violations/field-errors.js';
import { inLanguage } from '../../texts/create-text.js';

/** The fields of the registration under the names of R1 §3. */
export interface RegistrationValues {
  readonly firma: string;
  readonly anrede: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
  readonly repeatEmail: string;
  readonly phone: string;
  readonly berechtigung: boolean;
  readonly datenschutz: boolean;
  /** The terms of the identity service, where the bank names them. */
  readonly identBedingungen: boolean;
  /** Only an adviser gives a name, writes a note and confirms a new customer. */
  readonly beraterEinstiegName: string;
  readonly beraterEinstiegMemo: string;
  readonly neukunde: boolean;
}

export const emptyRegistration: RegistrationValues = {
  firma: '',
  anrede: '',
  vorname: '',
  nachname: '',
  email: '',
  repeatEmail: '',
  phone: '',
  berechtigung: false,
  datenschutz: false,
  identBedingungen: false,
  beraterEinstiegName: '',
  beraterEinstiegMemo: '',
  neukunde: false,
};

/** The order of the fields on the page. */
export const registrationFields = Object.keys(emptyRegistration);

/** Data of a registration besides its fields. */
export interface RegistrationContext {
  readonly kontoId: number;
  readonly legalForm: string;
  readonly hit: CompanySearchHit | undefined;
  readonly context: string | undefined;
  readonly paymentReferenceId: string | undefined;
  /** An adviser registers for a customer (`?berater-einstieg`). */
  readonly byAdviser: boolean;
}

const fieldOf: Readonly<Record<string, keyof RegistrationValues>> = {
  username: 'email',
  businessName: 'firma',
  kycNowSearchMetaData: 'firma',
  salutation: 'anrede',
  firstName: 'vorname',
  lastName: 'nachname',
  phone: 'phone',
  authorizedToRepresent: 'berechtigung',
  acceptedDatenschutz: 'datenschutz',
  acceptedSolaris: 'identBedingungen',
  repeatEmail: 'repeatEmail',
  beraterEinstiegName: 'beraterEinstiegName',
  beraterEinstiegMemo: 'beraterEinstiegMemo',
  neukunde: 'neukunde',
};

/** The field of a payload path; undefined for paths without a field. */
export function fieldOfPath(path: string): keyof RegistrationValues | undefined {
  return fieldOf[path.split('.')[0] ?? ''];
}

/** Whether a refusal says that the address belongs to a case in progress (R1 §8 "Registration"). */
export function isAddressTaken({ propertyPath, code }: Pick<Violation, 'propertyPath' | 'code'>): boolean {
  return propertyPath === 'username' && code === 'unique';
}

/** Whether the company chosen in the register is the one that is registered. */
export function isChosenCompany(firma: string, { hit, legalForm }: RegistrationContext): boolean {
  if (hit === undefined || !isLegalForm(legalForm)) return false;
  return isCompanyOfHit({ businessLegalForm: legalForm, businessName: firma }, hit);
}

/** The body of `POST /me/register`; a chosen company that is not the registered one is not sent. */
export function registrationBody(values: RegistrationValues, registrationContext: RegistrationContext) {
  const { kontoId, legalForm, hit, context, paymentReferenceId } = registrationContext;
  return {
    username: values.email,
    businessLegalForm: legalForm,
    businessName: values.firma,
    salutation: values.anrede,
    firstName: values.vorname,
    lastName: values.nachname,
    orderData: { kontoId },
    ...(registrationContext.byAdviser ? confirmationsOfAdviser(values) : confirmationsOfCustomer(values)),
    ...(values.phone.trim() === '' ? {} : { phone: values.phone }),
    ...(isChosenCompany(values.firma, registrationContext) ? { kycNowSearchMetaData: hit } : {}),
    ...(context === undefined ? {} : { context }),
    ...(paymentReferenceId === undefined ? {} : { vrPaymentReferenceId: paymentReferenceId }),
  };
}

function confirmationsOfCustomer({ berechtigung, datenschutz, identBedingungen }: RegistrationValues) {
  return {
    authorizedToRepresent: berechtigung,
    acceptedDatenschutz: datenschutz,
    ...(identBedingungen ? { acceptedSolaris: true } : {}),
  };
}

function confirmationsOfAdviser({ neukunde, ...typed }: RegistrationValues) {
  const [name, memo] = [typed.beraterEinstiegName.trim(), typed.beraterEinstiegMemo.trim()];
  return {
    beraterEinstieg: true,
    neukunde,
    ...(name === '' ? {} : { beraterEinstiegName: name }),
    ...(memo === '' ? {} : { beraterEinstiegMemo: memo }),
  };
}

/** All violations of a registration, by field, by the server's rules (R1 §5 "Registration"). */
export function registrationErrors(
  values: RegistrationValues,
  context: RegistrationContext,
  rules: RegistrationRules,
): FieldErrors<RegistrationValues> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const violation of registrationViolations(registrationBody(values, context), rules)) {
    const field = fieldOfPath(violation.propertyPath);
    if (field !== undefined) errors[field] ??= fieldError(violation);
  }
  if (context.byAdviser && values.beraterEinstiegName.trim() === '') {
    errors['beraterEinstiegName'] = fieldError({ code: 'required', label: 'adviserName' });
  }
  const repeats = values.repeatEmail.trim() !== '';
  if (repeats && normaliseEmail(values.repeatEmail) !== normaliseEmail(values.email)) {
    errors['repeatEmail'] = wordedError('equal', () => inLanguage('Die E-Mail-Adressen stimmen nicht überein.'));
  }
  return errors;
}
