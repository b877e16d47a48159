import { isStatusCode } from '@kontor/domain/case/case-status';
import * as z from 'zod';
import { jsonParameter } from '../../http/answer/json-parameter.js';
import { columnNames } from './case-columns.js';
import type { CaseQuery, SortField } from '../../case/case-record/case-record.module.js';

/** Which cases are asked for, in either dialect. */
export interface CaseSelection {
  readonly statuses: readonly number[] | null;
  readonly search: string;
  readonly unrevisedOnly: boolean;
  readonly attentionOnly: boolean;
  /** Only what waits for the bank. */
  readonly queueOnly: boolean;
  /** Only the cases of who asks. */
  readonly mineOnly: boolean;
  /** Only what is put aside, or was until a day that has come. */
  readonly asideOnly: boolean;
  readonly ids: readonly string[] | null;
}

/** A page of the requested cases. */
export interface CaseListRequest extends CaseSelection {
  readonly sort: CaseQuery['sort'];
  readonly skip: number;
  readonly limit: number;
}

/** The requested cases as a file. */
export interface CaseExportRequest extends CaseListRequest {
  /** The columns that the list shows; all where it is absent. */
  readonly columns: readonly string[] | undefined;
}

const maxPageSize = 100;
const deepest = 10_000;
const sortFields = {
  id: 'number',
  bgoIdentificationId: 'number',
  recordCreatedAt: 'createdAt',
  bgoMainStatus: 'status',
  businessName: 'nameSort',
  waitingSince: 'waitingSince',
  followUpAt: 'followUpAt',
} as const satisfies Record<string, SortField>;

const status = z.coerce.number().int().refine(isStatusCode, 'Unbekannter Status');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const flag = z.enum(['0', '1', '']).default('0');
const search = z.string().trim().max(200);

/** The list's own query parameters (R3 §7). */
const plainSchema = z
  .strictObject({
    page: wholeNumber(1, deepest).default(1),
    'items-per-page': wholeNumber(1, maxPageSize).default(25),
    'status-filter': z.union([z.string(), z.array(z.string()).max(50)]).default([]),
    'search-filter': search.default(''),
    'new-message-filter': flag,
    'attention-filter': flag,
    'queue-filter': flag,
    'mine-filter': flag,
    'follow-up-filter': flag,
  })
  .refine((query) => (query.page - 1) * query['items-per-page'] <= deepest, {
    path: ['page'],
    message: 'Zu weit hinten',
  })
  .transform((query): CaseListRequest => {
    const statuses = [query['status-filter']]
      .flat()
      .flatMap((text) => text.split(','))
      .filter((text) => text.trim() !== '');
    return {
      statuses: statuses.length === 0 ? null : z.array(status).max(50).parse(statuses),
      search: query['search-filter'],
      unrevisedOnly: query['new-message-filter'] === '1',
      attentionOnly: query['attention-filter'] === '1',
      queueOnly: query['queue-filter'] === '1',
      mineOnly: query['mine-filter'] === '1',
      asideOnly: query['follow-up-filter'] === '1',
      ids: null,
      sort: { field: 'createdAt', descending: true },
      skip: (query.page - 1) * query['items-per-page'],
      limit: query['items-per-page'],
    };
  });

/** Characters. */
const longestJson = 4000;
const json = <S extends z.ZodType>(schema: S) => jsonParameter(schema, longestJson);

const sortName = z.enum(Object.keys(sortFields) as [keyof typeof sortFields]);
const range = z
  .tuple([z.number().int().min(0).max(deepest), z.number().int().min(0)])
  .refine(([first, last]) => last >= first && last - first < maxPageSize, 'Ungültiger Bereich');
const filter = z
  .strictObject({
    q: search.default(''),
    bgoMainStatus: z.union([status, z.array(status).max(50)]).optional(),
    hasUnrevisedMessages: z.boolean().default(false),
    needsAttention: z.boolean().default(false),
    queue: z.boolean().default(false),
    mine: z.boolean().default(false),
    followUp: z.boolean().default(false),
    id: z.union([z.array(z.union([z.number().int(), z.string().max(20)])).max(maxPageSize)]).optional(),
  })
  .transform(
    ({ q, bgoMainStatus, hasUnrevisedMessages, needsAttention, queue, mine, followUp, id }): CaseSelection => ({
      statuses: bgoMainStatus === undefined ? null : [bgoMainStatus].flat(),
      search: q,
      unrevisedOnly: hasUnrevisedMessages,
      attentionOnly: needsAttention,
      queueOnly: queue,
      mineOnly: mine,
      asideOnly: followUp,
      ids: id?.map(String) ?? null,
    }),
  );

const noFilter: CaseSelection = filter.parse({});

/** The query parameters of react-admin's simple-rest provider. */
const simpleRestSchema = z
  .strictObject({
    sort: json(z.tuple([sortName, z.enum(['ASC', 'DESC'])])).optional(),
    range: json(range).default([0, 24]),
    filter: json(filter).default(noFilter),
  })
  .transform((query): CaseListRequest => {
    const [field, order] = query.sort ?? (['recordCreatedAt', 'DESC'] as const);
    const [first, last] = query.range;
    return {
      ...query.filter,
      sort: { field: sortFields[field], descending: order === 'DESC' },
      skip: first,
      limit: last - first + 1,
    };
  });

/** Parses a list query; both dialects are white-listed and never mixed. @throws ZodError */
export function parseListQuery(query: Readonly<Record<string, unknown>>): CaseListRequest {
  const isSimpleRest = ['sort', 'range', 'filter'].some((name) => Object.hasOwn(query, name));
  return isSimpleRest ? simpleRestSchema.parse({ ...query }) : plainSchema.parse({ ...query });
}

/** A CSV file has at most so many rows. */
export const maxExported = 10_000;

const exportSchema = z
  .strictObject({
    filter: filter.default(noFilter),
    sort: z.tuple([sortName, z.enum(['ASC', 'DESC'])]).optional(),
    columns: z.array(z.enum(columnNames)).min(1).max(columnNames.length).optional(),
  })
  .transform((body): CaseExportRequest => {
    const [field, order] = body.sort ?? (['recordCreatedAt', 'DESC'] as const);
    return {
      ...body.filter,
      sort: { field: sortFields[field], descending: order === 'DESC' },
      skip: 0,
      limit: maxExported,
      columns: body.columns,
    };
  });

/** Parses the body of an export. @throws ZodError */
export function parseExport(body: unknown): CaseExportRequest {
  return exportSchema.parse(body);
}

/** At most so many selections are counted at once. */
const maxCounted = 12;
const countsSchema = z.strictObject({ filters: json(z.array(filter).min(1).max(maxCounted)) });

/** Parses what is to be counted: a JSON list of filters. @throws ZodError */
export function parseCountsQuery(query: Readonly<Record<string, unknown>>): readonly CaseSelection[] {
  return countsSchema.parse({ ...query }).filters;
}
