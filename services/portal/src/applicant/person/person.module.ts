import { Router } from 'express';
import { createFrozenOrders } from '../application/application.module.js';
import type { Concept } from '../../http/concept/portal-deps.js';
import { createBusinessRouter } from './business.router.js';
import { createCompletionRouter } from './completion.router.js';
import { createPersonCompletion, type PersonCompletion } from './person-completion.js';
import { createPersonRouter } from './person.router.js';
import type { PersonConceptDeps } from './person-deps.js';

export { completionSchema } from './completion-body.js';
export type { PersonToMail } from './person-deps.js';
export { replaced } from './replaced-person.js';
export { isAskedFor, type PersonCompletion } from './person-completion.js';

/** How what a provider requires of a person is stored and handed over. */
export function createCompletion(
  deps: Pick<PersonConceptDeps, 'core' | 'applications' | 'settings' | 'documents' | 'now'>,
): PersonCompletion {
  const { applications, settings, documents, now } = deps;
  return createPersonCompletion(deps, createFrozenOrders({ settings, documents, frozen: applications.frozen, now }));
}

/** Persons and companies of the own application, one by one. */
export function createPerson(deps: PersonConceptDeps): Concept {
  const completion = createCompletion(deps);
  const router = Router();
  router.use(createBusinessRouter(deps));
  router.use(createPersonRouter(deps, completion));
  router.use(createCompletionRouter(deps, completion));
  return { router };
}
