import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { RequestHandler } from 'express';
import type { CaseKeys } from '../case/case-keys.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { createSweep } from '../sweep.js';
import type { AccessDeps, AccessRules, CaseDoor } from './access-deps.js';
import { createAccessResponder } from './access.responder.js';
import { createAccessRouter } from './access.router.js';
import { createMongoApplicantRepository, defineApplicantModels } from './applicant.repository.mongo.js';
import { createAuthenticate } from './authenticate.js';
import { createConsentGuard } from './consents.js';
import { seedDemoStaff } from './demo-staff.js';
import { createDownloadTickets } from './download-tickets.js';
import { eraseApplicant } from './erase-applicant.js';
import { createFindAccount, createUsernameOf } from './find-account.js';
import { relayPending } from './pending-relay.js';
import { createMongoRateCounter, defineRateModel } from './rate-counter.js';
import { createRateLimits } from './rate-limits.js';
import { createMongoSessionRepository, defineSessionModel } from './session.repository.mongo.js';
import { createSessions } from './sessions.js';
import { createMongoStaffRepository, defineStaffModel } from './staff.repository.mongo.js';
import { createMongoTicketRepository, defineTicketModel } from './ticket.repository.js';
import { createTokens } from './tokens.js';

export interface AccessConcept extends Concept {
  /** Finds out who asks; comes before all routers. */
  readonly authenticate: RequestHandler;
  /** Lets a customer registered by an adviser consent before anything else. */
  readonly consentGuard: RequestHandler;
  /** For the mails of a case and of a login. */
  readonly access: AccessDeps;
}

interface AccessNeeds {
  readonly keys: CaseKeys;
  readonly door: CaseDoor;
  readonly rules: () => Promise<AccessRules>;
  /** Rings when a mail waits. */
  readonly ringMail: () => void;
}

const pendingSweepMs = 2000;

/** Accounts, sessions and everything by which people come in. */
export function createAccess(deps: PortalDeps, needs: AccessNeeds): AccessConcept {
  const { config, logger, now } = deps;
  const { repositories, models } = createRepositories(deps);
  const pendingSweep = createSweep({
    everyMs: pendingSweepMs,
    logger,
    name: 'pending cases',
    run: () => relayPending(access, logger),
  });
  const access = createAccessDeps(deps, { ...needs, repositories, ringPending: pendingSweep.ring });
  const tickets = createDownloadTickets({ repository: repositories.tickets, sessions: access.sessions, now });
  deps.mongo.portal.onConnected(async () => {
    await ensureIndexes(models);
    if (config.DEMO_STAFF) await seedDemoStaff({ staff: access.staff, searchHash: access.searchHash, now, logger });
  });
  return {
    access,
    authenticate: createAuthenticate(access.sessions, tickets),
    consentGuard: createConsentGuard(access),
    router: createAccessRouter(access, tickets),
    handlers: createAccessResponder(access),
    start: pendingSweep.start,
    eraseCase: (caseId) => eraseApplicant(access, caseId),
  };
}

interface AccessParts extends AccessNeeds {
  readonly repositories: ReturnType<typeof createRepositories>['repositories'];
  readonly ringPending: () => void;
}

function createAccessDeps({ config, now }: PortalDeps, parts: AccessParts): AccessDeps {
  const { repositories, keys, door, rules, ringMail, ringPending } = parts;
  const { applicants, staff, counter } = repositories;
  const { TOKEN_PRIVATE_KEY: privateKeyPem, KONTOR_INSTANCE: instance, ACCESS_TOKEN_SECONDS: accessSeconds } = config;
  const searchHash = createSearchHash(config.SEARCH_PEPPER);
  const tokens = createTokens({ privateKeyPem, instance, accessSeconds });
  const findAccount = createFindAccount({ applicants, staff });
  return {
    applicants,
    staff,
    keys,
    door,
    rules,
    tokens,
    searchHash,
    sessions: createSessions({
      repository: repositories.sessions,
      tokens,
      findAccount,
      usernameOf: createUsernameOf(keys),
      now,
    }),
    limits: createRateLimits({ counter, searchHash, ipFactor: config.RATE_LIMIT_FACTOR, now }),
    doiWindowMs: config.casePolicy.doiWindowMs,
    ring: { mail: ringMail, pending: ringPending },
    now,
  };
}

function createRepositories({ mongo }: PortalDeps) {
  const { connection } = mongo.portal;
  const applicantModels = defineApplicantModels(connection);
  const staffModel = defineStaffModel(connection);
  const sessionModel = defineSessionModel(connection);
  const ticketModel = defineTicketModel(connection);
  const rateModel = defineRateModel(connection);
  return {
    models: [applicantModels.applicants, applicantModels.counters, staffModel, sessionModel, ticketModel, rateModel],
    repositories: {
      applicants: createMongoApplicantRepository(applicantModels),
      staff: createMongoStaffRepository(staffModel),
      sessions: createMongoSessionRepository(sessionModel),
      tickets: createMongoTicketRepository(ticketModel),
      counter: createMongoRateCounter(rateModel),
    },
  };
}
