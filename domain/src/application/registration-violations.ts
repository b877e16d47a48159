import { companyNameProblem } from '../legal-form/company-name.js';
import { isOffered, legalForms, type LegalForm } from '../legal-form/legal-form.js';
import { isSalutation } from '../list/salutations.js';
import { isEmail } from '../person/email.js';
import { isPlausiblePhone } from '../person/phone.js';
import { nameTextProblem } from '../text/plain-text.js';
import { collectViolations, type Violation, type ViolationCollector } from '../violation/violation.js';
import { isEntered } from '../answer/answer.js';
import { isAdviserName, maxAdviserNameLength } from './adviser-name.js';
import type { ApplicationRules } from './application-rules.js';
import { maxNameLength } from './person-violations.js';
import { type HitIdentity, isCompanyOfHit } from './search-hit.js';

/** The bank's settings for the required fields of a registration (R1 §3 "Configuration fields read"). */
export interface RegistrationRules extends Pick<ApplicationRules, 'isPhoneNumber'> {
  readonly strictEmailValidation: boolean;
  readonly registerAskForPhone: boolean;
  readonly disabledLegalForms: readonly string[];
  readonly isVrPaymentInstance: boolean;
  /** Address of the identity service's terms; empty or absent where it asks for none. */
  readonly urls: { readonly identityTerms?: string | undefined };
}

/** The body of `POST /me/register` as it is entered, before parsing. */
export interface RegistrationEntry {
  readonly username: string;
  readonly businessLegalForm: string;
  readonly businessName: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly authorizedToRepresent?: boolean | undefined;
  readonly acceptedDatenschutz?: boolean | undefined;
  readonly acceptedSolaris?: boolean | undefined;
  readonly beraterEinstieg?: boolean | undefined;
  readonly neukunde?: boolean | undefined;
  readonly beraterEinstiegName?: string | undefined;
  readonly kycNowSearchMetaData?: HitIdentity | undefined;
}

type Consents = Pick<
  RegistrationEntry,
  'authorizedToRepresent' | 'acceptedDatenschutz' | 'acceptedSolaris' | 'beraterEinstieg' | 'neukunde'
>;

const isLegalForm = (value: string): value is LegalForm => (legalForms as readonly string[]).includes(value);

/**
 * Missing consents: an adviser confirms a new customer; a customer accepts the terms, those of the identity service where
 * it asks for them (R1 §5 "Registration", §3 "provider terms").
 */
export function checkConsents(
  consents: Consents,
  { urls }: Pick<RegistrationRules, 'urls'>,
  violations: ViolationCollector,
): void {
  if (consents.beraterEinstieg === true) {
    if (consents.neukunde !== true) violations.add('neukunde', { code: 'confirmation' });
    return;
  }
  if (consents.authorizedToRepresent !== true) violations.add('authorizedToRepresent', { code: 'confirmation' });
  if (consents.acceptedDatenschutz !== true)
    violations.add('acceptedDatenschutz', { code: 'confirmation', label: 'privacyPolicy' });
  if (isEntered(urls.identityTerms) && consents.acceptedSolaris !== true)
    violations.add('acceptedSolaris', { code: 'confirmation', label: 'identityTerms' });
}

type CompanyEntry = Pick<RegistrationEntry, 'businessName' | 'kycNowSearchMetaData'> & {
  readonly businessLegalForm: LegalForm;
};

/** Whether the bank serves the legal form, and whether name and register hit fit it (R1 §5 "Registration"). */
export function checkCompany(company: CompanyEntry, rules: RegistrationRules, violations: ViolationCollector): void {
  const { businessLegalForm: form, businessName, kycNowSearchMetaData: hit } = company;
  if (form === 'OTHER' && rules.isVrPaymentInstance) {
    violations.add('businessLegalForm', { code: 'unknown', label: 'unsupportedLegalFormSupport' });
  } else if (!isOffered(form, rules.disabledLegalForms)) {
    violations.add('businessLegalForm', { code: 'unknown', label: 'unsupportedLegalForm' });
  } else violations.add('businessName', companyNameProblem(businessName, form));
  if (hit !== undefined && !isCompanyOfHit(company, hit)) {
    violations.add('kycNowSearchMetaData', { code: 'unknown', label: 'companyOfRegister' });
  }
}

/** A phone number where the bank asks for one (R1 §5 "Registration"). */
export function checkPhoneAsked(
  phone: string | undefined,
  rules: RegistrationRules,
  violations: ViolationCollector,
): void {
  if (rules.registerAskForPhone && !isEntered(phone)) violations.add('phone', { code: 'required', label: 'phone' });
}

/** The name of an adviser, where one is given: a mail shows it. */
export function checkAdviserName(name: string | undefined, violations: ViolationCollector): void {
  if (!isEntered(name) || isAdviserName(name)) return;
  violations.add('beraterEinstiegName', { code: 'format', label: 'adviserNameLetters', limit: maxAdviserNameLength });
}

function checkPersonName(value: string, field: 'firstName' | 'lastName', violations: ViolationCollector): void {
  if (!isEntered(value)) violations.add(field, { code: 'required', label: field });
  else if (value.trim().length > maxNameLength) {
    violations.add(field, { code: 'length', label: field, limit: maxNameLength });
  } else violations.add(field, nameTextProblem(value, 'person'));
}

/** Every broken rule of a registration at once, by path of the body (R1 §5 "Registration"). */
export function registrationViolations(entry: RegistrationEntry, rules: RegistrationRules): readonly Violation[] {
  const violations = collectViolations('');
  const { username, businessLegalForm, phone } = entry;
  if (!isEmail(username, rules.strictEmailValidation)) {
    violations.add('username', { code: isEntered(username) ? 'format' : 'required', label: 'email' });
  }
  if (isLegalForm(businessLegalForm)) checkCompany({ ...entry, businessLegalForm }, rules, violations);
  else violations.add('businessLegalForm', { code: 'required', label: 'legalForm' });
  if (!isSalutation(entry.salutation)) violations.add('salutation', { code: 'required', label: 'salutation' });
  checkPersonName(entry.firstName, 'firstName', violations);
  checkPersonName(entry.lastName, 'lastName', violations);
  checkConsents(entry, rules, violations);
  checkAdviserName(entry.beraterEinstiegName, violations);
  const { isPhoneNumber = isPlausiblePhone } = rules;
  if (isEntered(phone) && !isPhoneNumber(phone)) violations.add('phone', { code: 'format', label: 'phone' });
  checkPhoneAsked(phone, rules, violations);
  return violations.list;
}
