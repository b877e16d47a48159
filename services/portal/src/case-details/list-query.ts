import { caseIdOf, isCaseId } from '@kontor/domain/case/case-id';
import { isStatusCode } from '@kontor/domain/case/case-status';
import { normaliseEmail } from '@kontor/domain/person/email';
import * as z from 'zod';
import {
  type CaseMatch,
  type CaseQuery,
  nameHash,
  type SearchHash,
  searchWords,
  type SortField,
} from '../case-record/case-record.module.js';

/** The requested cases, in either dialect. */
export interface CaseListRequest {
  readonly statuses: readonly number[] | null;
  readonly search: string;
  readonly unrevisedOnly: boolean;
  readonly attentionOnly: boolean;
  readonly ids: readonly string[] | null;
  readonly sort: CaseQuery['sort'];
  readonly skip: number;
  readonly limit: number;
}

const maxPageSize = 100;
const deepest = 10_000;
const sortFields = {
  id: 'number',
  bgoIdentificationId: 'number',
  recordCreatedAt: 'createdAt',
  bgoMainStatus: 'status',
  businessName: 'nameSort',
} as const satisfies Record<string, SortField>;

const status = z.coerce.number().int().refine(isStatusCode, 'Unbekannter Status');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const search = z.string().trim().max(200);

/** The list's own query parameters (R3 §7). */
const plainSchema = z
  .strictObject({
    page: wholeNumber(1, deepest).default(1),
    'items-per-page': wholeNumber(1, maxPageSize).default(25),
    'status-filter': z.union([z.string(), z.array(z.string()).max(50)]).default([]),
    'search-filter': search.default(''),
    'new-message-filter': z.enum(['0', '1', '']).default('0'),
    'attention-filter': z.enum(['0', '1', '']).default('0'),
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
      ids: null,
      sort: { field: 'createdAt', descending: true },
      skip: (query.page - 1) * query['items-per-page'],
      limit: query['items-per-page'],
    };
  });

function json<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(4000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'Kein gültiges JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const sortName = z.enum(Object.keys(sortFields) as [keyof typeof sortFields]);
const range = z
  .tuple([z.number().int().min(0).max(deepest), z.number().int().min(0)])
  .refine(([first, last]) => last >= first && last - first < maxPageSize, 'Ungültiger Bereich');
const filter = z.strictObject({
  q: search.optional(),
  bgoMainStatus: z.union([status, z.array(status).max(50)]).optional(),
  hasUnrevisedMessages: z.boolean().optional(),
  needsAttention: z.boolean().optional(),
  id: z.union([z.array(z.union([z.number().int(), z.string().max(20)])).max(maxPageSize)]).optional(),
});

/** The query parameters of react-admin's simple-rest provider. */
const simpleRestSchema = z
  .strictObject({
    sort: json(z.tuple([sortName, z.enum(['ASC', 'DESC'])])).optional(),
    range: json(range).default([0, 24]),
    filter: json(filter).default({}),
  })
  .transform((query): CaseListRequest => {
    const [field, order] = query.sort ?? (['recordCreatedAt', 'DESC'] as const);
    const [first, last] = query.range;
    const { q = '', bgoMainStatus, hasUnrevisedMessages = false, needsAttention = false, id } = query.filter;
    return {
      statuses: bgoMainStatus === undefined ? null : [bgoMainStatus].flat(),
      search: q,
      unrevisedOnly: hasUnrevisedMessages,
      attentionOnly: needsAttention,
      ids: id?.map(String) ?? null,
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

/** The possible meanings of a typed search: a number, an e-mail address, words of a company's or a person's name. */
function meaningsOf(text: string, hash: SearchHash): readonly CaseMatch[] {
  const number = /^#?\s*(\d{1,12})$/.exec(text)?.[1];
  if (text.includes('@')) return [{ emailHash: hash('email', normaliseEmail(text)) }];
  const words = searchWords(text).slice(0, 8);
  const hashes = words.map((word) => nameHash(hash, word));
  const isName = hashes.length > 0 && hashes.every((one) => one !== null);
  return [
    ...(number === undefined ? [] : [{ id: caseIdOf(number) }]),
    ...(words.length === 0 ? [] : [{ nameWords: words }]),
    ...(isName && number === undefined ? [{ nameHashes: hashes }] : []),
  ];
}

interface QueryBasis {
  readonly hash: SearchHash;
  readonly openStatuses: readonly number[];
  /** A case that waits for the bank since before is stalled, ms since 1970. */
  readonly stalledBefore: number;
}

/** The search over cases of a list request. Closed cases are included only on request. */
export function queryOf(request: CaseListRequest, { hash, openStatuses, stalledBefore }: QueryBasis): CaseQuery {
  const { sort, skip, limit, unrevisedOnly, attentionOnly, ids } = request;
  const text = request.search.trim();
  const found = text === '' ? undefined : meaningsOf(text, hash);
  const anyOf = ids === null ? found : ids.filter(isCaseId).map((id) => ({ id }));
  const statuses = request.statuses ?? (ids === null ? openStatuses : undefined);
  return {
    ...(statuses === undefined ? {} : { statuses }),
    ...(anyOf === undefined ? {} : { anyOf }),
    unrevisedOnly,
    ...(attentionOnly ? { attentionBefore: stalledBefore } : {}),
    sort,
    skip,
    limit,
  };
}
