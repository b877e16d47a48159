import { Router } from 'express';
import { createFrozenOrders } from '../application/application.module.js';
import type { Concept } from '../../http/concept/portal-deps.js';
import { createBusinessRouter } from './business.router.js';
import { createCompletionRouter } from './completion.router.js';
import { createPersonCompletion } from './person-completion.js';
import { createPersonRouter } from './person.router.js';
import type { PersonConceptDeps } from './person-deps.js';

/** Persons and companies of the own application, one by one. */
export function createPerson(deps: PersonConceptDeps): Concept {
  const { applications, settings, documents, now } = deps;
  const orders = createFrozenOrders({ settings, documents, frozen: applications.frozen, now });
  const completion = createPersonCompletion(deps, orders);
  const router = Router();
  router.use(createBusinessRouter(deps));
  router.use(createPersonRouter(deps, completion));
  router.use(createCompletionRouter(deps, completion));
  return { router };
}
