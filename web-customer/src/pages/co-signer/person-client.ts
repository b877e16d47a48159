import { createApiClient } from '@kontor/api/client';
import { addressSecret, keepAddressSecret } from '../../app/session/address-secret.js';
import { fetchInLanguage } from '../../app/session/language-client.js';
import { readStored, writeStored } from '../../app/session/storage.js';

/** Link and session are one stored value, so that another link ends the session of the one before. */
function kept(): { readonly link: string; readonly token: string } {
  if (addressSecret !== '') {
    writeStored('person', addressSecret);
    keepAddressSecret('');
  }
  const [link = '', token = ''] = (readStored('person') ?? '').split(' ');
  return { link, token };
}

/** The token of the mailed link, which ends with the tab; undefined without one. */
export const personLink = {
  read: (): string | undefined => kept().link || undefined,
  forget: () => writeStored('person', undefined),
};

/**
 * The token of the session that link and code opened; it ends with the tab, with another link, and on the server after
 * two hours.
 */
export const personToken = {
  read: (): string | undefined => kept().token || undefined,
  write: (token: string | undefined) => writeStored('person', [kept().link, token ?? ''].join(' ').trim()),
};

const withToken: typeof globalThis.fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const token = personToken.read();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetchInLanguage(input, { ...init, headers });
};

/** The client of a co-signer: neither with the session of a customer in the same browser, nor with its cookie. */
export const personApi = createApiClient({
  baseUrl: '/api',
  tokens: { read: () => null, write: () => undefined },
  fetch: withToken,
});
