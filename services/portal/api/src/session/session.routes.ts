import { defineRoute } from '../route/route.js';
import { meSchema } from './me.schema.js';
import {
  consentsBodySchema,
  downloadTicketBodySchema,
  downloadTicketSchema,
  getTokenBodySchema,
  languageBodySchema,
  linkBodySchema,
  loginAnswerSchema,
  loginBodySchema,
  refreshBodySchema,
  sendCodeBodySchema,
  sessionTokensSchema,
  simpleVerificationAnswerSchema,
  verifyBodySchema,
} from './session.schema.js';

const tag = 'Zugang';

export const requestVerification = defineRoute({
  method: 'POST',
  path: '/me/requestVerification',
  tag,
  access: 'unverified',
  summary: 'Sends the confirmation mail once more.',
  answers: { 204: 'empty' },
  limited: true,
});

export const verifyByCode = defineRoute({
  method: 'POST',
  path: '/me/verify',
  tag,
  access: 'unverified',
  summary: 'Confirms the e-mail address by the six letters of the mail.',
  body: verifyBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400],
  limited: true,
});

export const verifyByLink = defineRoute({
  method: 'POST',
  path: '/me/simpleVerification/{code}',
  tag,
  access: 'public',
  summary: 'Confirms the e-mail address by the token of the mailed link.',
  answers: { 200: simpleVerificationAnswerSchema },
  problems: [400],
  limited: true,
});

export const sendLoginCode = defineRoute({
  method: 'POST',
  path: '/me/sendCode',
  tag,
  access: 'public',
  summary: 'Mails a login code and a login link.',
  body: sendCodeBodySchema,
  answers: { 204: 'empty' },
  problems: [404],
  limited: true,
});

export const loginByCode = defineRoute({
  method: 'POST',
  path: '/me/getToken',
  tag,
  access: 'public',
  summary: 'Logs in by e-mail address and code; the second step of a staff login.',
  body: getTokenBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400],
  limited: true,
});

export const loginByLink = defineRoute({
  method: 'POST',
  path: '/me/getTokenSimple',
  tag,
  access: 'public',
  summary: 'Logs in by the token of a mailed link.',
  body: linkBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400],
  limited: true,
});

export const loginStaff = defineRoute({
  method: 'POST',
  path: '/me/login',
  tag,
  access: 'public',
  summary: 'Logs staff in by password.',
  body: loginBodySchema,
  answers: { 200: loginAnswerSchema },
  problems: [401],
  limited: true,
});

export const refreshTokens = defineRoute({
  method: 'POST',
  path: '/me/refresh',
  tag,
  access: 'public',
  summary:
    'Exchanges a refresh token for a new pair; reuse of an old one ends the session. With X-Session (cookie for staff, customer-cookie for customers) and without a body the token is in the cookie, and 204 says that there is none.',
  body: refreshBodySchema,
  answers: { 200: sessionTokensSchema, 204: 'empty' },
  problems: [401, 403],
  limited: true,
});

export const logout = defineRoute({
  method: 'POST',
  path: '/me/logout',
  tag,
  access: 'unverified',
  area: 'everybody',
  summary: 'Ends the session.',
  answers: { 204: 'empty' },
});

export const getMe = defineRoute({
  method: 'GET',
  path: '/me',
  tag,
  access: 'unverified',
  area: 'everybody',
  summary: 'Who is logged in.',
  answers: { 200: meSchema },
});

export const changeLanguage = defineRoute({
  method: 'PUT',
  path: '/me/language',
  tag,
  access: 'unverified',
  summary: 'Changes the language in which mails are written.',
  body: languageBodySchema,
  answers: { 204: 'empty' },
});

export const giveConsents = defineRoute({
  method: 'POST',
  path: '/me/consents',
  tag,
  access: 'customer',
  summary: 'Gives the consents of a customer whom an adviser registered.',
  body: consentsBodySchema,
  answers: { 204: 'empty' },
});

export const downloadTicket = defineRoute({
  method: 'POST',
  path: '/download_tickets',
  tag,
  access: 'unverified',
  area: 'everybody',
  summary: 'A ticket for one download by address (`?bearer=`), valid for 60 seconds.',
  body: downloadTicketBodySchema,
  answers: { 201: downloadTicketSchema },
});

export const abortApplication = defineRoute({
  method: 'POST',
  path: '/me/abort',
  tag,
  access: 'customer',
  summary: 'Aborts the application for good.',
  answers: { 204: 'empty' },
  problems: [409],
});
