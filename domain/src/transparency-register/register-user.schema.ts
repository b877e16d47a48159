import * as z from 'zod';
import { isEmail, normaliseEmail } from '../person/email.js';

/** The form of the register's user and the body of `POST /admin/create-transparency-register-user` (R3 §2.8, §5, §7). */
export const registerUserSchema = z.strictObject({
  email: z
    .string('Gültige E-Mail erforderlich')
    .refine((address) => isEmail(address, false), 'Gültige E-Mail erforderlich')
    .transform(normaliseEmail),
  password: z.string('Pflichtfeld').min(1, 'Pflichtfeld').max(500),
});
