import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { caseAuditSchema, eventDetailSchema, eventHistoriesSchema } from './audit.schema.js';

const text = z.string().optional();

export const listEvents = defineRoute({
  method: 'GET',
  path: '/event_histories',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'logs',
  collection: 'always',
  summary:
    'The log of who did what, the newest first; the days of `createdAt[after]` and `createdAt[before]` are not part of it. `person` is part of the name of who did it, `about` part of the name of whose account it was, or the name of a setting.',
  query: z.object({
    category: text,
    source: text,
    page: z.int().optional(),
    pagination: z.int().optional(),
    'items-per-page': z.int().optional(),
    'createdAt[after]': text,
    'createdAt[before]': text,
    person: text,
    about: text,
    'bgoIdentification.id': text,
  }),
  answers: { 200: eventHistoriesSchema },
});

export const readEvent = defineRoute({
  method: 'GET',
  path: '/event_histories/{id}',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'logs',
  summary: 'One entry of the log with its sealed part: network address, what was given, what changed.',
  answers: { 200: eventDetailSchema },
});

export const readCaseAudit = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}/audit',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'cases',
  summary: 'What was done with a case, the newest first; reads and addresses are for support and auditors.',
  query: z.object({ page: z.int().optional(), 'items-per-page': z.int().optional() }),
  answers: { 200: caseAuditSchema },
});
