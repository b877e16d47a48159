import fc from 'fast-check';
import {
  bankingFormSchema,
  companyCheckFormSchema,
  coreBankingFormSchema,
  onboardingFormSchema,
} from './connection-form.schema.js';
import { emptyOnboarding, type OnboardingFields } from './onboarding-connection.js';
import {
  areSecretsEditable,
  canStartOnboarding,
  canToggleActive,
  startOnboarding,
  unlockOnboarding,
} from './onboarding-rules.js';
import { generateSecret, maskedSecret } from './secret.js';

const long = 'x'.repeat(24);
const ready: OnboardingFields = { ...emptyOnboarding, webhookSecret: long, metaApiSecret: long };
const whole: OnboardingFields = { ...ready, host: 'ident.example', clientId: 'c', subscriptionKey: 'k' };

describe('onboarding', () => {
  it.each<[Partial<OnboardingFields>, boolean]>([
    [{}, true],
    [{ webhookSecret: 'x'.repeat(23) }, false],
    [{ metaApiSecret: 'x'.repeat(23) }, false],
    [{ webhookSecret: `${'x'.repeat(23)} ` }, false],
    [{ metaApiSecret: '' }, false],
    [{ onboardingDataLocked: true }, false],
    [{ active: true }, false],
    [{ webhookSecret: 'ä'.repeat(25) }, true],
    [{ webhookSecret: maskedSecret }, true],
  ])('with %j can start: %s', (change, expected) => {
    const fields = { ...ready, ...change };
    expect(canStartOnboarding(fields)).toBe(expected);
    expect(startOnboarding(fields)).toEqual(expected ? { ...fields, onboardingDataLocked: true } : undefined);
  });

  it('locks the secrets until the lock is opened', () => {
    const locked = startOnboarding(ready);
    expect(locked).toBeDefined();
    if (locked === undefined) return;
    expect(areSecretsEditable(locked)).toBe(false);
    expect(canStartOnboarding(locked)).toBe(false);
    expect(unlockOnboarding(locked)).toEqual(ready);
    expect(areSecretsEditable(ready)).toBe(true);
  });

  it.each<[Partial<OnboardingFields>, boolean]>([
    [{}, true],
    [{ host: '' }, false],
    [{ clientId: ' ' }, false],
    [{ subscriptionKey: '' }, false],
    [{ host: '', clientId: '', subscriptionKey: '', active: true }, true],
  ])('with %j can be switched: %s', (change, expected) => {
    expect(canToggleActive({ ...whole, ...change })).toBe(expected);
  });
});

const problemsOf = (result: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('forms', () => {
  it.each<[Partial<OnboardingFields>, Record<string, string>]>([
    [{}, {}],
    [{ active: true }, {}],
    [{ active: true, clientId: '' }, { active: 'Host, Client-Id und Subscription-Key erforderlich' }],
    [{ webhookSecret: 'kurz' }, { webhookSecret: 'Mindestens 24 Zeichen erforderlich' }],
    [{ webhookSecret: maskedSecret, metaApiSecret: '' }, {}],
    [{ host: 'https://ident.example' }, { host: 'Hostname ohne Protokoll erforderlich' }],
    [{ host: 'ident.example:8443/api' }, {}],
  ])('onboarding with %j: %j', (change, problems) => {
    expect(problemsOf(onboardingFormSchema.safeParse({ ...whole, ...change }))).toEqual(problems);
  });

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ geschaeftsstelle: '', nrBerater: ' ' }, {}],
    [{ geschaeftsstelle: '12a' }, { geschaeftsstelle: 'Nur Ziffern möglich' }],
    [{ nrBerater: '-1' }, { nrBerater: 'Nur Ziffern möglich' }],
    [{ baseAddress: 'core.example' }, { baseAddress: 'Webadresse erforderlich' }],
    [{ baseAddress: 'https://u:p@core.example' }, { baseAddress: 'Webadresse erforderlich' }],
    [{ baseAddress: 'https://core.example?x=1' }, { baseAddress: 'Webadresse erforderlich' }],
  ])('core banking with %j: %j', (change, problems) => {
    const fields = { baseAddress: 'https://core.example/api', geschaeftsstelle: '12', nrBerater: '3', disabled: false };
    expect(problemsOf(coreBankingFormSchema.safeParse({ ...fields, ...change }))).toEqual(problems);
  });

  it('of the others need user and secret, and a known host', () => {
    const banking = { userId: 'u', secret: 's', host: 'sandbox', clientDebugLog: false };
    expect(problemsOf(bankingFormSchema.safeParse(banking))).toEqual({});
    expect(problemsOf(bankingFormSchema.safeParse({ ...banking, userId: ' ', secret: '' }))).toEqual({
      userId: 'Pflichtfeld',
      secret: 'Pflichtfeld',
    });
    expect(bankingFormSchema.safeParse({ ...banking, host: 'test' }).success).toBe(false);
    const flags = {
      active: true,
      scenarioBBeta: false,
      economyReportShort: false,
      creditChecks: false,
      clientDebugLog: false,
    };
    const check = { clientId: 'i', clientSecret: 's', host: 'test', ...flags };
    expect(companyCheckFormSchema.safeParse(check).success).toBe(true);
    expect(companyCheckFormSchema.safeParse({ ...check, host: 'sandbox' }).success).toBe(false);
    expect(problemsOf(companyCheckFormSchema.safeParse({ ...check, clientSecret: '' }))).toEqual({
      clientSecret: 'Pflichtfeld',
    });
  });
});

describe('generated secrets', () => {
  it('have 32 letters and digits by default, and never less than 24', () => {
    expect(generateSecret(() => 0)).toBe('A'.repeat(32));
    expect(generateSecret((limit) => limit - 1, 24)).toBe('9'.repeat(24));
    expect(() => generateSecret(() => 0, 23)).toThrow(RangeError);
    expect(() => generateSecret(() => 0, 24.5)).toThrow(RangeError);
  });

  it('use the random source, with all letters and digits', () => {
    let next = 0;
    const secret = generateSecret((limit) => next++ % limit, 62);
    expect(secret).toMatch(/^[A-Za-z0-9]{62}$/);
    expect(new Set(secret).size).toBe(62);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 24, max: 64 }), (numbers, length) => {
        const made = generateSecret((limit) => Number(numbers.next().value) % limit, length);
        expect(made).toMatch(/^[A-Za-z0-9]+$/);
        expect(made).toHaveLength(length);
      }),
    );
  });
});
