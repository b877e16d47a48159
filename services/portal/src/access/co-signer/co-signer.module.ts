import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { RequestHandler } from 'express';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createDeriveSecret, createSharedLimits } from '../account/account.module.js';
import { codeToMail } from './co-signer-codes.js';
import type { CoSignerDeps } from './co-signer-deps.js';
import { currentLink, mayAsk, type MailedLink, openLink, renewLink } from './co-signer-links.js';
import { createMongoCoSignerRepository, defineCoSignerModel } from './co-signer.repository.mongo.js';
import { createCoSignerRouter } from './co-signer.router.js';
import { createPersonGuard } from './person-guard.js';

export type { MailedLink } from './co-signer-links.js';
export type { CoSignerDeps, CoSignerPerson } from './co-signer-deps.js';

/** What mails and other concepts need of the links of co-signers. */
export interface CoSignerLinks {
  /** The link for a mail, and whom to mail it to; null where the person has none. */
  readonly forMail: (caseId: CaseId, personId: PersonId) => Promise<MailedLink | null>;
  /** The code of a queued mail; null once it is no longer valid. */
  readonly codeForMail: (mail: MailOfPerson) => Promise<{ readonly code: string; readonly email: string } | null>;
  /** Makes the link of a person void, and creates the one of the next mail. */
  readonly renew: (caseId: CaseId, personId: PersonId) => Promise<MailedLink | null>;
  /** The valid link for a mail, as long as the person has the address for which it was made; null without one. */
  readonly current: (caseId: CaseId, personId: PersonId) => Promise<MailedLink | null>;
  /** Whether the person is asked for own data, and a mail about it would have a link. */
  readonly mayMail: (caseId: CaseId, personId: PersonId) => Promise<boolean>;
}

interface MailOfPerson {
  readonly caseId: CaseId;
  readonly personId: PersonId;
  readonly mailId: string;
}

export interface CoSignerModule extends Concept {
  readonly links: CoSignerLinks;
  /** Finds the session of a co-signer, and keeps it to its own routes; runs before all routers. */
  readonly guard: RequestHandler;
}

/** The links of co-signers, in any store. */
export function assembleCoSigners(deps: CoSignerDeps): CoSignerModule {
  return {
    links: {
      forMail: (caseId, personId) => openLink(deps, caseId, personId),
      codeForMail: (mail) => codeToMail(deps, mail),
      current: (caseId, personId) => currentLink(deps, caseId, personId),
      renew: (caseId, personId) => renewLink(deps, caseId, personId),
      mayMail: (caseId, personId) => mayAsk(deps, caseId, personId),
    },
    guard: createPersonGuard(deps),
    router: createCoSignerRouter(deps),
    eraseCase: (caseId) => deps.repository.eraseCase(caseId),
  };
}

/** The links of co-signers on MongoDB. */
export function createCoSigners(
  { config, mongo, now }: PortalDeps,
  needs: Pick<CoSignerDeps, 'person' | 'bankName' | 'queueCode'>,
): CoSignerModule {
  const model = defineCoSignerModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return assembleCoSigners({
    ...needs,
    repository: createMongoCoSignerRepository(model),
    deriveSecret: createDeriveSecret({
      privateKeyPem: config.TOKEN_PRIVATE_KEY,
      instance: config.KONTOR_INSTANCE,
    }),
    searchHash: createSearchHash(config.SEARCH_PEPPER),
    limits: createSharedLimits({ config, mongo }),
    now,
  });
}
