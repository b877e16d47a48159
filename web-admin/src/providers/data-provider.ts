import { problemOf } from '@kontor/api/problem/read-problem';
import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { api } from './api.js';
import type { CaseMethods } from './case-methods.js';
import { readCaseLog, readPage } from './page-lists.js';
import { resourceNames } from './resource-names.js';

export type KontorDataProvider = DataProvider & CaseMethods;

async function fetchJson(path: string, init: RequestInit = {}) {
  const response = await api.fetch(path, init);
  if (!response.ok) throw await problemOf(response);
  const body = await response.text();
  const json: unknown = body === '' ? undefined : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
}

const simpleRest = simpleRestProvider('', fetchJson);

const lists = {
  ...simpleRest,
  supportAbortSignal: true,
  getList: (resource, params) => readPage(fetchJson, resource, params) ?? simpleRest.getList(resource, params),
  getManyReference: (resource, params) =>
    resource === resourceNames.auditLog
      ? readCaseLog(fetchJson, params)
      : simpleRest.getManyReference(resource, params),
} as DataProvider;

/** Loaded at its first call: with the custom methods come the descriptions of their routes, which no first page needs. */
const customMethod =
  (name: keyof CaseMethods) =>
  async (...args: readonly unknown[]): Promise<unknown> => {
    const { caseMethods } = await import('./case-methods.js');
    return (caseMethods[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  };

/** Lists and records by simple-rest, plus the custom methods. Errors are `ApiProblem`s. */
export const dataProvider = new Proxy(lists as KontorDataProvider, {
  get: (provider, name): unknown =>
    typeof name === 'symbol' || name === 'then' || name in provider
      ? Reflect.get(provider, name)
      : customMethod(name as keyof CaseMethods),
});
