import * as z from 'zod';
import { changeStaffUserSchema, createStaffUserSchema } from './staff.schema.js';

/** The form of a new staff user, as the API takes it (R3 §5 "Staff user form"). */
export const newStaffForm = createStaffUserSchema;

/** The form of an existing staff user: all fields required, the e-mail stays (R3 §3 "Staff user", §5). */
export const staffForm = changeStaffUserSchema.required();

/** The form of the staff login (R3 §5 "Staff login"). */
export const loginFormSchema = z.strictObject({
  username: z.string().trim().min(1, 'Pflichtfeld'),
  password: z.string().min(1, 'Pflichtfeld'),
});

/** The form of a forgotten password (R3 §5 "Forgot password"). */
export const forgotPasswordFormSchema = loginFormSchema.pick({ username: true });
