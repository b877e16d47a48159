import { defineRoute } from '../route/route.js';
import { registrationBodySchema } from './registration.schema.js';
import { registerAnswerSchema } from './session.schema.js';

const tag = 'Zugang';

export const registerApplicant = defineRoute({
  method: 'POST',
  path: '/me/register',
  tag,
  access: 'public',
  summary: 'Registers an applicant and opens a case; an adviser’s registration answers no tokens.',
  body: registrationBodySchema,
  answers: { 201: registerAnswerSchema },
  problems: [403],
  limited: true,
});
