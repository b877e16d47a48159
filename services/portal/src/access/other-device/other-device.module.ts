import type { CaseId } from '@kontor/domain/case/case-id';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { EndedSession, SessionDeps } from '../session/session.module.js';
import { announceEnded } from './announce-ended.js';
import { createOtherDeviceRouter } from './other-device.router.js';
import { createMongoPairingRepository, definePairingModel } from './pairing.repository.mongo.js';

export interface OtherDeviceModule extends Concept {
  readonly sessionEnded: (session: EndedSession) => Promise<void>;
}

/** The application continued on another device of its applicant. */
export function createOtherDevice(
  { bus, mongo }: Pick<PortalDeps, 'bus' | 'mongo'>,
  session: SessionDeps,
): OtherDeviceModule {
  const model = definePairingModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  const pairings = createMongoPairingRepository(model);
  const announce = (caseId: CaseId): void => bus.publishLive(caseId, { type: 'device', seq: 0 });
  return {
    sessionEnded: (ended) => announceEnded({ pairings, announce }, ended),
    router: createOtherDeviceRouter({ ...session, pairings, announce }),
    eraseCase: (caseId) => pairings.erase(caseId),
  };
}
