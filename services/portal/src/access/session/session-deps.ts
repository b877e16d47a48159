import type { AccountDeps } from '../account/account.module.js';
import type { CountLogin } from './login-metrics.js';
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

export interface SessionDeps extends AccountDeps {
  readonly sessions: Sessions;
  /** The browser of a request, see `createKnownDevices`. */
  readonly deviceOf: DeviceOf;
  readonly cookie: SessionCookie;
  /** Counts the logins of customers; those of staff are counted by `onLoginFailed`. */
  readonly countLogin: CountLogin;
  /** Called when the name and password of staff were refused. */
  readonly onLoginFailed?: (attempt: RefusedLogin) => Promise<void>;
}
