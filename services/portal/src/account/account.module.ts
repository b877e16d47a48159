import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { PortalDeps } from '../portal-deps.js';
import type { AccountDeps } from './account-deps.js';
import { createMongoApplicantRepository, defineApplicantModel } from './applicant.repository.mongo.js';
import { createDeriveSecret } from './derive-secret.js';
import { createMongoLimiter, ensureLimiterIndexes } from './rate-limiter.mongo.js';
import { createRateLimits } from './rate-limits.js';
import { createMongoStaffRepository, defineStaffModel } from './staff.repository.mongo.js';

export {
  type PasswordLink,
  type StaffChange,
  type StaffDocument,
  freshAccount,
  noPasswordLink,
} from './staff.repository.js';
export type { ApplicantDocument } from './applicant.repository.js';

type AccountNeeds = Pick<AccountDeps, 'keys' | 'cases' | 'rules' | 'onMailQueued'>;

/** The accounts of applicants and staff, their codes and limits. */
export function createAccount({ config, mongo, now }: PortalDeps, needs: AccountNeeds): AccountDeps {
  const { connection } = mongo.portal;
  const applicants = defineApplicantModel(connection);
  const staff = defineStaffModel(connection);
  mongo.portal.onConnected(async () => {
    await ensureIndexes([applicants, staff]);
    await ensureLimiterIndexes(connection);
  });
  const searchHash = createSearchHash(config.SEARCH_PEPPER);
  return {
    ...needs,
    applicants: createMongoApplicantRepository(applicants),
    staff: createMongoStaffRepository(staff),
    deriveSecret: createDeriveSecret({
      privateKeyPem: config.TOKEN_PRIVATE_KEY,
      instance: config.KONTOR_INSTANCE,
    }),
    limits: createRateLimits({
      createLimiter: (options) => createMongoLimiter(connection, options),
      searchHash,
      ipFactor: config.RATE_LIMIT_FACTOR,
    }),
    searchHash,
    doiWindowMs: config.casePolicy.doiWindowMs,
    now,
  };
}
