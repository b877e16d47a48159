import { createClientCredentials } from '@kontor/platform/http/client-credentials';
import { createProviderClient } from '@kontor/platform/http/provider-client';
import type { ProviderClient } from '@kontor/platform/http/provider-client';
import { itemsWithReference } from '@kontor/platform/http/items-with-reference';
import { nullIfGone } from '@kontor/platform/http/provider-errors';
import { providerPath } from '@kontor/platform/http/provider-path';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import * as z from 'zod';
import {
  beneficialOwnersSchema,
  creditCheckSchema,
  documentOrderSchema,
  economyReportSchema,
  functionariesSchema,
  registerUserSchema,
  searchSchema,
} from './company-check-answers.js';
import type { CompanyCheckConnection } from './company-check-connection.js';
import type { CompanyCheckProvider, RegisterUser, ReportSubject } from './company-check-provider.js';

/** A document of a register is the largest answer, bytes. */
const maxResponseBytes = 16 * 1024 * 1024;

/** The company-check service over HTTP. It honours operation keys; an order's key is its reference. */
export function createCompanyCheckProvider(
  connection: CompanyCheckConnection,
  tools: { logger: Logger; metrics?: Metrics | undefined },
): CompanyCheckProvider {
  const { baseUrl, clientId, clientSecret, debugLog } = connection;
  const client = createProviderClient({
    ...tools,
    name: 'company-check',
    baseUrl,
    maxResponseBytes,
    debugLog,
    authenticate: createClientCredentials({
      provider: 'company-check',
      tokenUrl: `${baseUrl}/oauth/token`,
      clientId,
      clientSecret,
    }),
  });
  return providerUntil(client, undefined);
}

function providerUntil(client: ProviderClient, deadline: number | undefined): CompanyCheckProvider {
  const known = <S extends z.ZodType>(path: string, schema: S) =>
    client.call({ method: 'GET', path, retry: 'safe', schema, deadline }).catch(nullIfGone);
  const economyReports = orders(client, { path: '/v1/economy-reports', schema: economyReportSchema, deadline });
  const creditChecks = orders(client, { path: '/v1/credit-checks', schema: creditCheckSchema, deadline });
  return {
    search: ({ query, page, city, street, zipCode, registrationNumber }) =>
      client.call({
        method: 'GET',
        path: '/v1/companies',
        query: {
          q: query || undefined,
          page,
          city: city || undefined,
          street: street || undefined,
          zipCode: zipCode || undefined,
          registrationNumber: registrationNumber || undefined,
        },
        retry: 'safe',
        schema: searchSchema,
        deadline,
      }),
    functionaries: (headquarterId) =>
      known(providerPath`/v1/companies/${headquarterId}/functionaries`, functionariesSchema),
    beneficialOwners: (headquarterId) =>
      known(providerPath`/v1/companies/${headquarterId}/beneficial-owners`, beneficialOwnersSchema),
    findEconomyReport: economyReports.find,
    orderEconomyReport: economyReports.order,
    findCreditCheck: creditChecks.find,
    orderCreditCheck: creditChecks.order,
    ...documentsUntil(client, deadline),
    createRegisterUser: (login) => createRegisterUser(client, login, deadline),
    until: (other) => providerUntil(client, other),
  };
}

/** Never repeated by itself, because the answer may be lost after the user was created. */
function createRegisterUser(
  client: ProviderClient,
  body: { readonly email: string; readonly password: string },
  deadline: number | undefined,
): Promise<RegisterUser> {
  const path = '/v1/transparency-register/users';
  return client.call({ method: 'POST', path, body, retry: 'never', schema: registerUserSchema, deadline });
}

function documentsUntil(
  client: ProviderClient,
  deadline: number | undefined,
): Pick<CompanyCheckProvider, 'findDocumentOrder' | 'orderDocument' | 'document'> {
  const documents = orders(client, { path: '/v1/document-orders', schema: documentOrderSchema, deadline });
  return {
    findDocumentOrder: documents.find,
    orderDocument: documents.order,
    document: async (documentId) => {
      const path = providerPath`/v1/documents/${documentId}`;
      return (await client.callBinary({ method: 'GET', path, retry: 'safe', deadline })).bytes;
    },
  };
}

function orders<S extends z.ZodType>(
  client: ProviderClient,
  { path, schema, deadline }: { path: string; schema: S; deadline: number | undefined },
) {
  return {
    find: async (reference: string): Promise<z.output<S> | null> => {
      const { items } = await client.call({
        method: 'GET',
        path,
        query: { reference },
        retry: 'safe',
        schema: itemsWithReference(schema, { name: 'reference', reference }),
        deadline,
      });
      return items[0] ?? null;
    },
    order: (reference: string, subject: ReportSubject): Promise<z.output<S>> =>
      client.call({
        method: 'POST',
        path,
        body: { reference, ...subject },
        idempotencyKey: reference,
        retry: 'keyed',
        schema,
        deadline,
      }),
  };
}
