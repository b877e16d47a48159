import { isEntryContext, maxPaymentReferenceLength } from '@kontor/domain/application/entry-limits';
import { isLanguage } from '@kontor/texts/languages';
import { path } from '../routes/routes.js';
import { keepAddressSecret } from './address-secret.js';
import { writeStored, type StoredName } from './storage.js';

interface EntryParameter {
  readonly name: StoredName;
  /** The value as it is kept; undefined for one that a registration would refuse. */
  readonly read: (value: string) => string | undefined;
}

const onlyIf = (isAccepted: boolean, value: string): string | undefined => (isAccepted ? value : undefined);

/** The query of an address has a blank for a plus sign that is not escaped; base64 has no blanks. */
function readContext(value: string): string | undefined {
  const context = value.replaceAll(' ', '+');
  return onlyIf(isEntryContext(context), context);
}

const entry: Readonly<Record<string, EntryParameter>> = {
  context: { name: 'context', read: readContext },
  vrPaymentReferenceId: {
    name: 'paymentReferenceId',
    read: (value) => onlyIf(value.length <= maxPaymentReferenceLength, value),
  },
  'kontor-parent': { name: 'parent', read: (value) => value },
};

interface Taken {
  readonly stored: Partial<Record<StoredName, string>>;
  /** Of a registration whose browser keeps nothing (R1 §4 "Registration"). */
  readonly refreshToken: string | undefined;
  /** Empty without one. */
  readonly secret: string;
  /** The address without them. */
  readonly rest: URL;
}

/**
 * Removes the language, the entry context, the payment reference, the site around a frame and the prefilled values from an address,
 * tokens from that of the activation and what is secret behind a number sign, so that they are in no history and no
 * referrer (R1 §2).
 */
export function takeEntryParameters(address: URL): Taken {
  const rest = new URL(address);
  const take = (parameter: string): string | undefined => {
    const value = rest.searchParams.get(parameter) ?? '';
    rest.searchParams.delete(parameter);
    return value === '' ? undefined : value;
  };
  const stored: Partial<Record<StoredName, string>> = {};
  const store = (name: StoredName, value: string | undefined): void => {
    if (value !== undefined) stored[name] = value;
  };
  for (const [parameter, { name, read }] of Object.entries(entry)) {
    const value = take(parameter);
    if (value !== undefined) store(name, read(value));
  }
  const language = take('lang');
  if (isLanguage(language)) store('language', language);
  store('prefill', takePrefill(rest.searchParams));
  // What is that long is a secret, and no place of a page; no browser sends it.
  const secret = rest.hash.slice(41) && rest.hash.slice(1);
  if (secret) rest.hash = '';
  let refreshToken: string | undefined;
  if (rest.pathname === path('hub-aktivierung')) {
    store('verificationMail', take('verification_mail'));
    take('token');
    refreshToken = take('refresh_token');
  }
  return { stored, secret, refreshToken, rest };
}

/** Takes the values `form[…]` out of a query; undefined without one. */
function takePrefill(query: URLSearchParams): string | undefined {
  const values = [...query].filter(([name]) => /^form\[.*\]$/.test(name));
  for (const [name] of values) query.delete(name);
  return values.length === 0 ? undefined : new URLSearchParams(values).toString();
}

/**
 * Stores the entry parameters of the page's address and removes them from it, before the first request. Returns the
 * refresh token among them.
 */
export function storeEntryParameters(): string | undefined {
  const { stored, secret, refreshToken, rest } = takeEntryParameters(new URL(window.location.href));
  if (rest.href === window.location.href) return undefined;
  keepAddressSecret(secret);
  for (const [name, value] of Object.entries(stored)) writeStored(name as StoredName, value);
  window.history.replaceState(window.history.state, '', rest.pathname + rest.search + rest.hash);
  return refreshToken;
}
