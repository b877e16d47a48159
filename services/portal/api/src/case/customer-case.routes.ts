import * as z from 'zod';
import { defineRoute, pdfFile } from '../route/route.js';
import { historyRowSchema, caseDetailsSchema } from './case.schema.js';

const tag = 'Vorgang';

export const getCase = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'The case with its groups of data; staff read more than its customer.',
  answers: { 200: caseDetailsSchema },
  problems: [410],
});

export const getOwnHistory = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/status_history_joined',
  tag,
  access: 'customer',
  summary: 'The status history of the own case, newest first.',
  answers: { 200: z.array(historyRowSchema) },
});

export const downloadOwnOrder = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/me/order.pdf',
  tag,
  access: 'customer',
  summary: 'The own order as PDF, as it was mailed; by download ticket too.',
  answers: { 200: pdfFile },
  problems: [404, 410],
});

export const followCase = defineRoute({
  method: 'GET',
  path: '/me/events',
  tag,
  access: 'customer',
  summary: 'Events of the own case.',
  answers: { 200: 'events' },
  limited: true,
});
