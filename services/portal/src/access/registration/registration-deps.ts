import type { SessionDeps } from '../session/session.module.js';
import type { CaseNumbers } from './case-numbers.js';

export interface RegistrationDeps extends SessionDeps {
  readonly caseNumbers: CaseNumbers;
  /** Whether a registration may name windows of its own for its case: in the test profile. */
  readonly acceptsCasePolicy: boolean;
  /** Called after a registration was stored whose case is not opened yet. */
  readonly onCasePending: () => void;
}
