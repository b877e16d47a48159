import { sessionHeaders } from '@kontor/api/session/session-header';
import type { CookieOptions, Request, Response } from 'express';
import type { AccountSide } from '../account/account.module.js';
import { cookieValueIn } from './cookie-value.js';
import type { TokenPair } from './tokens.js';

/** Tokens as a client gets them: without the refresh token where a cookie holds it. */
export type ShownTokens = Omit<TokenPair, 'refresh_token'> & Partial<Pick<TokenPair, 'refresh_token'>>;

interface SessionCookieOptions {
  /** In the names of the cookies, because ports share cookies. */
  readonly instance: string;
  /** Address of the portal, as browsers reach it. */
  readonly appUrl: string;
  /** How long the browser keeps the cookie of each side, ms; the server ends a session by itself. */
  readonly maxAgeMs: Readonly<Record<AccountSide, number>>;
}

type Asking = Pick<Request, 'get' | 'headers'>;

const sides: readonly AccountSide[] = ['staff', 'customer'];

/** The side whose cookie a client asks for (`X-Session`); undefined when it keeps its tokens itself. */
const sideOf = (request: Pick<Request, 'get'>): AccountSide | undefined =>
  sides.find((side) => sessionHeaders[side] === request.get('x-session'));

/**
 * The cookie that holds a refresh token where no script can read it (RFC 6265bis), one for each side. Only a page of the
 * portal itself gets and uses it: it is sent to the own site only, and asked for by a header that no form and no foreign
 * page can send.
 */
export function createSessionCookie({ instance, appUrl, maxAgeMs }: SessionCookieOptions) {
  const { origin, protocol } = new URL(appUrl);
  const secure = protocol === 'https:';
  const prefix = `${secure ? '__Host-' : ''}kontor-${instance}`;
  const names: Readonly<Record<AccountSide, string>> = {
    staff: `${prefix}-session`,
    customer: `${prefix}-customer-session`,
  };
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };

  /** The page's origin is the portal's, by its address or by the host that was asked. */
  function isOwnPage(request: Asking): boolean {
    const given = request.get('origin') ?? '';
    if (given === origin) return true;
    return URL.canParse(given) && new URL(given).host === request.get('host');
  }

  return {
    /** Whether the client keeps its session by cookie. */
    isAsked: (request: Asking): boolean => sideOf(request) !== undefined,
    /** The refresh token of a page of the portal; null without one, undefined where the page may not use it. */
    read: (request: Asking): string | null | undefined => {
      const side = sideOf(request);
      if (side === undefined || !isOwnPage(request)) return undefined;
      const value = cookieValueIn(request.headers.cookie ?? '', names[side]);
      return value === '' ? null : value;
    },
    /** The tokens for the answer: the refresh token goes into the cookie where the client asks for that. */
    show: <Shown extends TokenPair>(
      request: Asking,
      response: Pick<Response, 'cookie'>,
      { refresh_token: refreshToken, ...shown }: Shown,
    ): Omit<Shown, 'refresh_token'> & ShownTokens => {
      const side = sideOf(request);
      if (side === undefined) return { ...shown, refresh_token: refreshToken };
      response.cookie(names[side], refreshToken, { ...options, maxAge: maxAgeMs[side] });
      return shown;
    },
    clear: (request: Asking, response: Pick<Response, 'clearCookie'>): void => {
      const side = sideOf(request);
      if (side !== undefined) response.clearCookie(names[side], options);
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
