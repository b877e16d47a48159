import type { Registration } from '@kontor/domain/application/registration';

/** A registered case that the case room has not taken over yet; a relay brings it there, at least once. */
export interface PendingCase {
  readonly caseId: string;
  /** Opaque id of the applicant's login. */
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
  /** Peppered hash of the login e-mail: `searchHash('email', normalised)`. */
  readonly emailHash: string;
  readonly registration: Registration;
}

/** Opens the case behind a registration: creates its document and starts its process. Repeatable. */
export type OpenCase = (pending: PendingCase) => Promise<void>;
