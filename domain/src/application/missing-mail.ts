import { isEmail, normaliseEmail } from '../person/email.js';
import { type Person, type Representation } from '../person/person.js';
import { isEntered } from './answer.js';
import { notExposedMessage } from './person-violations.js';
import { createFindings, type Violation } from './violation.js';

/** What the missing-mail form asks, in the client form's names (spec 2 §5 "Missing mail form"). */
export type MissingMailForm = Pick<Person, 'email' | 'exponiert' | 'girocard'>;

/** The body of `POST /person/{id}/missing-mail` (spec 2 §7). */
export interface MissingMail {
  readonly email: string;
  readonly girocard: boolean;
  readonly start_identification: true;
}

/** Message of an address that is missing or none (spec 1 §5, spec 2 §5). */
export const emailMessage = 'Gültige E-Mail erforderlich';

/** Whether the form asks for a girocard: the bank asks for them and the person represents alone (spec 2 §5 "Missing mail form"). */
export function asksForGirocard(
  bank: { readonly askForGirocard: boolean },
  representation: Representation | '' | undefined,
): boolean {
  return bank.askForGirocard && representation === 'ALONE';
}

/** Broken rules of the form: a valid address, and the confirmation of no political exposure (spec 2 §5 "Missing mail form"). */
export function missingMailViolations(form: MissingMailForm, strict: boolean): readonly Violation[] {
  const findings = createFindings('');
  const { email = '' } = form;
  if (!isEmail(email, strict)) findings.add('email', isEntered(email) ? 'format' : 'required', emailMessage);
  if (form.exponiert !== 'Ja') findings.add('exponiert', 'confirmation', notExposedMessage);
  return findings.list;
}

/** The form as it is sent (spec 2 §7); a girocard only where it is asked for. */
export function toMissingMail(form: MissingMailForm, asksGirocard: boolean): MissingMail {
  return {
    email: normaliseEmail(form.email ?? ''),
    girocard: asksGirocard && form.girocard === 'Ja',
    start_identification: true,
  };
}
