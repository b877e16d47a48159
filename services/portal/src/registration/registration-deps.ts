import type { SessionDeps } from '../session/session.module.js';
import type { CaseNumbers } from './case-numbers.js';

export interface RegistrationDeps extends SessionDeps {
  readonly caseNumbers: CaseNumbers;
  /** Called after a registration was stored whose case is not opened yet. */
  readonly onCasePending: () => void;
}
