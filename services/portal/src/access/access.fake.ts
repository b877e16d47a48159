import { generateKeyPairSync } from 'node:crypto';
import { sampleRegistration } from './sample-registration.fake.js';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import type { CaseKeys } from '../case/case-keys.js';
import type { AccessDeps, AccessRules } from './access-deps.js';
import { createFakeApplicantRepository } from './applicant.repository.fake.js';
import { createDownloadTickets } from './download-tickets.js';
import { createFindAccount, createUsernameOf } from './find-account.js';
import { createFakeRateCounter } from './rate-counter.js';
import { createRateLimits } from './rate-limits.js';
import { createFakeSessionRepository } from './session.repository.fake.js';
import { createSessions } from './sessions.js';
import { createFakeStaffRepository } from './staff.repository.fake.js';
import { createFakeTicketRepository } from './ticket.repository.js';
import { createTokens } from './tokens.js';

const { privateKey } = generateKeyPairSync('ed25519');
const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const openRules: AccessRules = {
  strictEmailValidation: true,
  registerAskForPhone: false,
  disabledLegalForms: [],
  isVrPaymentInstance: false,
  instanceDeactivated: false,
  neutralAuthAnswers: false,
  staffSecondStep: false,
};

/** Case keys that only mark what they seal. */
function createFakeKeys(): CaseKeys {
  return {
    create: async () => undefined,
    seal: async (_caseId, _aad, plain) => Buffer.from(plain),
    open: async (_caseId, _aad, sealed) => Buffer.from(sealed),
    dataKey: async (caseId) => ({ id: caseId, bytes: new Uint8Array(32) }),
    destroy: async () => undefined,
    rewrap: async () => ({ rewrapped: 0, broken: 0, next: null }),
  };
}

/** Access on memory, with a clock and a case room that tests turn by hand. */
export function createFakeAccess() {
  const clock = { now: Date.UTC(2026, 10, 20, 9) };
  const rules = { ...openRules } as { -readonly [K in keyof AccessRules]: AccessRules[K] };
  const statuses = new Map<string, number>();
  const opened: string[] = [];
  const now = (): number => clock.now;
  const keys = createFakeKeys();
  const applicants = createFakeApplicantRepository();
  const staff = createFakeStaffRepository();
  const searchHash = createSearchHash('a pepper for tests only');
  const tokens = createTokens({ privateKeyPem, instance: 'test', accessSeconds: 3600 });
  const findAccount = createFindAccount({ applicants, staff });
  const sessions = createSessions({
    repository: createFakeSessionRepository(),
    tokens,
    findAccount,
    usernameOf: createUsernameOf(keys),
    now,
  });
  const deps: AccessDeps = {
    applicants,
    staff,
    sessions,
    tokens,
    limits: createRateLimits({ counter: createFakeRateCounter(), searchHash, ipFactor: 1, now }),
    keys,
    door: {
      openCase: async ({ caseId }) => {
        opened.push(caseId);
        statuses.set(caseId, 110);
      },
      look: async (caseId) => {
        const status = statuses.get(caseId);
        return status === undefined ? null : { status, kontoId: null };
      },
      confirmEmail: async (caseId) => void statuses.set(caseId, 130),
    },
    rules: async () => rules,
    searchHash,
    doiWindowMs: 14 * 24 * 60 * 60 * 1000,
    ring: { mail: () => undefined, pending: () => undefined },
    now,
  };
  const tickets = createDownloadTickets({ repository: createFakeTicketRepository(), sessions, now });
  return { deps, tickets, clock, rules, statuses, opened, sample: sampleRegistration };
}

export type FakeAccess = ReturnType<typeof createFakeAccess>;
