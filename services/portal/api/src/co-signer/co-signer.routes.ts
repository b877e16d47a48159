import { personCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import {
  coSignerSchema,
  identityCheckStartSchema,
  openedLinkSchema,
  ownPersonSchema,
  personCodeBodySchema,
  personLinkBodySchema,
  personTokenSchema,
} from './co-signer.schema.js';

const tag = 'Weitere Personen';

export const openPersonLink = defineRoute({
  method: 'POST',
  path: '/person_link/open',
  tag,
  access: 'public',
  summary: 'Whom a mailed link is for: bank and first name. Every link that is not valid gets the same answer.',
  body: personLinkBodySchema,
  answers: { 200: openedLinkSchema },
  problems: [400],
  limited: true,
});

export const sendPersonCode = defineRoute({
  method: 'POST',
  path: '/person_link/send_code',
  tag,
  access: 'public',
  summary: 'Mails a code to the address to which the link was mailed.',
  body: personLinkBodySchema,
  answers: { 204: 'empty' },
  problems: [400],
  limited: true,
});

export const exchangePersonCode = defineRoute({
  method: 'POST',
  path: '/person_link/get_token',
  tag,
  access: 'public',
  summary: 'Exchanges link and code for a session of two hours that may call the routes of the own person only.',
  body: personCodeBodySchema,
  answers: { 200: personTokenSchema },
  problems: [400],
  limited: true,
});

export const getOwnPerson = defineRoute({
  method: 'GET',
  path: '/me/person',
  tag,
  access: 'person',
  summary: 'What the own person is asked, and the own data.',
  answers: { 200: ownPersonSchema },
});

/** The schema does not depend on the date; ages are validated on the day of the call. */
const anyDay = '9999-12-31';

export const patchOwnPerson = defineRoute({
  method: 'PATCH',
  path: '/me/person',
  tag,
  access: 'person',
  summary: 'Completes the own data that a provider requires, and hands them over.',
  body: personCompletionSchema(anyDay),
  answers: { 200: ownPersonSchema },
  problems: [409],
});

export const startOwnCheck = defineRoute({
  method: 'POST',
  path: '/me/person/start',
  tag,
  access: 'person',
  summary: 'The address of the own identity check.',
  answers: { 200: identityCheckStartSchema },
  problems: [409],
});

export const endPersonSession = defineRoute({
  method: 'POST',
  path: '/me/person/logout',
  tag,
  access: 'person',
  summary: 'Ends the session of the own person.',
  answers: { 204: 'empty' },
});

export const listCoSigners = defineRoute({
  method: 'GET',
  path: '/co_signers',
  tag,
  access: 'customer',
  summary: 'Which persons of the own case were mailed a link, and which have opened it.',
  answers: { 200: z.array(coSignerSchema) },
});
