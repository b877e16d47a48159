import { missingMailSchema } from '@kontor/domain/application/missing-mail.schema';
import { personCompletionSchema, shareCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { applicationAnswerSchema, applicationBodySchema, changeOrderDataBodySchema } from './application.schema.js';

const tag = 'Antrag';

export const getApplication = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'The application in the names of the client form.',
  answers: { 200: applicationAnswerSchema },
  problems: [410],
});

export const putApplication = defineRoute({
  method: 'PUT',
  path: '/bgo_identifications/{id}',
  tag,
  access: 'customer',
  summary: 'Saves the application; `If-Match` or `version` names what the change is based on.',
  body: applicationBodySchema,
  answers: { 200: applicationAnswerSchema },
  problems: [409, 410, 412],
});

export const changeOrderData = defineRoute({
  method: 'POST',
  path: '/me/change-order-data',
  tag,
  access: 'customer',
  summary: 'Chooses another account package.',
  body: changeOrderDataBodySchema,
  answers: { 204: 'empty' },
  problems: [409, 412],
});

export const updateIdentification = defineRoute({
  method: 'POST',
  path: '/me/updateIdentification',
  tag,
  access: 'customer',
  summary: 'Hands over the documents uploaded since.',
  answers: { 204: 'empty' },
  problems: [409],
});

const business = z.looseObject({ id: z.string() });
const person = z.looseObject({ id: z.string().optional() });

export const getBusinesses = defineRoute({
  method: 'GET',
  path: '/businesses',
  tag,
  access: 'customer',
  summary: 'The company and, where there is one, its general partner company.',
  answers: { 200: z.array(business) },
});

export const createBusiness = defineRoute({
  method: 'POST',
  path: '/businesses',
  tag,
  access: 'customer',
  summary: 'Writes the company, or with `isLegalRepresentative` the general partner company.',
  body: z.looseObject({ isLegalRepresentative: z.boolean().optional() }),
  answers: { 201: business },
  problems: [409, 412],
});

export const putBusiness = defineRoute({
  method: 'PUT',
  path: '/businesses/{id}',
  tag,
  access: 'customer',
  summary: 'Changes a company.',
  body: z.looseObject({}),
  answers: { 200: business },
  problems: [409, 412],
});

export const getPerson = defineRoute({
  method: 'GET',
  path: '/people/{id}',
  tag,
  access: 'customer',
  summary: 'One person of the application.',
  answers: { 200: person },
});

export const resendPersonMail = defineRoute({
  method: 'POST',
  path: '/people/{id}/resend_mail',
  tag,
  access: 'customer',
  summary: 'Mails the address of an open identity check to its person again.',
  answers: { 204: 'empty' },
  problems: [409, 410],
  limited: true,
});

export const invitePerson = defineRoute({
  method: 'POST',
  path: '/people/{id}/invite',
  tag,
  access: 'customer',
  summary: 'Mails a person of an application that is not ordered yet a link, by which they enter their own data.',
  answers: { 204: 'empty' },
  problems: [409, 410],
  limited: true,
});

export const putPerson = defineRoute({
  method: 'PUT',
  path: '/people/{id}',
  tag,
  access: 'customer',
  summary: 'Changes one person.',
  body: z.looseObject({}),
  answers: { 200: person },
  problems: [409, 412],
});

export const putBeneficialOwner = defineRoute({
  method: 'PUT',
  path: '/beneficial_owners/{id}',
  tag,
  access: 'customer',
  summary: 'Changes the share of a beneficial owner.',
  body: shareCompletionSchema,
  answers: { 200: z.looseObject({}) },
  problems: [409, 412],
});

/** The schema does not depend on the date; ages are validated on the day of the call. */
const anyDay = '9999-12-31';

export const completePerson = defineRoute({
  method: 'PATCH',
  path: '/person_complete/{id}',
  tag,
  access: 'customer',
  summary: 'Stores what a provider misses of a person; it is handed over by `person_complete_done`.',
  body: personCompletionSchema(anyDay),
  answers: { 200: person },
  problems: [409],
});

export const personCompleteDone = defineRoute({
  method: 'PATCH',
  path: '/person_complete_done/{id}',
  tag,
  access: 'customer',
  summary: 'Hands over what was completed, and starts the identification of the person.',
  body: z.strictObject({ status: z.literal('information_completed') }),
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const missingMail = defineRoute({
  method: 'POST',
  path: '/person/{id}/missing-mail',
  tag,
  access: 'customer',
  summary:
    'Completes the e-mail address of a person, and starts the identification; how strict the address is decided is set by the bank.',
  body: missingMailSchema(false),
  answers: { 204: 'empty' },
  problems: [409, 410],
});
