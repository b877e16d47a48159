import * as z from 'zod';
import { isStrongPassword, passwordMessage, passwordRepeatMessage } from './password.js';
import { changeStaffUserSchema, createStaffUserSchema } from './staff.schema.js';

/** The form of a new staff user, as the API takes it (R3 §5 "Staff user form"). */
export const newStaffForm = createStaffUserSchema;

/** The form of an existing staff user: all fields required, the e-mail stays (R3 §3 "Staff user", §5). */
export const staffForm = changeStaffUserSchema.required();

/** The form of activation and set-password: repeat must equal password (R3 §5 "Activation password"). */
export const passwordFormSchema = z
  .strictObject({ password: z.string().min(1, 'Pflichtfeld'), repeat: z.string().min(1, 'Pflichtfeld') })
  .superRefine(({ password, repeat }, context) => {
    if (password !== '' && !isStrongPassword(password)) {
      context.addIssue({ code: 'custom', path: ['password'], message: passwordMessage });
    }
    if (repeat !== '' && repeat !== password) {
      context.addIssue({ code: 'custom', path: ['repeat'], message: passwordRepeatMessage });
    }
  });

/** The form of the staff login (R3 §5 "Staff login"). */
export const loginFormSchema = z.strictObject({
  username: z.string().trim().min(1, 'Pflichtfeld'),
  password: z.string().min(1, 'Pflichtfeld'),
});

/** The form of a forgotten password (R3 §5 "Forgot password"). */
export const forgotPasswordFormSchema = loginFormSchema.pick({ username: true });
