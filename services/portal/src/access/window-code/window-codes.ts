import { randomToken, sha256 } from '@kontor/platform/crypto/random';
import { problem } from '../../http/answer/problem-table.js';
import type { FindLoginAccount } from '../account/account.module.js';
import type { CustomerSession, Sessions, TokenPair } from '../session/session.module.js';
import type { WindowCodeRepository } from './window-code.repository.js';

/** How long a code is valid, ms. */
export const windowCodeMs = 60_000;

export interface WindowCodes {
  /** A code for the session of a registration. @throws Problem 409 once its address is confirmed */
  issue(session: CustomerSession): Promise<{ readonly code: string; readonly expiresAt: number }>;
  /**
   * Ends the session of a code and starts one for the window that has it, not confirmed as that was. `address` is the
   * network address of the window. @throws Problem 400 for a code that is unknown, used or expired, or whose session has
   * ended or is confirmed
   */
  redeem(code: string, address: string): Promise<TokenPair>;
}

interface WindowCodeDeps {
  readonly repository: WindowCodeRepository;
  readonly sessions: Pick<Sessions, 'find' | 'end' | 'start'>;
  readonly findAccount: FindLoginAccount;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Codes by which a registration in a frame continues in a window of its own. They never lead into a session with a
 * confirmed address: whoever passes one on passes on no more than the form that was just sent.
 */
export function createWindowCodes({ repository, sessions, findAccount, now }: WindowCodeDeps): WindowCodes {
  return {
    issue: async ({ sessionId, verified }) => {
      if (verified) throw problem('illegal');
      const code = randomToken(32);
      const expiresAt = now() + windowCodeMs;
      await repository.keep({ _id: sessionId, hash: sha256(code), expiresAt });
      return { code, expiresAt };
    },
    redeem: async (code, address) => {
      const taken = await repository.take(sha256(code));
      const session = taken === null || taken.expiresAt <= now() ? null : await sessions.find(taken._id);
      const account = session === null ? null : await findAccount(session.side, session.accountId);
      if (session === null || account === null || account.verified) throw problem('link-refused');
      await sessions.end(session.sessionId);
      return sessions.start(account, address);
    },
  };
}
