import { randomUUID } from 'node:crypto';
import { basicAuth } from '@kontor/platform/http/basic-auth';
import { createProviderClient } from '@kontor/platform/http/provider-client';
import type { ProviderClient } from '@kontor/platform/http/provider-client';
import { itemsWithReference } from '@kontor/platform/http/items-with-reference';
import { nullIfGone } from '@kontor/platform/http/provider-errors';
import { providerPath } from '@kontor/platform/http/provider-path';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import * as z from 'zod';
import {
  bankingPersonSchema,
  businessIdentificationSchema,
  knownSchema,
  listOf,
  personIdentificationSchema,
  subscriptionSchema,
} from './banking-answers.js';
import type { BankingConnection } from './banking-connection.js';
import { businessPayload, personPayload } from './banking-payload.js';
import type { BankingProvider, Creation, DocumentUpload } from './banking-provider.js';

/** The banking provider over HTTP. It honours operation keys, so creations may be repeated with theirs. */
export function createBankingProvider(
  connection: BankingConnection,
  tools: { logger: Logger; metrics?: Metrics | undefined },
): BankingProvider {
  const client = createProviderClient({
    ...tools,
    name: 'banking',
    baseUrl: connection.baseUrl,
    debugLog: connection.debugLog,
    authenticate: () => ({ authorization: basicAuth(connection.user, connection.secret) }),
  });
  return providerUntil(client, undefined);
}

function providerUntil(client: ProviderClient, deadline: number | undefined): BankingProvider {
  const calls = createCalls(client, deadline);
  return {
    ...businesses(calls),
    ...persons(calls),
    ...roles(calls),
    ...identifications(calls),
    subscriptions: async () => (await calls.get('/webhooks', listOf(subscriptionSchema))).items,
    subscribe: async (subscription) => {
      // A key of its own: after a removal the provider would only repeat its earlier answer.
      await calls.post('/webhooks', subscription, subscriptionSchema, `webhook:${randomUUID()}`);
    },
    unsubscribe: async (id) => {
      const path = providerPath`/webhooks/${id}`;
      await client.call({ method: 'DELETE', path, retry: 'safe', schema: z.unknown(), deadline }).catch(nullIfGone);
    },
    until: (other) => providerUntil(client, other),
  };
}

type Calls = ReturnType<typeof createCalls>;

function createCalls(client: ProviderClient, deadline: number | undefined) {
  const get = <S extends z.ZodType>(path: string, schema: S, query: Record<string, string> = {}) =>
    client.call({ method: 'GET', path, query, retry: 'safe', schema, deadline });
  return {
    get,
    find: async <S extends z.ZodType>(path: string, reference: string, schema: S): Promise<z.output<S> | null> => {
      const { items } = await get(path, itemsWithReference(schema, { name: 'reference', reference }), { reference });
      return items[0] ?? null;
    },
    post: <S extends z.ZodType>(path: string, body: unknown, schema: S, idempotencyKey: string) =>
      client.call({ method: 'POST', path, body, idempotencyKey, retry: 'keyed', schema, deadline }),
    patch: async (path: string, body: unknown) => {
      await client.call({ method: 'PATCH', path, body, retry: 'safe', schema: z.unknown(), deadline });
    },
    upload: (path: string, document: DocumentUpload) =>
      client.call({
        method: 'POST',
        path,
        headers: {
          'x-document-reference': document.reference,
          'x-document-type': document.type,
          'x-document-name': encodeURIComponent(document.name),
        },
        body: { bytes: document.bytes, contentType: document.contentType },
        idempotencyKey: document.idempotencyKey,
        retry: 'keyed',
        schema: knownSchema,
        deadline,
      }),
  };
}

function businesses({ find, post, patch, upload }: Calls) {
  return {
    findBusiness: (reference: string) => find('/businesses', reference, knownSchema),
    createBusiness: (
      { reference, idempotencyKey }: Creation,
      business: Parameters<BankingProvider['createBusiness']>[1],
    ) => post('/businesses', { reference, ...businessPayload(business) }, knownSchema, idempotencyKey),
    updateBusiness: (id: string, business: Parameters<BankingProvider['updateBusiness']>[1]) =>
      patch(providerPath`/businesses/${id}`, businessPayload(business)),
    cancelBusiness: async (id: string) => {
      await post(providerPath`/businesses/${id}/cancel`, {}, z.unknown(), `${id}:cancel`).catch(nullIfGone);
    },
    findDocument: (id: string, reference: string) =>
      find(providerPath`/businesses/${id}/documents`, reference, knownSchema),
    addDocument: (id: string, document: DocumentUpload) => upload(providerPath`/businesses/${id}/documents`, document),
  } satisfies Partial<BankingProvider>;
}

function persons({ get, find, post, patch }: Calls) {
  return {
    findPerson: (reference: string) => find('/persons', reference, bankingPersonSchema),
    createPerson: ({ reference, idempotencyKey }: Creation, person: Parameters<BankingProvider['createPerson']>[1]) =>
      post('/persons', { reference, ...personPayload(person) }, bankingPersonSchema, idempotencyKey),
    updatePerson: (id: string, person: Parameters<BankingProvider['updatePerson']>[1]) =>
      patch(providerPath`/persons/${id}`, personPayload(person)),
    person: (id: string) => get(providerPath`/persons/${id}`, bankingPersonSchema),
  } satisfies Partial<BankingProvider>;
}

function roles({ find, post }: Calls) {
  const representatives = (id: string) => providerPath`/businesses/${id}/legal_representatives`;
  const owners = (id: string) => providerPath`/businesses/${id}/beneficial_owners`;
  return {
    findRepresentative: (id: string, reference: string) => find(representatives(id), reference, knownSchema),
    addRepresentative: (id: string, { reference, idempotencyKey }: Creation, role: object) =>
      post(representatives(id), { reference, ...role }, knownSchema, idempotencyKey),
    findOwner: (id: string, reference: string) => find(owners(id), reference, knownSchema),
    addOwner: (id: string, { reference, idempotencyKey }: Creation, role: object) =>
      post(owners(id), { reference, ...role }, knownSchema, idempotencyKey),
  } satisfies Partial<BankingProvider>;
}

function identifications({ get, find, post }: Calls) {
  const ofBusiness = (id: string) => providerPath`/businesses/${id}/identifications`;
  const ofPerson = (id: string) => providerPath`/persons/${id}/identifications`;
  return {
    findBusinessIdentification: (id: string, reference: string) =>
      find(ofBusiness(id), reference, businessIdentificationSchema),
    startBusinessIdentification: (id: string, { reference, idempotencyKey }: Creation) =>
      post(ofBusiness(id), { reference }, businessIdentificationSchema, idempotencyKey),
    businessIdentification: (id: string) =>
      get(providerPath`/business_identifications/${id}`, businessIdentificationSchema),
    findPersonIdentification: (id: string, reference: string) =>
      find(ofPerson(id), reference, personIdentificationSchema).catch(nullIfGone),
    startPersonIdentification: (id: string, { reference, idempotencyKey }: Creation, email: string) =>
      post(ofPerson(id), { reference, email }, personIdentificationSchema, idempotencyKey),
    personIdentification: (personId: string, id: string) =>
      get(providerPath`/persons/${personId}/identifications/${id}`, personIdentificationSchema),
    cancelPersonIdentification: async (personId: string, id: string) => {
      const path = providerPath`/persons/${personId}/identifications/${id}/cancel`;
      await post(path, {}, z.unknown(), `${id}:cancel`).catch(nullIfGone);
    },
  } satisfies Partial<BankingProvider>;
}
