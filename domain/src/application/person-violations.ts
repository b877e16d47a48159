import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isCountryCode } from '../list/countries.js';
import { isEmail } from '../person/email.js';
import { isBeneficialOwner, isRepresentative, type Person } from '../person/person.js';
import { isPlausiblePhone } from '../person/phone.js';
import { nameTextProblem } from '../text/plain-text.js';
import { shareProblem } from '../person/share.js';
import { isTaxId } from '../person/tax-id.js';
import { checkAddress, hasAddressPart } from './address-violations.js';
import { isAnswered, isEntered } from '../answer/answer.js';
import { ageOn, isAfter, isCalendarDate, type CalendarDate } from '../calendar-date/calendar-date.js';
import { ownsByDefault } from './owner-kind.js';
import { collectViolations, type Violation, type ViolationCollector } from '../violation/violation.js';
import { type ApplicationRules } from './application-rules.js';

/** Minimum age of a person in years (R1 §9). */
export const minimumPersonAge = 16;

/** A person with its position in the application. */
export interface PersonInContext {
  readonly person: Person;
  readonly index: number;
  readonly legalForm: LegalForm;
  readonly rules: ApplicationRules;
  readonly today: CalendarDate;
}

/** Longest first or last name in characters (R1 §9). */
export const maxNameLength = 50;

/** Checks a first or last name: 1 to 50 characters, each to be seen, and no web address (R1 §5 "Person", R2 §5 "In person matching"). */
export function checkName(
  value: string | undefined,
  { field, label }: { readonly field: string; readonly label: 'firstName' | 'lastName' },
  violations: ViolationCollector,
): void {
  const name = { label, limit: maxNameLength };
  if (!isEntered(value)) violations.add(field, { code: 'required', ...name });
  else if (value.trim().length > maxNameLength) violations.add(field, { code: 'length', ...name });
  else violations.add(field, nameTextProblem(value, 'person'));
}

/** Checks a birthday: a day, not in the future, at least 16 years ago (R1 §5 "Person"). */
export function checkBirthday(
  birthday: string | undefined,
  { field, today }: { readonly field: string; readonly today: CalendarDate },
  violations: ViolationCollector,
): void {
  if (!isEntered(birthday)) violations.add(field, { code: 'required', label: 'birthday' });
  else if (!isCalendarDate(birthday)) violations.add(field, { code: 'format' });
  else if (isAfter(birthday, today)) violations.add(field, { code: 'future' });
  else if (ageOn(birthday, today) < minimumPersonAge) violations.add(field, { code: 'age', limit: minimumPersonAge });
}

/** Checks a nationality: a code of the country list (R1 §5 "Person"). */
export function checkNationality(nationality: string | undefined, violations: ViolationCollector): void {
  if (!isEntered(nationality)) violations.add('nationality', { code: 'required', label: 'nationality' });
  else if (!isCountryCode(nationality)) violations.add('nationality', { code: 'unknown', label: 'nationality' });
}

function checkContact({ person, index, legalForm, rules }: PersonInContext, violations: ViolationCollector): void {
  const email = person.email ?? '';
  const needsEmail = index === 0 || isRepresentative(person, legalForm);
  if (isEntered(email) ? !isEmail(email, rules.strictEmailValidation) : needsEmail) {
    violations.add('email', { code: isEntered(email) ? 'format' : 'required', label: 'email' });
  }
  const phone = person.phone ?? '';
  const { isPhoneNumber = isPlausiblePhone } = rules;
  if (isEntered(phone) ? !isPhoneNumber(phone) : index === 0) {
    violations.add('phone', { code: isEntered(phone) ? 'format' : 'required', label: 'phone' });
  }
}

function checkTaxId(person: Person, violations: ViolationCollector): void {
  if (!isAnswered(person.toggleSteuerId)) violations.add('toggleSteuerId', { code: 'required' });
  if (person.toggleSteuerId === 'Ja' && !isTaxId(person.steuerId ?? '')) {
    violations.add('steuerId', { code: isEntered(person.steuerId) ? 'format' : 'required', label: 'taxId' });
  }
}

// Owners are recorded with their address (GwG § 11 Abs. 5); that of the acting person is required by configuration.
function checkPersonAddress(
  { person, index, legalForm, rules }: PersonInContext,
  violations: ViolationCollector,
): void {
  const needed = isBeneficialOwner(person, legalForm) || (index === 0 && rules.askAdditionalDataFromActingPerson);
  if (needed || hasAddressPart(person)) checkAddress(person, violations, 'street');
}

function checkRepresentation({ person, legalForm }: PersonInContext, violations: ViolationCollector): void {
  const { asksRepresentation, allowsProkura } = traitsOf(legalForm);
  if (!asksRepresentation) return;
  if (!isAnswered(person.vertretungsberechtigung)) {
    violations.add('vertretungsberechtigung', { code: 'required', label: 'representation' });
  }
  if (person.vertretungsberechtigung !== 'Ja') return;
  const kind = person.vertretungsberechtigungArt ?? '';
  if (kind === '' || (kind === 'OTHER' && !allowsProkura)) {
    const code = kind === '' ? 'required' : 'unknown';
    violations.add('vertretungsberechtigungArt', { code, label: 'representation' });
  }
}

function checkOwnership({ person, legalForm }: PersonInContext, violations: ViolationCollector): void {
  const { asksOwnership, asksShares, minShare } = traitsOf(legalForm);
  const fictitious = ownsByDefault(person, legalForm);
  if (asksOwnership && !fictitious && !isAnswered(person.gesellschafter))
    violations.add('gesellschafter', { code: 'required' });
  if (!asksShares || fictitious || !isBeneficialOwner(person, legalForm)) return;
  violations.add('gesellschafterAnteile', shareProblem(person.gesellschafterAnteile, minShare));
}

/** Broken rules of one person's form (R1 §5 "Person"; politically exposed persons R1 §4 "Step progress"). */
export function personViolations(context: PersonInContext): readonly Violation[] {
  const { person, index, today } = context;
  const violations = collectViolations(`people[${index}]`);
  if (!isEntered(person.anrede)) violations.add('anrede', { code: 'required', label: 'salutation' });
  checkName(person.vorname, { field: 'vorname', label: 'firstName' }, violations);
  checkName(person.nachname, { field: 'nachname', label: 'lastName' }, violations);
  checkNationality(person.nationality, violations);
  checkBirthday(person.birthday, { field: 'birthday', today }, violations);
  checkContact(context, violations);
  checkTaxId(person, violations);
  checkPersonAddress(context, violations);
  checkRepresentation(context, violations);
  checkOwnership(context, violations);
  if (!isAnswered(person.exponiert)) violations.add('exponiert', { code: 'required', label: 'notPoliticallyExposed' });
  if (person.exponiert === 'Nein')
    violations.add('exponiert', { code: 'politically_exposed', label: 'politicallyExposed' });
  return violations.list;
}
