import type { Router } from 'express';
import * as z from 'zod';
import { equalSecrets, readBasic, unauthorized } from '../../provider-http/credentials.js';
import { listOf, notFound, parseBody } from '../../provider-http/answer.js';
import { createProviderRoutes, type ProviderRoutes } from '../../provider-http/provider-router.js';
import type { Sandbox } from '../../state/sandbox.js';
import { BANKING_EVENT_TYPES } from '../../webhooks/subscriptions.js';
import { createBank, type Bank } from './bank.js';
import { addBusinessIdentificationRoutes, ownBusinessIdentifications } from './business-identifications.js';
import { addBusinessRoutes } from './businesses.js';
import { addDocumentRoutes } from './documents.js';
import { addPartyRoutes } from './parties.js';
import { addPersonIdentificationRoutes, ownPersonIdentifications } from './person-identifications.js';
import { addPersonRoutes } from './persons.js';

const newSubscriptionSchema = z.object({ type: z.enum(BANKING_EVENT_TYPES), url: z.url() });

/** The banking provider: `/banking/v1`. */
export function createBanking(sandbox: Sandbox): { router: Router; bank: Bank } {
  const { user, secret } = sandbox.config.banking;
  const bank = createBank(sandbox);
  ownPersonIdentifications(bank);
  ownBusinessIdentifications(bank);
  const routes = createProviderRoutes(sandbox, {
    provider: 'banking',
    honoursIdempotencyKey: true,
    authenticate: (request) => {
      const given = readBasic(request);
      const isUser = equalSecrets(given?.user, user);
      if (!equalSecrets(given?.secret, secret) || !isUser) throw unauthorized();
    },
  });
  addPersonRoutes(routes, bank);
  addPersonIdentificationRoutes(routes, bank);
  addBusinessRoutes(routes, bank);
  addPartyRoutes(routes, bank);
  addDocumentRoutes(routes, bank);
  addBusinessIdentificationRoutes(routes, bank);
  addSubscriptionRoutes(routes, sandbox);
  return { router: routes.finish(), bank };
}

function addSubscriptionRoutes(routes: ProviderRoutes, { subscriptions }: Sandbox): void {
  routes.get('/webhooks', () => listOf(subscriptions.all()));
  routes.post('/webhooks', ({ json }) => {
    const { type, url } = parseBody(newSubscriptionSchema, json);
    const { subscription, isNew } = subscriptions.add(type, url);
    return { status: isNew ? 201 : 200, body: subscription };
  });
  routes.delete('/webhooks', () => {
    subscriptions.removeAll();
    return { status: 204 };
  });
  routes.delete('/webhooks/:id', ({ params }) => {
    if (!subscriptions.remove(params['id'] ?? '')) throw notFound();
    return { status: 204 };
  });
}
