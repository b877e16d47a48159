import type { GetListParams, GetManyReferenceParams, RaRecord } from 'react-admin';
import { resourceNames } from './resource-names.js';

/** Reads JSON below the API's base address. */
export type FetchJson = (
  path: string,
  init: { readonly signal?: AbortSignal },
) => Promise<{ readonly json: unknown; readonly headers: Headers }>;

interface PageList {
  /** The field that identifies a row. */
  readonly id: string;
  /** Filters that the API names otherwise than the address of the list. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** The lists with `page` and `items-per-page`; the others have the dialect of simple-rest. */
const pageLists: Readonly<Record<string, PageList>> = {
  [resourceNames.auditLog]: {
    id: 'id',
    filters: { caseId: 'bgoIdentification.id', after: 'createdAt[after]', before: 'createdAt[before]' },
  },
  [resourceNames.approval]: { id: 'approvalId' },
  [resourceNames.settingsVersion]: { id: 'number' },
  [resourceNames.setting]: { id: 'name' },
};

interface Page {
  readonly data: RaRecord[];
  readonly total: number;
}

type Asked = Pick<GetListParams, 'pagination' | 'filter' | 'signal'>;

type Filter = Readonly<Record<string, string | number | boolean | null | undefined>>;

function pathOf(path: string, { pagination, filter }: Asked, names: PageList['filters'] = {}): string {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const query = new URLSearchParams({ page: String(page), pagination: '1', 'items-per-page': String(perPage) });
  for (const [name, value] of Object.entries((filter ?? {}) as Filter))
    if (value !== null && value !== undefined && value !== '') query.set(names[name] ?? name, String(value));
  return `${path}?${query}`;
}

interface Hydra {
  readonly 'hydra:member': readonly object[];
  readonly 'hydra:totalItems': number;
}

/** A page from an array with its range in a header, or from a Hydra collection. */
function pageOf(json: unknown, headers: Headers, id: string): Page {
  const isArray = Array.isArray(json);
  const rows = isArray ? (json as readonly object[]) : (json as Hydra)['hydra:member'];
  const total = isArray
    ? Number(headers.get('content-range')?.split('/')[1] ?? rows.length)
    : (json as Hydra)['hydra:totalItems'];
  return { data: rows.map((row) => ({ ...row, id: (row as Readonly<Record<string, unknown>>)[id] as string })), total };
}

/** The newest comments are one answer with the numbers about all of them, which the list gets as its `meta`. */
function feedbackPage(
  json: unknown,
  { page = 1, perPage = 25 }: { readonly page?: number; readonly perPage?: number },
) {
  const { comments, ...meta } = json as { readonly comments: readonly { readonly bgoIdentificationId: number }[] };
  const rows = comments.map((comment) => ({ ...comment, id: comment.bgoIdentificationId }));
  return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, meta };
}

const abortBy = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

/** Reads a page of a list that does not speak the dialect of simple-rest; undefined for one that does. */
export function readPage(fetchJson: FetchJson, resource: string, asked: GetListParams): Promise<Page> | undefined {
  const init = abortBy(asked.signal);
  if (resource === resourceNames.feedback)
    return fetchJson(`/${resource}`, init).then(({ json }) => feedbackPage(json, asked.pagination ?? {}));
  const list = pageLists[resource];
  if (list === undefined) return undefined;
  return fetchJson(pathOf(`/${resource}`, asked, list.filters), init).then(({ json, headers }) =>
    pageOf(json, headers, list.id),
  );
}

/** Reads a page of the log of one case. */
export async function readCaseLog(fetchJson: FetchJson, asked: GetManyReferenceParams): Promise<Page> {
  const path = pathOf(`/${resourceNames.case}/${asked.id}/audit`, { ...asked, filter: {} });
  const { json, headers } = await fetchJson(path, abortBy(asked.signal));
  return pageOf(json, headers, 'id');
}
