import { createIsFrom } from '@kontor/platform/http/network';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { RequestHandler } from 'express';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { SessionDeps } from '../session/session.module.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import { createMongoCaseNumbers, defineCounterModel } from './case-numbers.mongo.js';
import { consentGuard } from './consent-guard.js';
import { eraseApplicant } from './erase-applicant.js';
import type { OpenCase } from './pending-case.js';
import type { RegistrationDeps } from './registration-deps.js';
import { createRegistrationRouter } from './registration.router.js';
import { createPendingRelay } from './relay-pending.js';

export interface RegistrationModule extends Concept {
  /** Runs after authentication and before all other routers. */
  readonly consentGuard: RequestHandler;
}

const pollMs = 2000;

/** Registration up to the opened case. */
export function createRegistration(
  { config, mongo, logger }: PortalDeps,
  session: SessionDeps,
  { openCase, keepConsents }: { openCase: OpenCase } & Pick<RegistrationDeps, 'keepConsents'>,
): RegistrationModule {
  const counters = defineCounterModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([counters]));
  const relay = createPendingRelay({ ...session, openCase, logger });
  const poller = createPoller({ name: 'pending cases', everyMs: pollMs, run: relay.run, logger });
  const deps: RegistrationDeps = {
    ...session,
    acceptsCasePolicy: config.KONTOR_PROFILE === 'test',
    isFromBank: createIsFrom(config.BANK_NETWORKS),
    caseNumbers: createMongoCaseNumbers(counters),
    onCasePending: relay.open,
    keepConsents,
  };
  return {
    consentGuard,
    router: createRegistrationRouter(deps),
    start: () => {
      const stop = poller.start();
      return async () => {
        await stop();
        await relay.ended();
      };
    },
    eraseCase: (caseId) => eraseApplicant(session, caseId),
  };
}
