import type { CookieOptions, Request, Response } from 'express';
import { cookieValueIn } from './cookie-value.js';
import type { TokenPair } from './tokens.js';

/** Tokens as a client gets them: without the refresh token where a cookie holds it. */
export type ShownTokens = Omit<TokenPair, 'refresh_token'> & Partial<Pick<TokenPair, 'refresh_token'>>;

interface SessionCookieOptions {
  /** In the name of the cookie, because ports share cookies. */
  readonly instance: string;
  /** Address of the portal, as browsers reach it. */
  readonly appUrl: string;
  /** How long the browser keeps it, ms; the server ends a session by itself. */
  readonly maxAgeMs: number;
}

type Asking = Pick<Request, 'get' | 'headers'>;

/**
 * The cookie that holds a refresh token where no script can read it (RFC 6265bis). Only a page of the portal itself gets
 * and uses it: it is sent to the own site only, and asked for by a header that no form and no foreign page can send.
 */
export function createSessionCookie({ instance, appUrl, maxAgeMs }: SessionCookieOptions) {
  const { origin, protocol } = new URL(appUrl);
  const secure = protocol === 'https:';
  const name = `${secure ? '__Host-' : ''}kontor-${instance}-session`;
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };

  /** The page's origin is the portal's, by its address or by the host that was asked. */
  function isOwnPage(request: Asking): boolean {
    const given = request.get('origin') ?? '';
    if (given === origin) return true;
    return URL.canParse(given) && new URL(given).host === request.get('host');
  }

  const isAsked = (request: Asking): boolean => request.get('x-session') === 'cookie';

  return {
    /** Whether the client keeps its session by cookie (`X-Session: cookie`). */
    isAsked,
    /** The refresh token of a page of the portal; null without one, undefined where the page may not use it. */
    read: (request: Asking): string | null | undefined => {
      if (!isAsked(request) || !isOwnPage(request)) return undefined;
      const value = cookieValueIn(request.headers.cookie ?? '', name);
      return value === '' ? null : value;
    },
    /** The tokens for the answer: the refresh token goes into the cookie where the client asks for that. */
    show: (request: Asking, response: Pick<Response, 'cookie'>, pair: TokenPair): ShownTokens => {
      if (!isAsked(request)) return pair;
      response.cookie(name, pair.refresh_token, { ...options, maxAge: maxAgeMs });
      return { token: pair.token };
    },
    clear: (response: Pick<Response, 'clearCookie'>): void => {
      response.clearCookie(name, options);
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
