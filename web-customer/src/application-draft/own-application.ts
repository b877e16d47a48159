import { getApplication, putApplication } from '@kontor/api/application/application.routes';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { getMe } from '@kontor/api/session/session.routes';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../app/session/session.js';
import { answerWith, formOf, putBodyOf } from './application-form.js';

/** The registration of the logged-in customer. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await api.send(getMe, { signal })).data,
});

/** Reads the own application, whose number is in the registration. */
export const ownApplicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: async ({ client, signal }) => {
    const me = await client.ensureQueryData(meQuery);
    return (await api.send(getApplication, { params: { id: 'bgoId' in me ? me.bgoId : 0 }, signal })).data;
  },
});

/** The own application as stored by the server. */
export function useOwnApplication() {
  const { data, error, isFetching, refetch } = useQuery(ownApplicationQuery);
  return { data, error, isFetching, refetch };
}

/** Browsers refuse larger bodies for requests that outlive their page. */
const keepaliveLimit = 60_000;

/**
 * Writes the application over the version it was read with. `leaving`: the page may be closed before the response
 * arrives.
 * @throws ApiProblem 412 when it was changed meanwhile.
 */
export async function putOwnApplication(
  answer: ApplicationAnswer,
  { leaving = false }: { readonly leaving?: boolean } = {},
): Promise<ApplicationAnswer> {
  const body = putBodyOf(formOf(answer));
  const { data } = await api.send(putApplication, {
    params: { id: answer.id },
    body,
    ifMatch: `"${answer.version}"`,
    ...(leaving && JSON.stringify(body).length < keepaliveLimit ? { keepalive: true } : {}),
  });
  return data;
}

async function changed(client: QueryClient, change: ChangeApplication): Promise<ApplicationAnswer> {
  const current = await client.ensureQueryData(ownApplicationQuery);
  try {
    return await putOwnApplication(answerWith(current, formOf(change(current))));
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 412) throw error;
    const newest = await client.fetchQuery({ ...ownApplicationQuery, staleTime: 0 });
    return putOwnApplication(answerWith(newest, formOf(change(newest))));
  }
}

/** Applies a change to the current application; may be called twice. */
export type ChangeApplication = (current: ApplicationAnswer) => ApplicationAnswer;

/** Saves a change; after a conflict, once more on the newer version. */
export function useSaveApplication(): (change: ChangeApplication) => Promise<ApplicationAnswer> {
  const client = useQueryClient();
  return useCallback(
    async (change) => {
      const answer = await changed(client, change);
      client.setQueryData(ownApplicationQuery.queryKey, answer);
      return answer;
    },
    [client],
  );
}
