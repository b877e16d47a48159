import { changeConnection, getConnection } from '@kontor/api/provider-connection/connection-setting.routes';
import {
  checkConnection,
  listWebhooks,
  onboardingData,
  registerWebhooks,
  removeWebhooks,
} from '@kontor/api/provider-connection/provider-connection.routes';
import type { CheckAnswer, OnboardingData } from '@kontor/api/provider-connection/provider-connection.schema';
import type { RouteData } from '@kontor/api/route/route';
import { abortBy } from './abort-by.js';
import { api } from './api.js';

type Webhooks = RouteData<typeof listWebhooks>;

/** Custom methods for the connections to providers; a connection is a setting whose value is its address. */
export const connectionMethods = {
  readConnection: async (name: string, signal?: AbortSignal): Promise<RouteData<typeof getConnection>> =>
    (await api.send(getConnection, { params: { name }, ...abortBy(signal) })).data,
  /** @throws ApiProblem 412 when it was changed since `version`, 422 with the fields' names */
  saveConnection: async (name: string, value: string, version: number): Promise<void> => {
    await api.send(changeConnection, { params: { name }, body: { name, value, version } });
  },
  /** Asks the provider by a value that need not be stored. */
  checkConnection: async (name: string, value: string): Promise<CheckAnswer['result']> =>
    (await api.send(checkConnection, { params: { name }, body: { value } })).data.result,

  readOnboardingData: async (signal?: AbortSignal): Promise<OnboardingData> =>
    (await api.send(onboardingData, abortBy(signal))).data,
  readWebhooks: async (signal?: AbortSignal): Promise<Webhooks> => (await api.send(listWebhooks, abortBy(signal))).data,
  registerWebhooks: async (): Promise<Webhooks> => (await api.send(registerWebhooks, {})).data,
  removeWebhooks: async (): Promise<Webhooks> => (await api.send(removeWebhooks, {})).data,
};
