import { create } from '@bufbuild/protobuf';
import { maskedSecret } from '@kontor/domain/provider-connection/secret';
import {
  CheckConnectionResponseSchema,
  GetConnectionResponseSchema,
  GetFeaturesResponseSchema,
  GetOnboardingDataResponseSchema,
  ListWebhooksResponseSchema,
  RegisterWebhooksResponseSchema,
  RemoveWebhooksResponseSchema,
  SetConnectionResponseSchema,
} from '@kontor/proto/kontor/identity/v1/identity_pb';
import { CheckResult } from '@kontor/proto/kontor/connections/v1/connections_pb';
import type { ConnectionServices } from '../connection-services.js';

/** A service with a connection to the banking provider; the others are away. */
export function createFakeConnectionServices() {
  const asked: unknown[] = [];
  const webhooks = new Set<string>();
  let version = 3n;
  let isDown = false;
  const answering = <T>(name: string, input: unknown, answer: () => T): Promise<T> => {
    asked.push([name, input]);
    return isDown ? Promise.reject(new Error('away')) : Promise.resolve(answer());
  };
  const connection = () => ({
    version,
    hosts: ['sandbox'],
    fields: {
      provider: {
        case: 'banking' as const,
        value: { userId: 'bank-1', secret: maskedSecret, host: 'sandbox', clientDebugLog: false },
      },
    },
  });
  const rows = () => ({ webhooks: [...webhooks].map((type) => ({ id: type, type, url: 'http://127.0.0.1' })) });
  const identity: ConnectionServices['identity'] = {
    getConnection: (input) =>
      answering('getConnection', input, () => create(GetConnectionResponseSchema, { connection: connection() })),
    setConnection: (input, options) =>
      answering('setConnection', [input, options?.actor], () => {
        if (input.version !== version) return create(SetConnectionResponseSchema, { result: { conflict: true } });
        const fields = input.fields as { provider: { value: { userId: string } } } | undefined;
        if (fields?.provider.value.userId === 'refused') {
          const violations = [{ field: 'secret', message: 'Bitte erneut eingeben' }];
          return create(SetConnectionResponseSchema, { result: { violations } });
        }
        version += 1n;
        return create(SetConnectionResponseSchema, { result: { connection: connection() } });
      }),
    checkConnection: (input) =>
      answering('checkConnection', input, () =>
        create(CheckConnectionResponseSchema, { result: input.fields ? CheckResult.REFUSED : CheckResult.OK }),
      ),
    getFeatures: (input) =>
      answering('getFeatures', input, () =>
        create(GetFeaturesResponseSchema, {
          features: [
            { provider: 'banking', active: true },
            { provider: 'identityOnboarding', active: true },
          ],
        }),
      ),
    listWebhooks: (input) => answering('listWebhooks', input, () => create(ListWebhooksResponseSchema, rows())),
    registerWebhooks: (input) =>
      answering('registerWebhooks', input, () => {
        for (let count = 1; count <= 9; count += 1) webhooks.add(`type.${count}`);
        return create(RegisterWebhooksResponseSchema, rows());
      }),
    removeWebhooks: (input) =>
      answering('removeWebhooks', input, () => {
        webhooks.clear();
        return create(RemoveWebhooksResponseSchema, rows());
      }),
    getOnboardingData: (input) =>
      answering('getOnboardingData', input, () =>
        create(GetOnboardingDataResponseSchema, {
          initialWebhookUrl: 'http://127.0.0.1/w',
          finalWebhookUrl: 'http://127.0.0.1/w',
          metaApi: 'http://127.0.0.1/meta/{externalID}',
          successCallbackUrl: 'http://127.0.0.1/erfolg',
          failureCallbackUrl: 'http://127.0.0.1/fehler',
        }),
      ),
  };
  const away = () => Promise.reject(new Error('away'));
  const absent = { getConnection: away, setConnection: away, checkConnection: away, getFeatures: away };
  const services: ConnectionServices = { identity, companyCheck: absent, coreBanking: absent };
  return {
    services,
    asked,
    down: () => {
      isDown = true;
    },
  };
}
