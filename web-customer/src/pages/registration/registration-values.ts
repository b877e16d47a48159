import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { createRegistrationSchema, type RegistrationRules } from '@kontor/domain/application/registration.schema';
import { normaliseEmail } from '@kontor/domain/person/email';
import { phoneMessage } from '@kontor/domain/person/phone';
import type { FieldErrors } from 'react-hook-form';

/** The fields of the registration under the names of spec 1 §3. */
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
  /** Only an adviser writes a note and confirms a new customer. */
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
  beraterEinstiegMemo: '',
  neukunde: false,
};

/** The order of the fields on the page. */
export const registrationFields = Object.keys(emptyRegistration);

/** What a registration carries besides its fields. */
export interface RegistrationSurroundings {
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
  salutation: 'anrede',
  firstName: 'vorname',
  lastName: 'nachname',
  phone: 'phone',
  authorizedToRepresent: 'berechtigung',
  acceptedDatenschutz: 'datenschutz',
  repeatEmail: 'repeatEmail',
  beraterEinstiegMemo: 'beraterEinstiegMemo',
  neukunde: 'neukunde',
};

/** The field that a path of the payload stands for; undefined for what has no field. */
export function fieldOfPath(path: string): keyof RegistrationValues | undefined {
  return fieldOf[path.split('.')[0] ?? ''];
}

/** The body of `POST /me/register`. */
export function registrationBody(values: RegistrationValues, surroundings: RegistrationSurroundings) {
  const { kontoId, legalForm, hit, context, paymentReferenceId } = surroundings;
  return {
    username: values.email,
    businessLegalForm: legalForm,
    businessName: values.firma,
    salutation: values.anrede,
    firstName: values.vorname,
    lastName: values.nachname,
    orderData: { kontoId },
    ...(surroundings.byAdviser ? confirmationsOfAdviser(values) : confirmationsOfCustomer(values)),
    ...(values.phone.trim() === '' ? {} : { phone: values.phone }),
    ...(hit === undefined ? {} : { kycNowSearchMetaData: hit }),
    ...(context === undefined ? {} : { context }),
    ...(paymentReferenceId === undefined ? {} : { vrPaymentReferenceId: paymentReferenceId }),
  };
}

function confirmationsOfCustomer({ berechtigung, datenschutz }: RegistrationValues) {
  return { authorizedToRepresent: berechtigung, acceptedDatenschutz: datenschutz };
}

function confirmationsOfAdviser({ neukunde, beraterEinstiegMemo: memo }: RegistrationValues) {
  return { beraterEinstieg: true, neukunde, ...(memo.trim() === '' ? {} : { beraterEinstiegMemo: memo.trim() }) };
}

/** Values that break no rule of a single field. */
const sound = { username: 'a@example.com', salutation: 'MR', firstName: 'A', lastName: 'A' };

/** Everything wrong with a registration, field by field, by the rules of the server (spec 1 §5 "Registration"). */
export function registrationErrors(
  values: RegistrationValues,
  surroundings: RegistrationSurroundings,
  rules: RegistrationRules,
): FieldErrors<RegistrationValues> {
  const schema = createRegistrationSchema(rules);
  const body = registrationBody(values, surroundings);
  // Rules across fields are only asked when each field is sound by itself; whoever sends the form wants to see all at once.
  const issues = [body, { ...body, ...sound }].flatMap((one) => schema.safeParse(one).error?.issues ?? []);
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const field = fieldOfPath(path.map(String).join('.'));
    if (field !== undefined) errors[field] ??= { type: 'rule', message: field === 'phone' ? phoneMessage : message };
  }
  const repeats = values.repeatEmail.trim() !== '';
  if (repeats && normaliseEmail(values.repeatEmail) !== normaliseEmail(values.email)) {
    errors['repeatEmail'] = { type: 'equal', message: 'Die E-Mail-Adressen stimmen nicht überein.' };
  }
  return errors;
}
