import { bookingModes } from '@kontor/domain/core-banking/booking';
import { existingPartySchema } from '@kontor/domain/core-banking/existing-party.schema';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { accountAnswerSchema, asyncSchema, girocardAnswerSchema } from './case.schema.js';
import { partiesAnswerSchema, readinessSchema } from './staff-case.schema.js';

const tag = 'Vorgang';

export const getReadiness = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/passToAgree21ready',
  tag,
  access: 'staff',
  act: 'passToCoreBanking',
  summary: 'What may be passed to the core banking system now.',
  answers: { 200: readinessSchema },
});

export const passToCoreBanking = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/passToAgree21',
  tag,
  access: 'staff',
  act: 'passToCoreBanking',
  summary: 'Passes the parties to the core banking system.',
  query: z.object({ mode: z.enum(bookingModes).optional() }),
  answers: { 200: partiesAnswerSchema, 202: asyncSchema },
  problems: [409, 502],
});

export const linkExistingParty = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/linkExistingParty',
  tag,
  access: 'staff',
  act: 'passToCoreBanking',
  summary: 'Decides that a party is one that the core bank has already; the next booking uses its number.',
  body: existingPartySchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const createAccount = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/createKontokorrentkonto',
  tag,
  access: 'staff',
  act: 'passToCoreBanking',
  summary: 'Opens the account.',
  answers: { 200: accountAnswerSchema, 202: asyncSchema },
  problems: [409, 502],
});

export const createGirocard = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/createGirocard',
  tag,
  access: 'staff',
  act: 'passToCoreBanking',
  summary: 'Orders the girocards.',
  answers: { 200: girocardAnswerSchema, 202: asyncSchema },
  problems: [409, 502],
});
