import { caseIdOf } from '@kontor/domain/case/case-id';
import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { Reminded } from '@kontor/domain/reminder/due-reminders';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import en from '@kontor/texts/en/mail.json' with { type: 'json' };
import { changeLanguage } from '../../access/session/change-language.js';
import { register } from '../../access/registration/register.js';
import { createFakeAccounts, type FakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import { noCaseFacts } from './case-facts.js';
import { createComposeMail } from './compose-mail.js';
import { mailBrandOf } from './mail-brand.js';
import { emptyFacts, type MailFacts } from './mail-content.js';
import type { AnyMailKind, DueMail } from './mailbox.js';
import type { CompleteMail } from './mail-relay.js';
import { mailTexts } from './mail-texts.js';
import { mailWords } from './mail-words.js';
import { renderMail } from './render-mail.js';

const appUrl = 'https://konto.bank.test';
const settings = settingsFrom({ bankName: 'Musterbank', datenschutzUrl: 'https://bank.test/datenschutz' });
const brand = mailBrandOf(settings, appUrl, 'en');
const facts: MailFacts = {
  ...emptyFacts(appUrl),
  language: 'en',
  bankName: brand.bankName,
  companyName: 'Möbel <b>Groß</b> GmbH',
  code: 'ABCDEF',
  link: 'l'.repeat(43),
  personLink: 'p'.repeat(43),
  identityCheckUrl: 'https://ident.test/check',
  privacyUrl: brand.privacyUrl,
  supportPhone: '030 123456',
  stopUrl: `${appUrl}/hub/erinnerungen#${'s'.repeat(43)}`,
};
const kinds = (Object.keys(mailTexts) as AnyMailKind[]).filter(
  (kind) => !kind.startsWith('staff') && kind !== 'verificationCopy',
);

/** Facts that change a text. */
const variants: readonly Partial<MailFacts>[] = [
  { dueAt: Date.UTC(2027, 1, 22) },
  { attemptsLeft: 1 },
  { attemptsLeft: 2 },
  { attemptsLeft: 3 },
  { isIdentified: false },
  { isAddressTaken: true },
  { createdByAdviser: true },
  { createdByAdviser: true, adviserName: 'Jörg Weiß' },
  { personLink: '', privacyUrl: '' },
  { privacyUrl: '' },
  { bankName: 'Your bank' },
  ...(['identify', 'resolve', 'wait'] as const).map((afterOrder) => ({ afterOrder })),
  ...(['research', 'refused', 'person', 'removed'] as const).map((end) => ({ end })),
  { end: 'person', endedPersons: ['Jörg Weiß', 'Änne Groß'] },
];

const rendered = (kind: AnyMailKind, change: Partial<MailFacts> = {}) =>
  renderMail(mailTexts[kind]({ ...facts, ...change }), brand, 'en');

describe.each(kinds)('%s', (kind) => {
  it('is in English alone, whatever is known', () => {
    for (const change of [{}, ...variants]) {
      const { subject, text, html } = rendered(kind, change);
      expect(`${subject}\n${text}`).not.toMatch(
        /\b(?:Sie|Ihre?[mnrs]?|der|die|und|nicht|wir|bitte|Antrag|Konto|Guten)\b/,
      );
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
      expect(text).toMatch(/^Hello,\n/);
      expect(text).toContain('Kind regards\nMusterbank');
      expect(html).toContain('<html lang="en">');
      expect(html).not.toContain('<b>Groß');
    }
  });

  it('leads to pages in English, and keeps a token behind the number sign', () => {
    const { text } = rendered(kind);
    for (const [address] of text.matchAll(/https:\/\/konto\.bank\.test\S*/g)) {
      expect(address).toContain('?lang=en');
      expect(address.replace(/#.*/, '')).not.toContain(facts.personLink);
    }
  });
});

it('says until when, how often, with whom and where to call', () => {
  expect(rendered('documentsMissing', { dueAt: Date.UTC(2027, 1, 22) }).text).toContain(
    'Please do this by 22 February 2027.',
  );
  expect(rendered('identityCheckFailed', { attemptsLeft: 2 }).text).toContain('You have two attempts left.');
  const ended = { end: 'person', endedPersons: ['Jörg Weiß', 'Änne Groß'] } as const;
  const { text } = rendered('failed', ended);
  expect(text).toContain('The identity check of Jörg Weiß and Änne Groß was not successful.');
  expect(text).toContain('You can call us on 030 123456.');
});

it('has a correct sentence while the bank has no name', () => {
  const nameless = mailBrandOf(settingsFrom({}), appUrl, 'en');
  const { text } = renderMail(mailTexts.coSignerData({ ...facts, bankName: nameless.bankName }), nameless, 'en');
  expect(text).toContain('Your bank is opening an account');
  expect(text).toContain('Controller: your bank.');
  expect(text).toContain('Kind regards\nYour bank');
});

it('ends with the disclaimer in English where the bank has one', () => {
  const blocks = [
    { title: 'Sicherheit', content: 'Nie per E-Mail', en: { title: 'Security', content: 'Never by email' } },
    { title: 'Hinweis', content: 'Nur deutsch', en: { title: '' } },
  ];
  const written = settingsFrom({ mailDisclaimer: { blocks } });
  const textIn = (language: 'de' | 'en') =>
    renderMail(mailTexts.loginCode({ ...facts, language }), mailBrandOf(written, appUrl, language), language).text;
  expect(textIn('en')).toMatch(/Security\nNever by email[^]*Hinweis\nNur deutsch/);
  expect(textIn('de')).toMatch(/Sicherheit\nNie per E-Mail[^]*Hinweis\nNur deutsch/);
  expect(textIn('de')).not.toContain('Security');
});

it('uses every text', () => {
  const used = new Set<string>();
  const words = mailWords('en');
  const spy = jest.spyOn(words, 'text').mockImplementation((key) => {
    used.add(key);
    return en[key];
  });
  mailBrandOf(settingsFrom({}), appUrl, 'en');
  for (const kind of kinds) for (const change of [{}, ...variants]) rendered(kind, change);
  spy.mockRestore();
  expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
});

describe('a mail', () => {
  let fake: FakeAccounts;
  const reminded: Reminded = {
    ...{ coSigners: [], sent: [], stopped: [], expiry: Date.UTC(2027, 1, 22) },
    occasions: [{ topic: 'draft', personId: null, start: 0 }],
  };

  beforeEach(async () => {
    fake = createFakeAccounts();
    const registration = createRegistrationSchema(await fake.deps.rules()).parse(fake.sample);
    const request = { registration, requestKey: '', policy: '', hidesTaken: false, address: '' };
    await register(fake.deps, { ...request, language: 'en' });
  });

  const composed = async (kind: DueMail['kind'], more: Partial<DueMail> = {}): Promise<readonly CompleteMail[]> => {
    const mail: DueMail = { mailId: '1', kind, caseId: caseIdOf('1001'), accountId: '', personId: null, ...more };
    const compose = createComposeMail({
      account: fake.deps,
      settings: async () =>
        settingsFrom({
          bankName: 'Musterbank',
          sendDoiRequestedMailCopyToBank: true,
          bankEmployeeMail: 'bank@bank.test',
        }),
      person: async () => ({ email: 'max@firma.test', identityCheckUrl: 'https://ident.test/1', attemptsLeft: 1 }),
      orderSummary: async () => Buffer.from('%PDF-1.7'),
      reminded: async () => reminded,
      caseFacts: async () => ({ ...noCaseFacts, end: 'refused', invited: [personIdOf('1001-0002')] }),
      coSigners: {
        forMail: async () => ({ link: 'l'.repeat(43), email: 'max@firma.test', isAsked: true }),
        current: async () => ({ link: 'l'.repeat(43), email: 'max@firma.test', isAsked: true }),
        codeForMail: async () => ({ code: 'QWERTZ', email: 'max@firma.test' }),
      },
      appUrl,
    });
    return (await compose(mail)) ?? [];
  };
  const subjects = async (kind: DueMail['kind'], more: Partial<DueMail> = {}) =>
    (await composed(kind, more)).map(({ to, subject }) => [to, subject]);
  const own = 'erika.muster@firma.test';
  const personId = personIdOf('1001-0002');

  it('is in the language of the applicant, and the copy to the bank in German', async () => {
    expect(await subjects('verification')).toEqual([
      [own, 'Please confirm your email address'],
      ['bank@bank.test', expect.stringContaining('Neue Registrierung')],
    ]);
    const [, copy] = await composed('verification');
    expect(copy?.html).toContain('<html lang="de">');
    expect(copy?.text).toContain('Guten Tag');
  });

  it('to others of the company is in the language of the applicant', async () => {
    expect(await subjects('identityCheck', { personId })).toEqual([
      ['max@firma.test', expect.stringContaining('Please verify your identity')],
    ]);
    expect(await subjects('personDataMissing', { personId })).toEqual([
      [own, expect.stringContaining('We still need details of one person')],
      ['max@firma.test', expect.stringContaining('We need more details from you')],
    ]);
    expect(await subjects('coSignerCode', { personId })).toEqual([['max@firma.test', 'Your code']]);
    expect(await subjects('failed')).toEqual([
      [own, expect.stringContaining('The identity check was not successful')],
      ['max@firma.test', expect.stringContaining('You no longer need to verify your identity')],
    ]);
  });

  it('reminds in the language of the applicant, and opens the page that stops reminders in it', async () => {
    const [mail] = await composed('draftReminder');
    expect(mail?.subject).toContain('Your application has not been sent yet');
    expect(mail?.text).toContain('the application expires on 22 February 2027');
    expect(mail?.text).toMatch(/\/hub\/erinnerungen\?lang=en#\S+/);
    expect(mail?.unsubscribeUrl).toMatch(/\/api\/reminders\/one_click\/[^?#]+$/);
  });

  it('follows the language that the applicant changes to, also one queued before', async () => {
    const { accountId } = (await fake.deps.applicants.findByCase(caseIdOf('1001')))!;
    await changeLanguage(fake.deps, accountId, 'de');
    expect(await subjects('orderReceived')).toEqual([[own, expect.stringContaining('Ihr Antrag ist eingegangen')]]);
    await changeLanguage(fake.deps, accountId, 'en');
    expect(await subjects('loginCode', { caseId: '', accountId })).toEqual([[own, 'Your login code']]);
  });
});
