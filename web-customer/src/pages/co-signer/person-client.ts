import { createApiClient } from '@kontor/api/client';
import { readStored, writeStored } from '../../app/session/storage.js';

/** The token of the mailed link, which ends with the tab; undefined without one. */
export const personLink = {
  read: () => readStored('personLink'),
  forget: () => writeStored('personLink', undefined),
};

/**
 * The token of the session that link and code opened; it ends with the tab, with another link, and on the server after
 * two hours.
 */
export const personToken = {
  read: (): string | undefined => {
    const [link, token] = (readStored('personToken') ?? '').split(' ');
    return link === personLink.read() ? token : undefined;
  },
  write: (token: string | undefined) =>
    writeStored('personToken', token === undefined ? undefined : `${personLink.read() ?? ''} ${token}`),
};

const withToken: typeof globalThis.fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const token = personToken.read();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
};

/** The client of a co-signer: neither with the session of a customer in the same browser, nor with its cookie. */
export const personApi = createApiClient({
  baseUrl: '/api',
  tokens: { read: () => null, write: () => undefined },
  fetch: withToken,
});
