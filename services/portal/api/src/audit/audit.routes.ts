import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { eventHistoriesSchema } from './audit.schema.js';

const text = z.string().optional();

export const listEvents = defineRoute({
  method: 'GET',
  path: '/event_histories',
  tag: 'Bankzugang',
  access: 'staff',
  summary: 'The log of who did what, the newest first; the day of `createdAt[after]` is not part of it.',
  query: z.object({
    category: text,
    source: text,
    page: z.int().optional(),
    pagination: z.int().optional(),
    'items-per-page': z.int().optional(),
    'createdAt[after]': text,
    'bgoIdentification.id': text,
  }),
  answers: { 200: eventHistoriesSchema },
});
