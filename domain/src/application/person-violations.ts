import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isCountryCode } from '../list/countries.js';
import { isEmail } from '../person/email.js';
import { isBeneficialOwner, isRepresentative, type Person } from '../person/person.js';
import { isPlausiblePhone, phoneMessage } from '../person/phone.js';
import { shareProblem } from '../person/share.js';
import { isTaxId, taxIdMessage } from '../person/tax-id.js';
import { checkAddress, hasAddressPart, personStreetMessage } from './address-violations.js';
import { isAnswered, isEntered } from './answer.js';
import { ageOn, isAfter, isCalendarDate, type CalendarDate } from './calendar-date.js';
import { dateFormatMessage, futureMessage, minimumAgeMessage } from './date-input.js';
import { ownsByDefault } from './owner-kind.js';
import { createFindings, type ApplicationRules, type Findings, type Violation } from './violation.js';

/** Youngest age of a person in years (spec 1 §9). */
export const minimumPersonAge = 16;

/** Message of a missing salutation (spec 1 §5). */
export const salutationMessage = 'Anrede erforderlich';

/** Message of a missing nationality (spec 1 §5 "Person"). */
export const nationalityMessage = 'Staatsangehörigkeit erforderlich';

/** Message of a representation that is missing or not offered (spec 1 §5 "Person"). */
export const representationMessage = 'Angaben zur Vertretungsberechtigung erforderlich';

/** Message of a missing birthday (spec 1 §5 "Person"). */
export const birthdayMessage = 'Geburtsdatum erforderlich';

/** Message of the confirmation that a person is not politically exposed (spec 1 §5 "Person"). */
export const notExposedMessage = 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt';

/** A person with its place in the application. */
export interface PersonInContext {
  readonly person: Person;
  readonly index: number;
  readonly legalForm: LegalForm;
  readonly rules: ApplicationRules;
  readonly today: CalendarDate;
}

/** Longest first or last name in characters (spec 1 §9). */
export const maxNameLength = 50;

/** Message of a name that is missing or too long (spec 1 §5 "Person", spec 2 §5 "In person matching"). */
export function nameMessage(what: 'Vorname' | 'Nachname'): string {
  return `${what} erforderlich, maximal ${maxNameLength} Zeichen möglich`;
}

/** Checks a first or last name: 1 to 50 characters (spec 1 §5 "Person", spec 2 §5 "In person matching"). */
export function checkName(
  value: string | undefined,
  { field, what }: { readonly field: string; readonly what: 'Vorname' | 'Nachname' },
  findings: Findings,
): void {
  const message = nameMessage(what);
  if (!isEntered(value)) findings.add(field, 'required', message);
  else if (value.trim().length > maxNameLength) findings.add(field, 'length', message);
}

/** Checks a birthday: a day, not in the future, at least 16 years ago (spec 1 §5 "Person"). */
export function checkBirthday(
  birthday: string | undefined,
  { field, today }: { readonly field: string; readonly today: CalendarDate },
  findings: Findings,
): void {
  if (!isEntered(birthday)) findings.add(field, 'required', birthdayMessage);
  else if (!isCalendarDate(birthday)) findings.add(field, 'format', dateFormatMessage);
  else if (isAfter(birthday, today)) findings.add(field, 'future', futureMessage);
  else if (ageOn(birthday, today) < minimumPersonAge) findings.add(field, 'age', minimumAgeMessage(minimumPersonAge));
}

/** Checks a nationality: a code of the country list (spec 1 §5 "Person"). */
export function checkNationality(nationality: string | undefined, findings: Findings): void {
  if (!isEntered(nationality)) findings.add('nationality', 'required', nationalityMessage);
  else if (!isCountryCode(nationality)) findings.add('nationality', 'unknown', nationalityMessage);
}

function checkContact({ person, index, legalForm, rules }: PersonInContext, findings: Findings): void {
  const email = person.email ?? '';
  const needsEmail = index === 0 || isRepresentative(person, legalForm);
  if (isEntered(email) ? !isEmail(email, rules.strictEmailValidation) : needsEmail) {
    findings.add('email', isEntered(email) ? 'format' : 'required', 'Gültige E-Mail erforderlich');
  }
  const phone = person.phone ?? '';
  const { isPhoneNumber = isPlausiblePhone } = rules;
  if (isEntered(phone) ? !isPhoneNumber(phone) : index === 0) {
    findings.add('phone', isEntered(phone) ? 'format' : 'required', phoneMessage);
  }
}

function checkTaxId(person: Person, findings: Findings): void {
  if (!isAnswered(person.toggleSteuerId)) findings.add('toggleSteuerId', 'required', 'Pflichtfeld');
  if (person.toggleSteuerId === 'Ja' && !isTaxId(person.steuerId ?? '')) {
    findings.add('steuerId', isEntered(person.steuerId) ? 'format' : 'required', taxIdMessage);
  }
}

// Owners are recorded with their address (GwG § 11 Abs. 5); the acting person's is asked by configuration.
function checkPersonAddress({ person, index, legalForm, rules }: PersonInContext, findings: Findings): void {
  const needed = isBeneficialOwner(person, legalForm) || (index === 0 && rules.askAdditionalDataFromActingPerson);
  if (needed || hasAddressPart(person)) checkAddress(person, findings, personStreetMessage);
}

function checkRepresentation({ person, legalForm }: PersonInContext, findings: Findings): void {
  const { asksRepresentation, allowsProkura } = traitsOf(legalForm);
  if (!asksRepresentation) return;
  if (!isAnswered(person.vertretungsberechtigung)) {
    findings.add('vertretungsberechtigung', 'required', representationMessage);
  }
  if (person.vertretungsberechtigung !== 'Ja') return;
  const kind = person.vertretungsberechtigungArt ?? '';
  if (kind === '' || (kind === 'OTHER' && !allowsProkura)) {
    const code = kind === '' ? 'required' : 'unknown';
    findings.add('vertretungsberechtigungArt', code, representationMessage);
  }
}

function checkOwnership({ person, legalForm }: PersonInContext, findings: Findings): void {
  const { asksOwnership, asksShares, minShare } = traitsOf(legalForm);
  const fictitious = ownsByDefault(person, legalForm);
  if (asksOwnership && !fictitious && !isAnswered(person.gesellschafter))
    findings.add('gesellschafter', 'required', 'Pflichtfeld');
  if (!asksShares || fictitious || !isBeneficialOwner(person, legalForm)) return;
  const problem = shareProblem(person.gesellschafterAnteile, minShare);
  if (problem !== undefined)
    findings.add('gesellschafterAnteile', isEntered(person.gesellschafterAnteile) ? 'range' : 'required', problem);
}

/** Broken rules of one person's form (spec 1 §5 "Person"; politically exposed persons spec 1 §4 "Step progress"). */
export function personViolations(context: PersonInContext): readonly Violation[] {
  const { person, index, today } = context;
  const findings = createFindings(`people[${index}]`);
  if (!isEntered(person.anrede)) findings.add('anrede', 'required', salutationMessage);
  checkName(person.vorname, { field: 'vorname', what: 'Vorname' }, findings);
  checkName(person.nachname, { field: 'nachname', what: 'Nachname' }, findings);
  checkNationality(person.nationality, findings);
  checkBirthday(person.birthday, { field: 'birthday', today }, findings);
  checkContact(context, findings);
  checkTaxId(person, findings);
  checkPersonAddress(context, findings);
  checkRepresentation(context, findings);
  checkOwnership(context, findings);
  if (!isAnswered(person.exponiert)) findings.add('exponiert', 'required', notExposedMessage);
  if (person.exponiert === 'Nein') findings.add('exponiert', 'politically_exposed', politicallyExposedMessage);
  return findings.list;
}

/** Message for politically exposed persons (spec 1 §4 "Step progress"). */
export const politicallyExposedMessage =
  'Für politisch exponierte Personen ist die Kontoeröffnung online nicht möglich. Bitte wenden Sie sich an Ihre Bank.';
