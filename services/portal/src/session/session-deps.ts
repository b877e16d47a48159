import type { AccountDeps } from '../account/account.module.js';
import type { Sessions } from './sessions.js';

export interface SessionDeps extends AccountDeps {
  readonly sessions: Sessions;
}
