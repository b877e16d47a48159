import type { ConsentsBody } from '@kontor/api/session/session.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicantDocument } from '../account/account.module.js';
import type { SessionDeps } from '../session/session.module.js';
import type { CaseNumbers } from './case-numbers.js';

export interface RegistrationDeps extends SessionDeps {
  readonly caseNumbers: CaseNumbers;
  /** Whether a registration may name windows of its own for its case: in the test profile. */
  readonly acceptsCasePolicy: boolean;
  /** Whether a request comes from a network of the bank. */
  readonly isFromBank: (request: { readonly ip?: string | undefined }) => boolean;
  /** Called after a registration was stored whose case is not opened yet. */
  readonly onCasePending: (applicant: ApplicantDocument) => void;
  /** Stores the consents that a customer gives later with the registration of the case. */
  readonly keepConsents: (caseId: CaseId, consents: ConsentsBody) => Promise<void>;
}
