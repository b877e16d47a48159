import * as z from 'zod';
import { salutations } from '../list/salutations.js';
import { isEmail, normaliseEmail } from '../person/email.js';
import { staffRoles } from '../roles/roles.js';
import { asName } from '../text/plain-text.schema.js';
import { isStrongPassword, maxPasswordLength, passwordMessage } from './password.js';

const name = z.string('Pflichtfeld').trim().min(1, 'Pflichtfeld').max(100).check(asName('person'));
const email = (strict: boolean) =>
  z
    .string('Gültige E-Mail erforderlich')
    .refine((address) => isEmail(address, strict), 'Gültige E-Mail erforderlich')
    .transform(normaliseEmail);
const roles = z
  .array(z.enum(staffRoles))
  .min(1, 'Mindestens eine Rolle erforderlich')
  .transform((chosen) => [...new Set(chosen)]);

/** The body of `POST /admin_account`: e-mail is the username, a new user is a clerk by default (R3 §5 "Staff user form"). */
export function createStaffUserSchema(strictEmail: boolean) {
  return z.strictObject({
    username: email(strictEmail),
    email: email(strictEmail).optional(),
    salutation: z.enum(salutations, 'Anrede erforderlich'),
    firstName: name,
    lastName: name,
    roles: roles.default(['ROLE_ADMIN']),
  });
}

/** A new staff user, parsed. */
export type NewStaffUser = z.output<ReturnType<typeof createStaffUserSchema>>;

/** The body of `PATCH /admin_account/{id}`; the username stays (R3 §3 "Staff user"). */
export const changeStaffUserSchema = z.strictObject({
  salutation: z.enum(salutations, 'Anrede erforderlich').optional(),
  firstName: name.optional(),
  lastName: name.optional(),
  roles: roles.optional(),
});

export type StaffUserChange = z.output<typeof changeStaffUserSchema>;

/** A new password (R1 §5 "Password activation of an admin user"). */
export const passwordSchema = z
  .string('Pflichtfeld')
  .max(maxPasswordLength * 4)
  .refine(isStrongPassword, passwordMessage);

/** The body of `POST /admin_account/activate` and `/passwordChange`. */
export const setPasswordSchema = z.strictObject({
  verificationCode: z.string().min(1).max(200),
  password: passwordSchema,
});

/** The body of `POST /me/login`; username or mail (R3 §7). */
export const loginSchema = z
  .strictObject({
    username: z.string().max(254).optional(),
    mail: z.string().max(254).optional(),
    password: z
      .string('Pflichtfeld')
      .min(1, 'Pflichtfeld')
      .max(maxPasswordLength * 4),
  })
  .refine(({ username, mail }) => (username ?? mail ?? '').trim() !== '', {
    path: ['username'],
    message: 'Pflichtfeld',
  });
