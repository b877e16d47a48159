import { constantTimeEqual, randomToken } from '@kontor/platform/crypto/random';
import type { Request, Response } from 'express';
import type { DeriveSecret } from '../account/account.module.js';
import { cookieValueIn } from './cookie-value.js';

/** As long as a mailed code is valid, ms. */
const lifetimeMs = 10 * 60 * 1000;

/** Who asked for a code: anybody by an address, or staff by their password. */
export type CodeReason = 'address' | 'password';

/** The browser that asked for a mailed code, and may type it whatever strangers have typed. */
export interface CodeBrowser {
  /** Id of its code session; null for any other browser. */
  idFor(reason: CodeReason, email: string): string | null;
  /** Starts a code session; each has tries of its own. */
  start(reason: CodeReason, email: string): void;
}

interface CodeBrowsersOptions {
  readonly deriveSecret: DeriveSecret;
  /** In the name of the cookie, because ports share cookies. */
  readonly instance: string;
  /** Whether the portal is reached by https. */
  readonly secure: boolean;
  readonly now: () => number;
}

/**
 * Recognises the browser that asked for a code by a signed cookie of ten minutes. It says nothing of whether the address
 * is known. As many code sessions can start as mails are sent, so nobody gains guesses by it.
 */
export function createCodeBrowsers({ deriveSecret, instance, secure, now }: CodeBrowsersOptions) {
  const name = (reason: CodeReason, email: string): string =>
    `${secure ? '__Host-' : ''}kontor-${instance}-code-${deriveSecret('code-name', `${reason} ${email}`).toString('hex').slice(0, 12)}`;
  const signature = (...signed: readonly string[]): string =>
    deriveSecret('code-session', signed.join(' ')).toString('base64url');

  return (request: Pick<Request, 'headers'>, response: Pick<Response, 'cookie'>): CodeBrowser => ({
    idFor: (reason, email) => {
      const [id = '', until = '', signed = ''] = cookieValueIn(request.headers.cookie ?? '', name(reason, email)).split(
        '.',
      );
      return constantTimeEqual(signed, signature(reason, email, id, until)) && Number(until) > now() ? id : null;
    },
    start: (reason, email) => {
      const [id, until] = [randomToken(16), String(now() + lifetimeMs)];
      const value = [id, until, signature(reason, email, id, until)].join('.');
      const options = { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: lifetimeMs } as const;
      response.cookie(name(reason, email), value, options);
    },
  });
}

export type CodeBrowserOf = ReturnType<typeof createCodeBrowsers>;
