import type { Concept } from '../../http/concept/portal-deps.js';
import { createCompletion } from '../person/person.module.js';
import { createOwnPersonRouter } from './own-person.router.js';
import type { OwnPersonDeps } from './own-person-deps.js';

export { createCoSignerPeople } from './find-co-signer.js';
export { createQueueCodeMail } from './queue-code-mail.js';

/** The page of a co-signer: what is asked, the own data and the identity check. */
export function createOwnPerson(needs: Parameters<typeof createCompletion>[0]): Concept {
  const deps: OwnPersonDeps = {
    ...needs,
    completion: createCompletion(needs),
    bankName: async () => (await needs.settings.all()).bankName,
  };
  return { router: createOwnPersonRouter(deps) };
}
