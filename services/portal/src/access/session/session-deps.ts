import type { FactorDeps } from '../second-factor/second-factor.module.js';
import type { AccountSide } from '../account/account.module.js';
import type { CountFactor } from './login-metrics.js';
import type { CodeBrowserOf } from './code-browsers.js';
import type { DeviceOf } from './known-devices.js';
import type { SessionCookie } from './session-cookie.js';
import type { Sessions } from './sessions.js';

export interface RefusedLogin {
  /** `locked`: its limit of tries was reached with it; later ones are not reported. */
  readonly outcome: 'refused' | 'locked';
  /** That of an unknown name is that of the page where it was typed. */
  readonly side: AccountSide;
  /** Null for an unknown name. */
  readonly accountId: string | null;
  /** Empty where only a link was given. */
  readonly username: string;
  readonly address: string;
}

export interface SessionDeps extends FactorDeps {
  readonly sessions: Sessions;
  /** The browser of a request, see `createKnownDevices`. */
  readonly deviceOf: DeviceOf;
  /** The browser of a request, see `createCodeBrowsers`. */
  readonly codeBrowserOf: CodeBrowserOf;
  readonly cookie: SessionCookie;
  readonly countFactor: CountFactor;
  /** Called when a login was refused. */
  readonly onLoginFailed?: (attempt: RefusedLogin) => Promise<void>;
}
