import type { Concept } from '../../http/concept/portal-deps.js';
import { createMyAccessRouter, type MyAccessDeps } from './my-access.router.js';

/** What staff change about their own login. */
export function createMyAccess(deps: MyAccessDeps): Concept {
  return { router: createMyAccessRouter(deps) };
}
