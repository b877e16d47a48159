import type { CaseId } from '@kontor/domain/case/case-id';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { Registration } from '@kontor/domain/application/registration';

/** A registered case whose document and workflow do not exist yet. */
export interface PendingCase {
  readonly caseId: CaseId;
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
  /** Peppered hash of the login e-mail: `searchHash('email', normalised)`. */
  readonly emailHash: string;
  readonly registration: Registration;
  /** Windows that differ from the portal's own. */
  readonly policy: Partial<CasePolicy>;
}

/** Creates the case document and starts the workflow; repeatable. */
export type OpenCase = (pending: PendingCase) => Promise<void>;
