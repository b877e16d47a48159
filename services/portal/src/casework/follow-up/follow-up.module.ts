import type { Concept } from '../../http/concept/portal-deps.js';
import { createFollowUpRouter } from './follow-up.router.js';
import type { FollowUpDeps } from './set-follow-up.js';

/** Cases that the bank puts aside until a day. */
export function createFollowUp(deps: FollowUpDeps): Concept {
  return { router: createFollowUpRouter(deps) };
}
