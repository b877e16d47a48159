import { defineRoute } from '../route/route.js';
import { passwordRequestBodySchema, passwordRequestedSchema, setPasswordBodySchema } from './staff.schema.js';

const tag = 'Bankzugang';

export const requestPasswordChange = defineRoute({
  method: 'POST',
  path: '/admin_account/requestPasswordChange',
  tag,
  access: 'public',
  summary: 'Mails a link that sets a new password; answers the same for unknown names.',
  body: passwordRequestBodySchema,
  answers: { 200: passwordRequestedSchema },
  problems: [429],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/admin_account/passwordChange',
  tag,
  access: 'public',
  summary: 'Sets a new password by the code of the mailed link and ends every session of the account.',
  body: setPasswordBodySchema,
  answers: { 204: 'empty' },
  problems: [400, 429],
});

export const activateAccount = defineRoute({
  method: 'POST',
  path: '/admin_account/activate',
  tag,
  access: 'public',
  summary: 'Activates an invited account with its first password.',
  body: setPasswordBodySchema,
  answers: { 204: 'empty' },
  problems: [400, 429],
});

export const inviteStaff = defineRoute({
  method: 'POST',
  path: '/admin_account/{id}/invite',
  tag,
  access: 'staff',
  summary: 'Mails the invitation of an account that is not activated yet, again if need be.',
  answers: { 204: 'empty' },
  problems: [409],
});
