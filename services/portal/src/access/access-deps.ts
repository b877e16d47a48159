import type { RegistrationRules } from '@kontor/domain/application/registration.schema';
import type { CaseKeys } from '../case/case-keys.js';
import type { ApplicantRepository } from './applicant.repository.js';
import type { OpenCase } from './pending-case.js';
import type { Sessions } from './sessions.js';
import type { StaffRepository } from './staff.repository.js';
import type { RateLimits } from './rate-limits.js';
import type { Tokens } from './tokens.js';

/** What the bank's settings say about access. */
export interface AccessRules extends RegistrationRules {
  readonly instanceDeactivated: boolean;
  /** Answers the same for known and unknown addresses. */
  readonly neutralAuthAnswers: boolean;
  /** Staff confirm their password by a mailed code. */
  readonly staffSecondStep: boolean;
}

/** What access knows of a case. */
export interface KnownCase {
  readonly status: number;
  /** The account package chosen last; null when none was. */
  readonly kontoId: number | null;
}

/** What access needs of the case room. */
export interface CaseDoor {
  readonly openCase: OpenCase;
  /** A case as it stands; null while it has not been opened. */
  readonly look: (caseId: string) => Promise<KnownCase | null>;
  /** Tells the case that its e-mail address is confirmed; repeatable. */
  readonly confirmEmail: (caseId: string, accountId: string) => Promise<void>;
}

export interface AccessDeps {
  readonly applicants: ApplicantRepository;
  readonly staff: StaffRepository;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly limits: RateLimits;
  readonly keys: CaseKeys;
  readonly door: CaseDoor;
  readonly rules: () => Promise<AccessRules>;
  readonly searchHash: (purpose: string, value: string) => string;
  /** How long a mailed confirmation link lives, ms. */
  readonly doiWindowMs: number;
  /** Rings when a mail or a pending case waits. */
  readonly ring: { readonly mail: () => void; readonly pending: () => void };
  readonly now: () => number;
}
