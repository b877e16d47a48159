import { setPasswordSchema } from '@kontor/domain/staff/staff.schema';
import * as z from 'zod';

const name = z.string().trim().min(3).max(254);

/** The request for a new password; the name may be sent as `username` or as `email`. */
export const passwordRequestBodySchema = z
  .object({ username: name.optional(), email: name.optional() })
  .refine(({ username, email }) => username !== undefined || email !== undefined, {
    path: ['username'],
    message: 'Dieser Wert sollte nicht leer sein.',
  });

/** The requested name; the same answer whether it exists or not. */
export const passwordRequestedSchema = z.object({ username: z.string() });
export type PasswordRequested = z.infer<typeof passwordRequestedSchema>;

/** Code of the mailed link and the new password, which must be strong (`domain/staff`). */
export const setPasswordBodySchema = setPasswordSchema;
