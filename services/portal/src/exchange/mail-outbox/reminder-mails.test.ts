import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { Occasion, Reminded } from '@kontor/domain/reminder/due-reminders';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import type { MailedLink } from '../../access/co-signer/co-signer.module.js';
import { register } from '../../access/registration/register.js';
import { createFakeAccounts, type FakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import { noCaseFacts } from './case-facts.js';
import { createComposeMail } from './compose-mail.js';
import type { DueMail } from './mailbox.js';
import { recipientOf } from './stop-token.js';

const appUrl = 'https://konto.bank.test';
const caseId = caseIdOf('1001');
const [acting, coSigner] = [personIdOf('1001-0001'), personIdOf('1001-0002')];
const open = (topic: Occasion['topic'], personId: Occasion['personId'] = null): Occasion => ({
  ...{ topic, personId, start: 0 },
});

describe('a reminder', () => {
  let fake: FakeAccounts;
  let reminded: Reminded;
  let own: MailedLink | null;

  beforeEach(async () => {
    fake = createFakeAccounts();
    own = null;
    reminded = { occasions: [], coSigners: [coSigner], expiry: Date.UTC(2027, 1, 22), sent: [], stopped: [] };
    const registration = createRegistrationSchema(await fake.deps.rules()).parse(fake.sample);
    await register(fake.deps, {
      registration,
      requestKey: '',
      policy: '',
      hidesTaken: false,
      address: '',
      language: 'de',
    });
  });

  const compose = (kind: DueMail['kind'], change: Partial<DueMail> = {}) =>
    createComposeMail({
      account: fake.deps,
      settings: async () => settingsFrom({ bankName: 'Musterbank' }),
      person: async () => ({ email: 'max@firma.test', identityCheckUrl: 'https://ident.test/1', attemptsLeft: null }),
      orderSummary: async () => null,
      caseFacts: async () => noCaseFacts,
      reminded: async () => reminded,
      coSigners: { forMail: async () => own, current: async () => own, codeForMail: async () => null },
      appUrl,
    })({ mailId: '1001:9:0', kind, caseId, accountId: '', personId: null, ...change });

  const stoppedBy = (text: string) =>
    recipientOf(fake.deps.deriveSecret, /\/hub\/erinnerungen#(\S+)/.exec(text)?.[1] ?? '');

  it.each([
    ['draftReminder', [open('draft')], 'Antrag fortsetzen', 'läuft der Antrag am 22.02.2027 ab'],
    ['missingInformationReminder', [open('missingInformation')], 'Stand ansehen', 'bis zum 22.02.2027'],
    ['expiryReminder', [open('draft')], 'Antrag öffnen', 'am 22.02.2027 läuft Ihr Antrag'],
  ] as const)('%s says until when, and how it is stopped', async (kind, occasions, button, words) => {
    reminded = { ...reminded, occasions };
    const [mail, ...others] = (await compose(kind)) ?? [];
    expect(others).toEqual([]);
    expect(mail?.to).toBe('erika.muster@firma.test');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(words);
    expect(mail?.text).toContain(button);
    expect(stoppedBy(mail?.text ?? '')).toEqual({ caseId, personId: null });
    expect(mail?.html).toContain('Erinnerungen abbestellen');
    const token = mail?.unsubscribeUrl?.replace(`${appUrl}/api/reminders/one_click/`, '') ?? '';
    expect(recipientOf(fake.deps.deriveSecret, token)).toEqual({ caseId, personId: null });
  });

  it.each([
    ['a co-signer, who stops the own ones', coSigner, coSigner, 'max@firma.test'],
    ['a co-signer without a mailbox of their own, which stops those of the customer', coSigner, null, ''],
    ['the acting person, who stops those of the customer', acting, null, ''],
  ])('of a check goes to %s', async (_who, personId, stops, email) => {
    own = email === '' ? null : { link: 'l'.repeat(43), email, isAsked: false };
    reminded = { ...reminded, occasions: [open('identityCheck', personId)] };
    const [mail] = (await compose('identityCheckReminder', { personId })) ?? [];
    expect(mail?.to).toBe('max@firma.test');
    expect(mail?.text).toContain('https://ident.test/1');
    expect(stoppedBy(mail?.text ?? '')).toEqual({ caseId, personId: stops });
  });

  it.each<[string, DueMail['kind'], Partial<Reminded>, DueMail['personId']]>([
    ['the order is sent', 'draftReminder', { occasions: [open('missingInformation')] }, null],
    ['nothing is awaited', 'missingInformationReminder', {}, null],
    ['nothing can expire for the customer', 'expiryReminder', { occasions: [open('identityCheck', coSigner)] }, null],
    ['the check is passed', 'identityCheckReminder', { occasions: [open('identityCheck', acting)] }, coSigner],
    ['the customer has stopped them', 'draftReminder', { occasions: [open('draft')], stopped: [null] }, null],
    [
      'the person has stopped them',
      'identityCheckReminder',
      { occasions: [open('identityCheck', coSigner)], stopped: [coSigner] },
      coSigner,
    ],
  ])('is not sent once %s', async (_what, kind, change, personId) => {
    reminded = { ...reminded, ...change };
    expect(await compose(kind, { personId })).toBeNull();
  });

  it('of a co-signer is not sent to the mailbox of the customer who has stopped them', async () => {
    reminded = { ...reminded, occasions: [open('identityCheck', coSigner)], stopped: [null] };
    expect(await compose('identityCheckReminder', { personId: coSigner })).toBeNull();
  });

  it('is not sent to an applicant who was erased', async () => {
    reminded = { ...reminded, occasions: [open('draft')] };
    expect(await compose('draftReminder', { caseId: caseIdOf('999') })).toBeNull();
  });

  it.each(['documentsMissing', 'dataRequested', 'aborted'] as const)('is no mail like %s', async (kind) => {
    reminded = { ...reminded, stopped: [null] };
    const [mail] = (await compose(kind)) ?? [];
    expect(mail?.text).not.toContain('erinnerungen');
    expect(mail).not.toHaveProperty('unsubscribeUrl');
  });
});
