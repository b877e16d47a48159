import { isEmail } from '@kontor/domain/person/email';
import type { Resolver } from 'react-hook-form';
import { text } from '../../texts/access-text.js';
import { wordedError } from '../../violations/field-errors.js';

export interface MailValues {
  readonly email: string;
}

/** Lets a form send what can be a mail address; `strict` is the bank's rule for addresses. */
export const mailResolver =
  (strict: boolean): Resolver<MailValues> =>
  (values) =>
    isEmail(values.email, strict)
      ? { values, errors: {} }
      : { values: {}, errors: { email: wordedError('email', () => text('login.mailInvalid')) } };
