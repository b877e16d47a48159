import { generateKeyPairSync } from 'node:crypto';
import type { ConsentsBody } from '@kontor/api/session/session.schema';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import type { AccountDeps, AccountRules } from '../../account/account-deps.js';
import { createDeriveSecret } from '../../account/derive-secret.js';
import { createFindAccount, createUsernameOf } from '../../account/find-account.js';
import { createRateLimits } from '../../account/rate-limits.js';
import type { SealingKeys } from '../../account/sealing-keys.js';
import { createFakeApplicantRepository } from '../../account/testing/applicant.repository.fake.js';
import { createFakeLimiter } from '../../account/testing/limiter.fake.js';
import { createFakeStaffRepository } from '../../account/testing/staff.repository.fake.js';
import { announceEnded } from '../../other-device/announce-ended.js';
import { createFakePairingRepository } from '../../other-device/testing/pairing.repository.fake.js';
import { keyPlaceOf } from '../../second-factor/security-key.js';
import { createCodeBrowsers } from '../../session/code-browsers.js';
import { createDownloadTickets } from '../../session/download-tickets.js';
import { createKnownDevices } from '../../session/known-devices.js';
import { createSessionCookie } from '../../session/session-cookie.js';
import { createSessions, lifetimeMs } from '../../session/sessions.js';
import { createFakeSessionRepository } from '../../session/testing/session.repository.fake.js';
import { createFakeTicketRepository } from '../../session/testing/ticket.repository.fake.js';
import { createTokens } from '../../session/tokens.js';
import { createFakeWindowCodeRepository } from '../../window-code/testing/window-code.repository.fake.js';
import { createWindowCodes } from '../../window-code/window-codes.js';
import type { OpenCase } from '../pending-case.js';
import type { RegistrationDeps } from '../registration-deps.js';
import { createFakeCaseNumbers } from './case-numbers.fake.js';
import { sampleRegistration } from './sample-registration.js';

const { privateKey } = generateKeyPairSync('ed25519');
const key = { privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), instance: 'test' };

const openRules: AccountRules = {
  strictEmailValidation: true,
  registerAskForPhone: false,
  disabledLegalForms: [],
  isVrPaymentInstance: false,
  urls: {},
  instanceDeactivated: false,
  neutralAuthAnswers: false,
  staffSecondStep: false,
  strongFactorRoles: [],
};

/** Keys that do not encrypt. */
const plainKeys: SealingKeys = {
  create: async () => undefined,
  seal: async (_caseId, _aad, plain) => Buffer.from(plain),
  open: async (_caseId, _aad, sealed) => Buffer.from(sealed),
};

/** Cases as a map of statuses. */
function createFakeCases() {
  const statuses = new Map<string, number>();
  const opened: string[] = [];
  const policies: Partial<CasePolicy>[] = [];
  const cases: AccountDeps['cases'] = {
    find: async (caseId) => {
      const status = statuses.get(caseId);
      return status === undefined ? null : { status, kontoId: null, feedback: null };
    },
    confirmEmail: async (caseId) => void statuses.set(caseId, 130),
  };
  const openCase: OpenCase = async ({ caseId, policy }) => {
    opened.push(caseId);
    policies.push(policy);
    statuses.set(caseId, 110);
  };
  return { cases, openCase, statuses, opened, policies };
}

/** Registration, sessions and accounts in memory, with a clock, rules and case statuses that tests set. */
export function createFakeAccounts() {
  const clock = { now: Date.UTC(2026, 10, 20, 9) };
  const rules = { ...openRules } as { -readonly [K in keyof AccountRules]: AccountRules[K] };
  const now = (): number => clock.now;
  const { cases, openCase, statuses, opened, policies } = createFakeCases();
  const searchHash = createSearchHash('a pepper for tests only');
  const account: AccountDeps = {
    applicants: createFakeApplicantRepository(),
    staff: createFakeStaffRepository(),
    deriveSecret: createDeriveSecret(key),
    limits: createRateLimits({ createLimiter: createFakeLimiter(now), searchHash, ipFactor: 1 }),
    keys: plainKeys,
    cases,
    rules: async () => rules,
    searchHash,
    doiWindowMs: 14 * 24 * 60 * 60 * 1000,
    onMailQueued: () => undefined,
    now,
  };
  /** Whether requests come from a network of the bank. */
  const place = { isBank: false };
  const counted: string[] = [];
  const loginsFrom: string[] = [];
  const pairings = createFakePairingRepository();
  const announced: string[] = [];
  const announce = (caseId: string): void => void announced.push(caseId);
  const sessions = createSessions({
    repository: createFakeSessionRepository(),
    tokens: createTokens({ ...key, accessSeconds: 3600 }),
    findAccount: createFindAccount(account),
    usernameOf: createUsernameOf(plainKeys),
    onLogin: async ({ side }, address) => {
      counted.push(`${side} done`);
      loginsFrom.push(address);
    },
    onReused: async ({ side }) => void counted.push(`${side} reused`),
    onEnded: (ended) => announceEnded({ pairings, announce }, ended),
    now,
  });
  const caseNumbers = createFakeCaseNumbers();
  const keptConsents = new Map<string, ConsentsBody>();
  const deps: RegistrationDeps = {
    ...account,
    keyPlace: keyPlaceOf('http://localhost:8080'),
    sessions,
    deviceOf: createKnownDevices({ ...account, instance: 'test', secure: false }),
    codeBrowserOf: createCodeBrowsers({ ...account, instance: 'test', secure: false }),
    cookie: createSessionCookie({ instance: 'test', appUrl: 'http://localhost:8080', maxAgeMs: lifetimeMs }),
    countFactor: (change) => void counted.push(`factor ${change}`),
    onLoginFailed: async ({ side, outcome }) => void counted.push(`${side} ${outcome}`),
    caseNumbers,
    acceptsCasePolicy: true,
    isFromBank: () => place.isBank,
    onCasePending: () => undefined,
    keepConsents: async (caseId, consents) => void keptConsents.set(caseId, consents),
  };
  const windowCodes = createWindowCodes({
    ...{ repository: createFakeWindowCodeRepository(), sessions, now },
    findAccount: createFindAccount(account),
  });
  const tickets = createDownloadTickets({ repository: createFakeTicketRepository(), sessions, now });
  let suspensions = 0;
  const onSuspended = (): void => void (suspensions += 1);
  return {
    ...{
      counted,
      keptConsents,
      loginsFrom,
      deps,
      tickets,
      windowCodes,
      openCase,
      clock,
      rules,
      place,
      statuses,
      opened,
      policies,
      sample: sampleRegistration,
    },
    ...{ pairings, announce, announced },
    ...{ onSuspended, suspensions: () => suspensions },
  };
}

export type FakeAccounts = ReturnType<typeof createFakeAccounts>;
