import { problemOf } from '@kontor/api/problem/read-problem';
import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { api } from './api.js';
import { customMethods, type CustomMethods } from './custom-methods.js';
import { readCaseLog, readPage } from './page-lists.js';
import { resourceNames } from './resource-names.js';
import type { NewStaff } from './staff-methods.js';

export type KontorDataProvider = DataProvider & CustomMethods;

async function fetchJson(path: string, init: RequestInit = {}) {
  const response = await api.fetch(path, init);
  if (!response.ok) throw await problemOf(response);
  const body = await response.text();
  const json: unknown = body === '' ? undefined : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
}

const simpleRest = simpleRestProvider('', fetchJson);

/** The methods whose calls of some resource have another form than simple-rest's. */
const own = {
  getList: (resource, params) => readPage(fetchJson, resource, params) ?? simpleRest.getList(resource, params),
  getManyReference: (resource, params) =>
    resource === resourceNames.auditLog
      ? readCaseLog(fetchJson, params)
      : simpleRest.getManyReference(resource, params),
  create: async (resource, params) =>
    resource === resourceNames.staff
      ? { data: await customMethods.createStaff(params.data as NewStaff) }
      : simpleRest.create(resource, params),
  update: async (resource, params) =>
    resource === resourceNames.staff
      ? { data: await customMethods.changeStaff(String(params.id), params.data) }
      : simpleRest.update(resource, params),
  delete: async (resource, params) => {
    if (resource !== resourceNames.staff) return simpleRest.delete(resource, params);
    await customMethods.removeStaff(String(params.id));
    return { data: params.previousData };
  },
} as Partial<DataProvider>;

/** Lists and records by simple-rest, plus the custom methods. Errors are `ApiProblem`s. */
export const dataProvider: KontorDataProvider = {
  ...simpleRest,
  ...own,
  ...customMethods,
  supportAbortSignal: true,
};
