import type { RegistrationRules } from '@kontor/domain/application/registration-violations';
import type { Role } from '@kontor/domain/roles/roles';
import type { ApplicantRepository } from './applicant.repository.js';
import type { CaseGateway } from './case-gateway.js';
import type { DeriveSecret } from './derive-secret.js';
import type { RateLimits } from './rate-limits.js';
import type { SealingKeys } from './sealing-keys.js';
import type { StaffRepository } from './staff.repository.js';

/** The bank's settings for registration and login. */
export interface AccountRules extends RegistrationRules {
  readonly instanceDeactivated: boolean;
  /** Known and unknown addresses get the same answer. */
  readonly neutralAuthAnswers: boolean;
  /** Whether staff confirm their password by a mailed code. */
  readonly staffSecondStep: boolean;
  /** Staff with one of these roles need an app or a security key. */
  readonly strongFactorRoles: readonly Role[];
}

export interface AccountDeps {
  readonly applicants: ApplicantRepository;
  readonly staff: StaffRepository;
  readonly deriveSecret: DeriveSecret;
  readonly limits: RateLimits;
  readonly keys: SealingKeys;
  readonly cases: CaseGateway;
  readonly rules: () => Promise<AccountRules>;
  readonly searchHash: (purpose: string, value: string) => string;
  /** Lifetime of a confirmation link, ms. */
  readonly doiWindowMs: number;
  /** Called after a mail was queued. */
  readonly onMailQueued: () => void;
  readonly now: () => number;
}
