import { routes } from '@kontor/api/routes';
import type { Request, Response } from 'express';
import type { Problem } from '@kontor/platform/problem/problem';
import type { Session } from '../session/session.module.js';
import { consentGuard } from './consent-guard.js';

const writes = routes
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, access }) => ({ method, path, access }));
const lacking = { side: 'customer', verified: true, lacksConsents: true } as const;

/** What the guard answers a customer whose consents are missing; `passed` where it lets the request through. */
function answerOf(method: string, path: string, session: Partial<Session> = lacking): string {
  const request = { method, path: path.replaceAll(/\{\w+\}/g, '1001') } as Request;
  let answer = '';
  try {
    void consentGuard(request, { locals: { session } } as unknown as Response, () => void (answer = 'passed'));
  } catch (error) {
    answer = (error as Problem).code;
  }
  return answer;
}

test.each(writes.filter(({ access }) => access === 'public'))(
  'lets a customer without consents do what needs no login: $method $path',
  ({ method, path }) => expect(answerOf(method, path)).toBe('passed'),
);

test.each(['/me/consents', '/me/logout', '/me/abort', '/me/verify', '/me/requestVerification', '/download_tickets'])(
  'lets them call %s',
  (path) => expect(answerOf('POST', path)).toBe('passed'),
);

test.each(['/bgo_identifications/1001', '/me/other_device', '/people/1001-0001/invite', '/me/change-order-data'])(
  'refuses every write to the application: %s',
  (path) => {
    expect(answerOf('POST', path)).toBe('consents-missing');
    expect(answerOf('GET', path)).toBe('passed');
    expect(answerOf('POST', path, { ...lacking, lacksConsents: false })).toBe('passed');
  },
);
