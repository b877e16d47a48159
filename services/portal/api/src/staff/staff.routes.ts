import * as z from 'zod';
import { csvFile, defineRoute } from '../route/route.js';
import { passwordRequestBodySchema, passwordRequestedSchema, setPasswordBodySchema } from './staff.schema.js';
import {
  newStaffUserBodySchema,
  staffListQuerySchema,
  staffUserChangeBodySchema,
  staffUserSchema,
} from './staff-user.schema.js';

const tag = 'Bankzugang';

export const requestPasswordChange = defineRoute({
  method: 'POST',
  path: '/admin_account/requestPasswordChange',
  tag,
  access: 'public',
  summary: 'Mails a link that sets a new password; answers the same for unknown names.',
  body: passwordRequestBodySchema,
  answers: { 200: passwordRequestedSchema },
  limited: true,
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/admin_account/passwordChange',
  tag,
  access: 'public',
  summary: 'Sets a new password by the code of the mailed link and ends every session of the account.',
  body: setPasswordBodySchema,
  answers: { 204: 'empty' },
  problems: [400],
  limited: true,
});

export const activateAccount = defineRoute({
  method: 'POST',
  path: '/admin_account/activate',
  tag,
  access: 'public',
  summary: 'Activates an invited account with its first password.',
  body: setPasswordBodySchema,
  answers: { 204: 'empty' },
  problems: [400],
  limited: true,
});

export const listStaff = defineRoute({
  method: 'GET',
  path: '/admin_account',
  tag,
  access: 'staff',
  area: 'staffList',
  summary: 'The members of staff that match search and filters, by their names; `Content-Range` carries their total.',
  query: staffListQuerySchema,
  answers: { 200: z.array(staffUserSchema) },
});

export const exportStaff = defineRoute({
  method: 'GET',
  path: '/admin_account.csv',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'The members of staff as a table (nutzer.csv); by download ticket too.',
  answers: { 200: csvFile },
});

export const createStaffUser = defineRoute({
  method: 'POST',
  path: '/admin_account',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Creates a member of staff, who is invited by a call of its own; a role needs the role that grants it.',
  body: newStaffUserBodySchema,
  approval: true,
  answers: { 201: staffUserSchema },
});

export const getStaffUser = defineRoute({
  method: 'GET',
  path: '/admin_account/{id}',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'A member of staff.',
  answers: { 200: staffUserSchema },
});

export const changeStaffUser = defineRoute({
  method: 'PATCH',
  path: '/admin_account/{id}',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Changes names and roles; nobody takes a role from oneself that only others could give back.',
  body: staffUserChangeBodySchema,
  approval: true,
  answers: { 200: staffUserSchema },
  problems: [409],
});

export const inviteStaff = defineRoute({
  method: 'POST',
  path: '/admin_account/{id}/invite',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Mails the invitation of an account that is not activated yet, again if need be.',
  answers: { 204: 'empty' },
  problems: [409, 422],
});

export const suspendStaff = defineRoute({
  method: 'POST',
  path: '/admin_account/{id}/suspend',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Locks a member of staff out: sessions, codes and links end, the cases are released. Never oneself.',
  answers: { 204: 'empty' },
  problems: [409],
});

export const resetFactors = defineRoute({
  method: 'POST',
  path: '/admin_account/{id}/resetFactors',
  tag,
  access: 'staff',
  area: 'staff',
  summary: "Removes all second factors of a member of staff who lost them, and ends the sessions. Never one's own.",
  approval: true,
  answers: { 204: 'empty' },
  problems: [409],
});

export const unsuspendStaff = defineRoute({
  method: 'POST',
  path: '/admin_account/{id}/unsuspend',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Lets a suspended member of staff in again.',
  answers: { 204: 'empty' },
  problems: [409],
});

export const removeStaffUser = defineRoute({
  method: 'DELETE',
  path: '/admin_account/{id}',
  tag,
  access: 'staff',
  area: 'staff',
  summary: 'Removes an account that was never activated; its invitation ends.',
  answers: { 204: 'empty' },
  problems: [409],
});
