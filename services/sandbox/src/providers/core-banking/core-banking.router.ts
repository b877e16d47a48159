import type { Router } from 'express';
import { equalSecrets, unauthorized } from '../../provider-http/credentials.js';
import { createProviderRoutes } from '../../provider-http/provider-router.js';
import type { Sandbox } from '../../state/sandbox.js';
import { addAccountRoutes } from './accounts.js';
import { addCardRoutes } from './cards.js';
import { createCoreBank, type CoreBank } from './core-bank.js';
import { addCorePersonRoutes } from './persons.js';

/** The core bank: `/core-banking/v1`. It ignores the Idempotency-Key, as core banks do. */
export function createCoreBanking(sandbox: Sandbox): { router: Router; bank: CoreBank } {
  const { apiKey } = sandbox.config.coreBanking;
  const bank = createCoreBank(sandbox);
  const routes = createProviderRoutes(sandbox, {
    provider: 'core-banking',
    honoursIdempotencyKey: false,
    authenticate: (request) => {
      if (!equalSecrets(request.get('x-api-key'), apiKey)) throw unauthorized();
    },
  });
  addCorePersonRoutes(routes, bank);
  addAccountRoutes(routes, bank);
  addCardRoutes(routes, bank);
  return { router: routes.finish(), bank };
}
