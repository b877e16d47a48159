import { registerUserSchema } from '@kontor/domain/transparency-register/register-user.schema';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';

/** The setting `transparencyRegisterConfig` as it was stored. */
export const registerUserAnswerSchema = z.object({
  userId: z.string(),
  internalEmail: z.string(),
  userUpdatedStatus: z.number(),
  userValidatedStatus: z.number(),
});

export const createRegisterUser = defineRoute({
  method: 'POST',
  path: '/admin/create-transparency-register-user',
  tag: 'Einstellungen',
  access: 'staff',
  area: 'configuration',
  summary: "Creates the bank's user at the transparency register; the password is passed on once and stored nowhere.",
  body: registerUserSchema,
  answers: { 200: registerUserAnswerSchema },
});
