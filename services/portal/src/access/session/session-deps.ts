import type { FactorDeps } from '../second-factor/second-factor.module.js';
import type { CountFactor, CountLogin } from './login-metrics.js';
import type { DeviceOf } from './known-devices.js';
import type { SessionCookie } from './session-cookie.js';
import type { Sessions } from './sessions.js';

export interface RefusedLogin {
  /** `locked`: its limit of tries was reached with it; later ones are not reported. */
  readonly outcome: 'refused' | 'locked';
  /** Null for an unknown name. */
  readonly accountId: string | null;
  readonly username: string;
  readonly address: string;
}

export interface SessionDeps extends FactorDeps {
  readonly sessions: Sessions;
  /** The browser of a request, see `createKnownDevices`. */
  readonly deviceOf: DeviceOf;
  readonly cookie: SessionCookie;
  /** Counts the logins of customers; those of staff are counted by `onLoginFailed`. */
  readonly countLogin: CountLogin;
  readonly countFactor: CountFactor;
  /** Called when the name and password of staff were refused. */
  readonly onLoginFailed?: (attempt: RefusedLogin) => Promise<void>;
}
