import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import type { AccountDeps } from './account-deps.js';
import { createMongoApplicantRepository, defineApplicantModel } from './applicant.repository.mongo.js';
import { createDeriveSecret } from './derive-secret.js';
import { createMongoLimiter, ensureLimiterIndexes } from './rate-limiter.mongo.js';
import { createRateLimits, type RateLimits } from './rate-limits.js';
import { createMongoStaffRepository, defineStaffModel } from './staff.repository.mongo.js';

export {
  type PasswordLink,
  type StaffAct,
  type StaffChange,
  type StaffDocument,
  freshAccount,
  noPasswordLink,
} from './staff.repository.js';
export { type AccountName, accountNameOf } from './account-name.js';
export { createStaffDirectory } from './staff.js';
export type { ApplicantDocument } from './applicant.repository.js';
export type { AccountDeps, AccountRules } from './account-deps.js';
export type { AccountMail } from './account-mail.js';
export {
  addressHashOf,
  changeApplicant,
  findApplicantByEmail,
  languageOfApplicant,
  loginAccountOf,
} from './applicant.js';
export type { CaseGateway } from './case-gateway.js';
export { changeRecord } from './change-record.js';
export {
  codeHash,
  codeOf,
  type CodePlace,
  type CodeSlot,
  isOpen,
  linkHash,
  linkOf,
  mailedCode,
  matches,
  noCode,
  takeTry,
  normaliseCode,
  withCode,
} from './code-slot.js';
export { createDeriveSecret, type DeriveSecret } from './derive-secret.js';
export { createFindAccount, createUsernameOf } from './find-account.js';
export type { AccountSide, FindLoginAccount, LoginAccount, UsernameOf } from './login-account.js';
export { mailNewDevice } from './new-device-mail.js';
export { inEvenTime } from './even-time.js';
export { openLoginCode, spendLoginCode, spendLoginLink } from './login-code.js';
export { isCommonPassword } from './common-password.js';
export { hashPassword, verifyPassword } from './password.js';
export { type RateLimits, TooManyRequests } from './rate-limits.js';
export { openRegistration, sealRegistration } from './sealed-registration.js';
export { openStaffCode, resendStaffCode, spendStaffCode } from './staff-code.js';
export {
  changeStaff,
  findStaffByName,
  isActive,
  lacksFactor,
  requiresFactor,
  staffLoginOf,
  withStaffMail,
} from './staff.js';
export { factorKinds, hasFactor, noFactors, type SecurityKey, type StaffFactors } from './staff-factors.js';
export { confirmByLogin, openVerification, requestVerification, verifyByCode, verifyByLink } from './verification.js';

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
    limits: createSharedLimits({ config, mongo }),
    searchHash,
    doiWindowMs: config.casePolicy.doiWindowMs,
    now,
  };
}

/** The limits that all concepts and instances share; creating them twice counts nothing twice. */
export function createSharedLimits({ config, mongo }: Pick<PortalDeps, 'config' | 'mongo'>): RateLimits {
  return createRateLimits({
    createLimiter: (options) => createMongoLimiter(mongo.portal.connection, options),
    searchHash: createSearchHash(config.SEARCH_PEPPER),
    ipFactor: config.RATE_LIMIT_FACTOR,
  });
}
