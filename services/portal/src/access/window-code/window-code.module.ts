import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createFindAccount } from '../account/account.module.js';
import type { SessionDeps } from '../session/session.module.js';
import { createMongoWindowCodeRepository, defineWindowCodeModel } from './window-code.repository.mongo.js';
import { createWindowCodeRouter } from './window-code.router.js';
import { createWindowCodes } from './window-codes.js';

/** How a registration in a frame continues in a window of its own. */
export function createWindowCode({ mongo, now }: PortalDeps, session: SessionDeps): Concept {
  const model = defineWindowCodeModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  const repository = createMongoWindowCodeRepository(model);
  const codes = createWindowCodes({
    ...{ repository, sessions: session.sessions, now },
    findAccount: createFindAccount(session),
  });
  return { router: createWindowCodeRouter(session, codes) };
}
