import fc from 'fast-check';
import { areWebhooksHealthy, bankingAddressOf, bankingFieldsOf, desiredWebhooks } from './banking-connection.js';
import { companyCheckAddressOf, companyCheckFeatures, companyCheckFieldsOf } from './company-check-connection.js';
import { formatConnection, parseConnection } from './connection-address.js';
import { coreBankingAddressOf, coreBankingFieldsOf } from './core-banking-connection.js';
import { emptyOnboarding, onboardingAddressOf, onboardingFieldsOf } from './onboarding-connection.js';
import {
  connections,
  maskedAddress,
  unmaskedAddress,
  type Provider,
  providerOfSetting,
  secretsToRetype,
} from './provider-connection.js';
import { maskedSecret, withKeptSecrets, withMaskedSecrets } from './secret.js';

const addresses: Readonly<Record<Provider, string>> = {
  banking: 'banking://bank-1:s3cret%40%2F@sandbox?client-debug-log=1',
  companyCheck:
    'company-check://id:geheim@test?active=1&scenario-b-beta=0&economy-report-short=1&credit-checks=0&client-debug-log=0',
  coreBanking: 'https://core.bank.example:8443/api?geschaeftsstelle=12&nrBerater=7&disabled=0',
  identityOnboarding:
    'identity-onboarding://ident.example?webhook-secret=w1&meta-api-secret=m1&client-id=c1&subscription-key=k1&onboarding-data-locked=1&active=1',
};

describe('fields of an address', () => {
  it('of the banking provider', () => {
    expect(bankingFieldsOf(addresses.banking)).toEqual({
      userId: 'bank-1',
      secret: 's3cret@/',
      host: 'sandbox',
      clientDebugLog: true,
    });
  });

  it('of the company-check service', () => {
    expect(companyCheckFieldsOf(addresses.companyCheck)).toEqual({
      clientId: 'id',
      clientSecret: 'geheim',
      host: 'test',
      active: true,
      scenarioBBeta: false,
      economyReportShort: true,
      creditChecks: false,
      clientDebugLog: false,
    });
  });

  it('of the core banking system', () => {
    expect(coreBankingFieldsOf(addresses.coreBanking)).toEqual({
      baseAddress: 'https://core.bank.example:8443/api',
      geschaeftsstelle: '12',
      nrBerater: '7',
      disabled: false,
    });
  });

  it('of the identity-onboarding service', () => {
    expect(onboardingFieldsOf(addresses.identityOnboarding)).toEqual({
      host: 'ident.example',
      webhookSecret: 'w1',
      metaApiSecret: 'm1',
      onboardingDataLocked: true,
      clientId: 'c1',
      subscriptionKey: 'k1',
      active: true,
    });
    expect(onboardingFieldsOf('identity-onboarding://')).toEqual(emptyOnboarding);
  });

  it.each<[Provider, string]>([
    ['banking', 'banking://u:s@staging'],
    ['banking', 'company-check://u:s@sandbox'],
    ['companyCheck', 'company-check://u:s@sandbox'],
    ['coreBanking', 'ftp://core.example'],
    ['coreBanking', 'https://'],
    ['identityOnboarding', 'https://ident.example'],
    ['banking', 'sandbox'],
    ['banking', 'banking://u:%zz@sandbox'],
    ['banking', 'banking://u:s@sandbox?client-debug-log=%'],
    ['banking', ''],
  ])('%s has none of "%s"', (provider, address) => {
    expect(connections[provider].fieldsOf(address)).toBeUndefined();
    expect(maskedAddress(provider, address)).toBeUndefined();
  });

  it.each(Object.entries(addresses) as [Provider, string][])(
    'of %s give the same address again',
    (provider, address) => {
      const connection = connections[provider] as {
        fieldsOf(text: string): object | undefined;
        addressOf(of: object): string;
      };
      expect(connection.addressOf(connection.fieldsOf(address) ?? {})).toBe(address);
      expect(connections[provider].setting).toBe(`connection.${provider}`);
    },
  );
});

describe('empty parameters', () => {
  const core = { baseAddress: 'https://core.example', geschaeftsstelle: ' ', nrBerater: '', disabled: true };

  it('are left out', () => {
    expect(coreBankingAddressOf(core)).toBe('https://core.example?disabled=1');
    expect(onboardingAddressOf({ ...emptyOnboarding, host: 'a', clientId: ' c ' })).toBe(
      'identity-onboarding://a?client-id=c&onboarding-data-locked=0&active=0',
    );
    expect(coreBankingFieldsOf('https://core.example')).toEqual({ ...core, geschaeftsstelle: '', disabled: false });
    expect(() => coreBankingAddressOf({ ...core, baseAddress: 'core' })).toThrow(RangeError);
  });

  it('mean off', () => {
    expect(bankingFieldsOf('banking://u@production')).toEqual({
      userId: 'u',
      secret: '',
      host: 'production',
      clientDebugLog: false,
    });
    expect(companyCheckFieldsOf('company-check://i:s@production?active=true')?.active).toBe(false);
  });
});

describe('round trips', () => {
  const text = fc.string({ maxLength: 20, unit: 'grapheme' }).filter((one) => one === one.trim());

  it('of addresses are lossless', () => {
    const parts = fc.record({
      scheme: fc.constantFrom('banking', 'https'),
      user: text.filter((one) => one !== ''),
      password: text,
      host: fc.constantFrom('sandbox', 'a.example:80/path'),
      parameters: fc.dictionary(
        text.filter((one) => one !== '' && one !== '__proto__'),
        text,
        { noNullPrototype: true },
      ),
    });
    fc.assert(fc.property(parts, (given) => expect(parseConnection(formatConnection(given))).toEqual(given)));
  });

  it('of fields are lossless', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(fc.tuple(text, text, text), flag, flag, ([one, two, three], on, off) => {
        const banking = { userId: one, secret: two, host: 'production', clientDebugLog: on } as const;
        expect(bankingFieldsOf(bankingAddressOf(banking))).toEqual(banking);
        const flags = { active: on, scenarioBBeta: off, economyReportShort: on, creditChecks: off, clientDebugLog: on };
        const check = { clientId: one, clientSecret: two, host: 'test', ...flags } as const;
        expect(companyCheckFieldsOf(companyCheckAddressOf(check))).toEqual(check);
        const secrets = { webhookSecret: one, metaApiSecret: two, clientId: three, subscriptionKey: one };
        const onboarding = { host: 'ident.example', ...secrets, onboardingDataLocked: on, active: off };
        expect(onboardingFieldsOf(onboardingAddressOf(onboarding))).toEqual(onboarding);
      }),
    );
  });
});

describe('secrets', () => {
  it('are masked on read, and kept when they are sent masked', () => {
    for (const [provider, address] of Object.entries(addresses) as [Provider, string][]) {
      const masked = maskedAddress(provider, address) ?? '';
      for (const secret of ['s3cret', 'geheim', 'w1', 'm1', 'k1']) expect(masked).not.toContain(secret);
      expect(unmaskedAddress(provider, masked, address)).toBe(address);
    }
  });

  it('change when another is sent, and are empty when nothing was stored', () => {
    const other = 'banking://bank-1:neu@sandbox?client-debug-log=0';
    expect(unmaskedAddress('banking', other, addresses.banking)).toBe(other);
    const masked = maskedAddress('banking', other) ?? '';
    expect(unmaskedAddress('banking', masked, '')).toBe('banking://bank-1@sandbox?client-debug-log=0');
    expect(unmaskedAddress('banking', 'x', addresses.banking)).toBeUndefined();
  });

  it('are masked only where they are set', () => {
    const fields = { a: 'x', b: '', c: 'z' };
    expect(withMaskedSecrets(fields, ['a', 'b'])).toEqual({ a: maskedSecret, b: '', c: 'z' });
    expect(withKeptSecrets({ a: maskedSecret, b: 'neu', c: maskedSecret }, fields, ['a', 'b'])).toEqual({
      a: 'x',
      b: 'neu',
      c: maskedSecret,
    });
  });
});

describe('webhooks and features', () => {
  it.each([
    [9, true],
    [8, false],
    [10, false],
    [0, false],
  ])('%d webhooks are healthy: %s', (count, healthy) => {
    expect(desiredWebhooks).toBe(9);
    expect(areWebhooksHealthy(count)).toBe(healthy);
  });

  it('of the company check exist only while it is active', () => {
    const fields = companyCheckFieldsOf(addresses.companyCheck);
    expect(companyCheckFeatures(fields)).toEqual({ economyReportShort: true, creditChecks: false });
    expect(fields && companyCheckFeatures({ ...fields, active: false })).toEqual({
      economyReportShort: false,
      creditChecks: false,
    });
    expect(companyCheckFeatures(undefined)).toEqual({ economyReportShort: false, creditChecks: false });
  });
});

describe('a changed host', () => {
  const banking = { userId: 'u', secret: maskedSecret, host: 'production', clientDebugLog: false } as const;
  const whole = { ...emptyOnboarding, webhookSecret: maskedSecret, metaApiSecret: maskedSecret, host: 'production' };

  it('needs the secrets typed again', () => {
    expect(secretsToRetype('banking', banking, { ...banking, host: 'sandbox' })).toEqual(['secret']);
    expect(secretsToRetype('banking', { ...banking, secret: 'neu' }, { ...banking, host: 'sandbox' })).toEqual([]);
    expect(secretsToRetype('banking', banking, banking)).toEqual([]);
    expect(secretsToRetype('banking', banking, undefined)).toEqual([]);
  });

  it('is none where there was no host before', () => {
    expect(secretsToRetype('identityOnboarding', whole, emptyOnboarding)).toEqual([]);
    expect(secretsToRetype('identityOnboarding', whole, { ...emptyOnboarding, host: 'sandbox' })).toEqual([
      'webhookSecret',
      'metaApiSecret',
    ]);
  });

  it('is in the setting of its provider', () => {
    expect(providerOfSetting('connection.companyCheck')).toBe('companyCheck');
    expect(providerOfSetting('bankName')).toBeUndefined();
  });
});
