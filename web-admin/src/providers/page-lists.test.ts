import { readCaseLog, readPage, type FetchJson } from './page-lists.js';

const sort = { field: 'id', order: 'ASC' } as const;
const second = { page: 2, perPage: 25 };

function answering(json: unknown, headers: Readonly<Record<string, string>> = {}) {
  const paths: string[] = [];
  const fetchJson: FetchJson = async (path) => {
    paths.push(decodeURIComponent(path));
    return { json, headers: new Headers(headers) };
  };
  return { fetchJson, paths };
}

it('reads a Hydra collection with the names that the API gives to its filters', async () => {
  const { fetchJson, paths } = answering({ 'hydra:member': [{ id: 7 }], 'hydra:totalItems': 30 });
  const filter = { category: 'read', source: '', caseId: '12', after: '2026-01-02' };
  const page = await readPage(fetchJson, 'event_histories', { pagination: second, sort, filter });
  expect(page).toEqual({ data: [{ id: 7 }], total: 30 });
  expect(paths).toEqual([
    '/event_histories?page=2&pagination=1&items-per-page=25&category=read&bgoIdentification.id=12&createdAt[after]=2026-01-02',
  ]);
});

it.each([
  ['approvals', { approvalId: 'a1' }, 'a1'],
  ['settings_versions', { number: 3 }, 3],
  ['settings', { name: 'agbUrl' }, 'agbUrl'],
])('reads %s with the total of their range', async (resource, row, id) => {
  const { fetchJson } = answering([row], { 'content-range': `${resource} 0-0/41` });
  const page = await readPage(fetchJson, resource, { pagination: second, sort, filter: {} });
  expect(page).toEqual({ data: [{ ...row, id }], total: 41 });
});

it('pages through the comments of the feedback, with the numbers about all of it', async () => {
  const comments = Array.from({ length: 30 }, (_, at) => ({ bgoIdentificationId: at, comment: '' }));
  const { fetchJson } = answering({ comments, averageRating: 4.5, totalComments: 90 });
  const page = await readPage(fetchJson, 'feedbacks', { pagination: second, sort, filter: {} });
  expect(page).toMatchObject({ total: 30, meta: { averageRating: 4.5, totalComments: 90 } });
  expect(page?.data.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29]);
});

it('reads the log of a case', async () => {
  const { fetchJson, paths } = answering({ 'hydra:member': [{ id: 1 }], 'hydra:totalItems': 1 });
  const asked = { target: 'bgoIdentification', id: 12, pagination: second, sort, filter: { x: 1 } };
  expect(await readCaseLog(fetchJson, asked)).toEqual({ data: [{ id: 1 }], total: 1 });
  expect(paths).toEqual(['/bgo_identifications_portal/12/audit?page=2&pagination=1&items-per-page=25']);
});

it('leaves the lists with the dialect of react-admin to simple-rest', () => {
  const { fetchJson } = answering([]);
  expect(readPage(fetchJson, 'admin_account', { pagination: second, sort, filter: {} })).toBeUndefined();
});
