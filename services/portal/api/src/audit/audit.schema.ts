import { auditCategories, auditSources, type AuditCategory, type AuditSource } from '@kontor/domain/audit/audit-entry';
import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { caseIdSchema } from '@kontor/domain/case/case-id.schema';
import * as z from 'zod';

const categories = z.enum(Object.keys(auditCategories) as AuditCategory[]);
const sources = z.enum(Object.keys(auditSources) as AuditSource[]);
const day = z.string().refine(isCalendarDate, 'Format: YYYY-MM-DD').optional();
const name = z.string().trim().min(1).max(100).optional();
const count = z.coerce.number().int().min(1);

/** The query of `GET /event_histories` (R3 §7). */
export const eventQuerySchema = z
  .object({
    category: categories.optional(),
    source: sources.optional(),
    page: count.max(100_000).default(1),
    pagination: z.string().max(1).optional(),
    'items-per-page': count.max(100).default(25),
    'createdAt[after]': day,
    'createdAt[before]': day,
    person: name,
    /** The account of who did it, exactly. */
    accountId: name,
    about: name,
    'bgoIdentification.id': caseIdSchema.optional(),
  })
  .transform((query) => ({
    category: query.category,
    source: query.source,
    page: query.page,
    itemsPerPage: query['items-per-page'],
    createdAfter: query['createdAt[after]'],
    createdBefore: query['createdAt[before]'],
    person: query.person,
    accountId: query.accountId,
    about: query.about,
    caseId: query['bgoIdentification.id'],
  }));
export type EventQuery = z.output<typeof eventQuerySchema>;

const eventSchema = z.object({
  '@id': z.string(),
  id: z.int(),
  createdAt: z.string(),
  source: sources,
  category: categories,
  /** What it says, in German, as one sentence without a full stop. */
  sentence: z.string(),
  action: z.string(),
  outcome: z.string(),
  role: z.string().nullable(),
  requestId: z.string().nullable(),
  fields: z.array(z.string()),
  hash: z.string(),
  user: z.object({ userName: z.string() }).nullable(),
  bgoIdentification: z.string().nullable(),
});
export type EventHistory = z.infer<typeof eventSchema>;

export const eventParamsSchema = z.object({ id: z.coerce.number().int().min(1) });

/** One entry with its sealed part, which is null once its key is destroyed. */
export const eventDetailSchema = eventSchema.extend({
  content: z
    .object({
      address: z.string().nullable(),
      /** The name that was typed at a login. */
      username: z.string().nullable(),
      /** What was given for an act on a case, as JSON. */
      given: z.unknown(),
      changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
    })
    .nullable(),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

/** The query of a case's log. */
export const caseAuditQuerySchema = z
  .object({ page: count.max(100_000).default(1), 'items-per-page': count.max(100).default(25) })
  .transform(({ page, 'items-per-page': itemsPerPage }) => ({ page, itemsPerPage }));

/** A page of the log of one case; the address is null where the reader may not see it. */
export const caseAuditSchema = z.object({
  '@id': z.string(),
  '@type': z.string(),
  'hydra:member': z.array(eventSchema.extend({ address: z.string().nullable() })),
  'hydra:totalItems': z.int(),
});
export type CaseAudit = z.infer<typeof caseAuditSchema>;

/** A page of the log (R3 §3 "Log entry"). */
export const eventHistoriesSchema = z.object({
  '@id': z.string(),
  '@type': z.string(),
  'hydra:member': z.array(eventSchema),
  'hydra:totalItems': z.int(),
});
export type EventHistories = z.infer<typeof eventHistoriesSchema>;
