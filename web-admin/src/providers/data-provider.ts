import { problemOf } from '@kontor/api/problem/read-problem';
import { type DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { api } from './api.js';
import { caseMethods, type CaseMethods } from './case-methods.js';

export type KontorDataProvider = DataProvider & CaseMethods;

async function fetchJson(path: string, init: RequestInit = {}) {
  const response = await api.fetch(path, init);
  if (!response.ok) throw await problemOf(response);
  const body = await response.text();
  const json: unknown = body === '' ? undefined : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
}

/** Lists and records by simple-rest, plus the custom methods. Errors are `ApiProblem`s. */
export const dataProvider: KontorDataProvider = {
  ...simpleRestProvider('', fetchJson),
  ...caseMethods,
  supportAbortSignal: true,
};
