import type { CaseId } from '@kontor/domain/case/case-id';
import type { SessionDeps } from '../session/session.module.js';
import type { PairingRepository } from './pairing.repository.js';

export interface OtherDeviceDeps extends Pick<SessionDeps, 'cookie' | 'limits' | 'now' | 'onLoginFailed' | 'sessions'> {
  readonly pairings: PairingRepository;
  /** Announces to the devices of a case that another one was connected or disconnected. */
  readonly announce: (caseId: CaseId) => void;
}
