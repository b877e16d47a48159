import { constantTimeEqual, randomToken } from '@kontor/platform/crypto/random';
import type { Request, Response } from 'express';
import type { DeriveSecret } from '../account/account.module.js';
import { cookieValueIn } from './cookie-value.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** An account as its browsers are bound to it: a new password or a suspension raises the epoch, and all are forgotten. */
export interface DeviceAccount {
  readonly accountId: string;
  readonly epoch: number;
}

/** The browser of a login, as far as it has logged in before. */
export interface Device {
  /** Id of the browser, when the account has logged in with it within a year; else null. */
  idFor(account: DeviceAccount): string | null;
  /** Recognises the browser for a year from now. */
  remember(account: DeviceAccount): void;
}

interface KnownDevicesOptions {
  readonly deriveSecret: DeriveSecret;
  /** In the name of the cookie, because ports share cookies. */
  readonly instance: string;
  /** Whether the portal is reached by https. */
  readonly secure: boolean;
  readonly now: () => number;
}

/**
 * Recognises browsers by a signed cookie with ids only, one for each account. It logs nobody in: tries with it are
 * counted apart, so that strangers who use up the tries of a name do not lock its owner out.
 */
export function createKnownDevices({ deriveSecret, instance, secure, now }: KnownDevicesOptions) {
  const nameFor = (accountId: string): string =>
    `${secure ? '__Host-' : ''}kontor-${instance}-device-${deriveSecret('device-name', accountId).toString('hex').slice(0, 12)}`;
  const signature = ({ accountId, epoch }: DeviceAccount, id: string, until: string): string =>
    deriveSecret('device', [accountId, epoch, id, until].join(' ')).toString('base64url');

  function idIn(request: Pick<Request, 'headers'>, account: DeviceAccount): string | null {
    const [id = '', until = '', signed = ''] = cookieValueIn(
      request.headers.cookie ?? '',
      nameFor(account.accountId),
    ).split('.');
    return constantTimeEqual(signed, signature(account, id, until)) && Number(until) > now() ? id : null;
  }

  return (request: Pick<Request, 'headers'>, response: Pick<Response, 'cookie'>): Device => ({
    idFor: (account) => idIn(request, account),
    remember: (account) => {
      const id = idIn(request, account) ?? randomToken(16);
      const until = String(now() + yearMs);
      const value = [id, until, signature(account, id, until)].join('.');
      const options = { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: yearMs } as const;
      response.cookie(nameFor(account.accountId), value, options);
    },
  });
}

export type DeviceOf = ReturnType<typeof createKnownDevices>;
