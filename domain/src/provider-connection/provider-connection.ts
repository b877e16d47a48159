import { bankingAddressOf, bankingFieldsOf, type BankingFields } from './banking-connection.js';
import { companyCheckAddressOf, companyCheckFieldsOf, type CompanyCheckFields } from './company-check-connection.js';
import { coreBankingAddressOf, coreBankingFieldsOf, type CoreBankingFields } from './core-banking-connection.js';
import { onboardingAddressOf, onboardingFieldsOf, type OnboardingFields } from './onboarding-connection.js';
import { maskedSecret, withKeptSecrets, withMaskedSecrets } from './secret.js';

/** The fields of each provider's connection. */
export interface ConnectionFields {
  readonly banking: BankingFields;
  readonly companyCheck: CompanyCheckFields;
  readonly coreBanking: CoreBankingFields;
  readonly identityOnboarding: OnboardingFields;
}

/** Providers by the last part of their setting's name. */
export type Provider = keyof ConnectionFields;

interface Connection<T> {
  readonly setting: string;
  readonly title: string;
  readonly secrets: readonly (keyof T)[];
  /** The field that says where the provider is. */
  readonly host: keyof T;
  readonly fieldsOf: (address: string) => T | undefined;
  readonly addressOf: (fields: T) => string;
}

/** How each provider's connection is stored (R3 §3 "Provider connection settings"). */
export const connections: { readonly [P in Provider]: Connection<ConnectionFields[P]> } = {
  banking: {
    setting: 'connection.banking',
    title: 'Bankanbieter',
    secrets: ['secret'],
    host: 'host',
    fieldsOf: bankingFieldsOf,
    addressOf: bankingAddressOf,
  },
  companyCheck: {
    setting: 'connection.companyCheck',
    title: 'Unternehmensprüfung',
    secrets: ['clientSecret'],
    host: 'host',
    fieldsOf: companyCheckFieldsOf,
    addressOf: companyCheckAddressOf,
  },
  coreBanking: {
    setting: 'connection.coreBanking',
    title: 'Kernbanksystem',
    secrets: [],
    host: 'baseAddress',
    fieldsOf: coreBankingFieldsOf,
    addressOf: coreBankingAddressOf,
  },
  identityOnboarding: {
    setting: 'connection.identityOnboarding',
    title: 'Identitätsprüfung',
    secrets: ['webhookSecret', 'metaApiSecret', 'subscriptionKey'],
    host: 'host',
    fieldsOf: onboardingFieldsOf,
    addressOf: onboardingAddressOf,
  },
};

/** A stored address for display: its secrets masked; undefined when it is none of this provider. */
export function maskedAddress(provider: Provider, address: string): string | undefined {
  return rewritten(connections[provider] as Connection<object>, address, (fields, { secrets }) =>
    withMaskedSecrets(fields, secrets),
  );
}

/** The address to store for one that was read masked and may be changed; undefined when it is none of this provider. */
export function unmaskedAddress(provider: Provider, address: string, stored: string): string | undefined {
  return rewritten(connections[provider] as Connection<object>, address, (fields, { secrets, fieldsOf }) =>
    withKeptSecrets(fields, fieldsOf(stored), secrets),
  );
}

/**
 * Secrets that must be typed again, because they are still masked while the host is another one: a stored secret is
 * never sent to a host that it was not stored for. Where no host was stored, there is none that they were sent to.
 */
export function secretsToRetype<P extends Provider>(
  provider: P,
  fields: ConnectionFields[P],
  stored: ConnectionFields[P] | undefined,
): readonly string[] {
  const { host, secrets } = connections[provider] as Connection<object>;
  const [before, after] = [valueOf(stored, host), valueOf(fields, host)];
  if (before === undefined || before === '' || before === after) return [];
  return secrets.filter((name) => valueOf(fields, name) === maskedSecret);
}

/** Where a provider is by its stored address, without a login in it; empty where that is none of this provider. */
export function placeOf(provider: Provider, address: string): string {
  const { host, fieldsOf } = connections[provider] as Connection<object>;
  const place = valueOf(fieldsOf(address), host);
  return typeof place === 'string' ? place.replace(/\/\/[^/@]*@/, '//') : '';
}

/** The provider whose connection a setting holds; undefined for any other setting. */
export function providerOfSetting(name: string): Provider | undefined {
  return (Object.keys(connections) as Provider[]).find((provider) => connections[provider].setting === name);
}

function valueOf(fields: object | undefined, name: string): unknown {
  return fields === undefined ? undefined : Reflect.get(fields, name);
}

function rewritten(
  connection: Connection<object>,
  address: string,
  change: (fields: object, connection: Connection<object>) => object,
): string | undefined {
  const fields = connection.fieldsOf(address);
  return fields === undefined ? undefined : connection.addressOf(change(fields, connection));
}
