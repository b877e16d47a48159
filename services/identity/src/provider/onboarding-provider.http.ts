import { toE164 } from '@kontor/domain/person/phone-number';
import type { PersonPayload } from '@kontor/domain/application/order-payload';
import { identityCheckStatuses } from '@kontor/domain/person/person-status';
import type { IdentityCheckStatus } from '@kontor/domain/person/person-status';
import { itemsWithReference } from '@kontor/platform/http/items-with-reference';
import { createProviderClient } from '@kontor/platform/http/provider-client';
import { nullIfGone } from '@kontor/platform/http/provider-errors';
import { providerPath } from '@kontor/platform/http/provider-path';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import * as z from 'zod';
import { attemptsLeftSchema, checkUrlSchema } from './banking-answers.js';
import type { OnboardingConnection } from './onboarding-connection.js';
import type { OnboardingProvider } from './onboarding-provider.js';

const transactionSchema = z
  .object({
    transactionId: z.string(),
    status: z.enum(identityCheckStatuses as [IdentityCheckStatus, ...IdentityCheckStatus[]]),
    final: z.boolean(),
    attemptsLeft: attemptsLeftSchema,
    identUrl: checkUrlSchema,
  })
  .transform(({ identUrl, ...transaction }) => ({ ...transaction, url: identUrl }));

/** The identity-onboarding provider over HTTP. Its `externalId` is unique, so a repeat can never create a second check. */
export function createOnboardingProvider(
  connection: OnboardingConnection,
  tools: { logger: Logger; metrics?: Metrics | undefined },
): OnboardingProvider {
  const { baseUrl, clientId, subscriptionKey, successUrl, failureUrl } = connection;
  const authenticate = () => ({ 'client-id': clientId, 'subscription-key': subscriptionKey });
  const client = createProviderClient({ ...tools, name: 'identity-onboarding', baseUrl, authenticate });
  const all = { path: '/transactions', retry: 'safe' } as const;
  const one = (transactionId: string) => ({ ...all, path: providerPath`/transactions/${transactionId}` });
  return {
    async findTransaction(externalId, deadline) {
      const query = { externalId };
      const schema = itemsWithReference(transactionSchema, { name: 'externalId', reference: externalId });
      const { items } = await client.call({ ...all, method: 'GET', query, schema, deadline });
      return items[0] ?? null;
    },
    createTransaction: ({ reference: externalId, idempotencyKey }, person, deadline) => {
      const body = { externalId, ...personFields(person), successUrl, failureUrl };
      const keyed = { path: all.path, idempotencyKey, retry: 'keyed' } as const;
      return client.call({ ...keyed, method: 'POST', body, schema: transactionSchema, deadline });
    },
    transaction: (id, deadline) =>
      client.call({ ...one(id), method: 'GET', schema: transactionSchema, deadline }).catch(nullIfGone),
    async withdraw(id, deadline) {
      await client.call({ ...one(id), method: 'DELETE', schema: z.unknown(), deadline }).catch(nullIfGone);
    },
  };
}

function personFields(person: PersonPayload): Record<string, string> {
  const { firstName, lastName, birthDate, email, phone, nationality } = person;
  return { firstName, lastName, ...given({ birthDate, email, phone: toE164(phone ?? ''), nationality }) };
}

function given(fields: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
