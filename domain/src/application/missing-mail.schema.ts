import * as z from 'zod';
import { isEmail, normaliseEmail } from '../person/email.js';
import { missingMailViolations, type MissingMail } from './missing-mail.js';
import { addViolations, refusal } from '../violation/violation-issues.schema.js';
import { demandText } from '../violation/violation-text.js';

const emailText = demandText('email');
const yesNo = z.enum(['Ja', 'Nein', '']).optional();

/** The missing-mail form of the browser, field path → German message (R2 §5 "Missing mail form"). */
export function missingMailFormSchema(strict: boolean) {
  return z
    .object({ email: z.string(emailText).optional(), exponiert: yesNo, girocard: yesNo })
    .superRefine((form, context) => addViolations(context, missingMailViolations(form, strict)));
}

/**
 * The body of `POST /person/{id}/missing-mail` (R2 §7), with the address rule of the form. The body has no
 * confirmation of political exposure: the form requires it before it sends.
 */
export function missingMailSchema(strict: boolean) {
  return z.strictObject({
    email: z
      .string(emailText)
      .refine((address) => isEmail(address, strict), refusal({ code: 'format', label: 'email' }))
      .transform(normaliseEmail),
    girocard: z.union([z.boolean(), z.enum(['Ja', 'Nein', '']).transform((answer) => answer === 'Ja')]).default(false),
    start_identification: z.literal(true),
  }) satisfies z.ZodType<MissingMail>;
}
