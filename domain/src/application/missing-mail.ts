import { isEmail, normaliseEmail } from '../person/email.js';
import { type Person, type Representation } from '../person/person.js';
import { isEntered } from '../answer/answer.js';
import { collectViolations, type Violation } from '../violation/violation.js';

/** The fields of the missing-mail form, in the client form's names (R2 §5 "Missing mail form"). */
export type MissingMailForm = Pick<Person, 'email' | 'exponiert' | 'girocard'>;

/** The body of `POST /person/{id}/missing-mail` (R2 §7). */
export interface MissingMail {
  readonly email: string;
  readonly girocard: boolean;
  readonly start_identification: true;
}

/**
 * Whether the form has a girocard field: the bank offers them and the person represents alone (R2 §5 "Missing mail
 * form").
 */
export function asksForGirocard(
  bank: { readonly askForGirocard: boolean },
  representation: Representation | '' | undefined,
): boolean {
  return bank.askForGirocard && representation === 'ALONE';
}

/** Broken rules of the form: a valid address, and the confirmation of no political exposure (R2 §5 "Missing mail form"). */
export function missingMailViolations(form: MissingMailForm, strict: boolean): readonly Violation[] {
  const violations = collectViolations('');
  const { email = '' } = form;
  if (!isEmail(email, strict))
    violations.add('email', { code: isEntered(email) ? 'format' : 'required', label: 'email' });
  if (form.exponiert !== 'Ja') violations.add('exponiert', { code: 'confirmation', label: 'notPoliticallyExposed' });
  return violations.list;
}

/** The form as it is sent (R2 §7); a girocard only where there is a field for it. */
export function toMissingMail(form: MissingMailForm, asksGirocard: boolean): MissingMail {
  return {
    email: normaliseEmail(form.email ?? ''),
    girocard: asksGirocard && form.girocard === 'Ja',
    start_identification: true,
  };
}
