import { path } from '../routes/routes.js';
import { keepDeviceCode } from './device-code.js';
import { writeStored, type StoredName } from './storage.js';

const entry = { context: 'context', vrPaymentReferenceId: 'paymentReferenceId' } as const;

interface Taken {
  readonly stored: Partial<Record<StoredName, string>>;
  /** Of a registration whose browser keeps nothing (R1 §4 "Registration"). */
  readonly refreshToken: string | undefined;
  /** Of the address in a QR code: in the fragment, which no browser sends. */
  readonly deviceCode?: string;
  /** The address without them. */
  readonly rest: URL;
}

/**
 * Removes the entry context, the payment reference and the prefilled values from an address, tokens from that of the
 * activation and the token of a co-signer's link, so that they are in no history and no referrer (R1 §2).
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
  for (const [parameter, name] of Object.entries(entry)) store(name, take(parameter));
  store('prefill', takePrefill(rest.searchParams));
  if (rest.pathname === path('hub-geraet'))
    return { stored, refreshToken: undefined, deviceCode: takeFragment(rest), rest };
  if (rest.pathname === path('hub-person')) store('personLink', takeFragment(rest) || undefined);
  if (rest.pathname !== path('hub-aktivierung')) return { stored, refreshToken: undefined, rest };
  store('verificationMail', take('verification_mail'));
  take('token');
  return { stored, refreshToken: take('refresh_token'), rest };
}

/** What an address has behind its number sign, which no browser sends. */
function takeFragment(rest: URL): string {
  const fragment = rest.hash.slice(1);
  rest.hash = '';
  return fragment;
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
  const { stored, refreshToken, deviceCode, rest } = takeEntryParameters(new URL(window.location.href));
  if (rest.href === window.location.href) return undefined;
  keepDeviceCode(deviceCode);
  for (const [name, value] of Object.entries(stored)) writeStored(name as StoredName, value);
  window.history.replaceState(window.history.state, '', rest.pathname + rest.search + rest.hash);
  return refreshToken;
}
