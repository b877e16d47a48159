import { caseIdOf } from '@kontor/domain/case/case-id';
import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { personIdOf } from '@kontor/domain/person/person-id';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import type { MailedLink } from '../../access/co-signer/co-signer.module.js';
import { register } from '../../access/registration/register.js';
import { createFakeAccounts, type FakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import { noCaseFacts } from './case-facts.js';
import { createComposeMail, type PersonMailFacts } from './compose-mail.js';
import type { DueMail } from './mailbox.js';

const link = 'l'.repeat(43);
const page = `https://konto.bank.test/hub/person#${link}`;
const privacyUrl = 'https://bank.test/datenschutz';

describe('mails to a co-signer', () => {
  let fake: FakeAccounts;
  let own: MailedLink | null;
  let code: { code: string; email: string } | null;
  let person: PersonMailFacts | null;

  beforeEach(async () => {
    fake = createFakeAccounts();
    own = { link, email: 'max@firma.test', isAsked: true };
    code = null;
    person = { email: 'max@firma.test', identityCheckUrl: 'https://ident.test/1', attemptsLeft: 1 };
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

  const compose = async (kind: DueMail['kind']) => {
    const mail = {
      mailId: '1001:1:0',
      kind,
      caseId: caseIdOf('1001'),
      accountId: '',
      personId: personIdOf('1001-0002'),
    };
    const composed = createComposeMail({
      account: fake.deps,
      settings: async () => settingsFrom({ bankName: 'Musterbank', datenschutzUrl: privacyUrl }),
      person: async () => person,
      orderSummary: async () => null,
      caseFacts: async () => noCaseFacts,
      reminded: async () => ({ occasions: [], coSigners: [], expiry: null, sent: [], stopped: [] }),
      coSigners: { forMail: async () => own, current: async () => own, codeForMail: async () => code },
      appUrl: 'https://konto.bank.test',
    });
    const mails = (await composed(mail)) ?? [];
    return mails.map(({ to, mailId, text }) => ({ to, mailId, text: text.replace(/\s+/g, ' ') }));
  };

  const notices = [
    'Informationen zum Datenschutz nach Art. 14 DSGVO',
    'Verantwortlich: die Musterbank',
    privacyUrl,
    'Woher wir Ihre Daten haben',
    'Welche Daten',
    'Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 10 bis 13 GwG',
    'Wer sie bekommt',
    'fünf Jahre',
    'Aufsichtsbehörde',
  ];

  it('the one about the identity check has the check, the own page and the notes on data protection', async () => {
    const [mail, ...others] = await compose('identityCheck');
    expect(others).toEqual([]);
    expect(mail?.to).toBe('max@firma.test');
    for (const words of ['https://ident.test/1', page, ...notices]) expect(mail?.text).toContain(words);
  });

  it('the one to who has no page has the check alone', async () => {
    own = null;
    const [mail] = await compose('identityCheck');
    expect(mail?.text).toContain('https://ident.test/1');
    expect(mail?.text).not.toContain('/hub/person');
  });

  it('the one about missing data goes to the person beside that to the applicant, who gets no link', async () => {
    person = null;
    const [asked, mail] = await compose('personDataMissing');
    expect([asked?.to, asked?.mailId]).toEqual(['erika.muster@firma.test', '1001:1:0']);
    expect(asked?.text).not.toContain(link);
    expect([mail?.to, mail?.mailId]).toEqual(['max@firma.test', '1001:1:0:person']);
    for (const words of [page, 'Muster Möbel', ...notices]) expect(mail?.text).toContain(words);
  });

  it('the one that the acting person sends again goes to the person alone, as long as something is asked', async () => {
    expect((await compose('coSignerData')).map(({ to, mailId }) => [to, mailId])).toEqual([
      ['max@firma.test', '1001:1:0'],
    ]);
    own = null;
    expect(await compose('coSignerData')).toEqual([]);
  });

  it('the one about missing data of the acting person goes to the applicant alone', async () => {
    [own, person] = [null, null];
    expect((await compose('personDataMissing')).map(({ to }) => to)).toEqual(['erika.muster@firma.test']);
  });

  it('the one about missing data that only the applicant can give goes to the applicant alone', async () => {
    own = { link, email: 'max@firma.test', isAsked: false };
    expect((await compose('personDataMissing')).map(({ to }) => to)).toEqual(['erika.muster@firma.test']);
    expect(await compose('coSignerData')).toEqual([]);
  });

  it('the one with a code has no link, and is dropped once the code is void', async () => {
    expect(await compose('coSignerCode')).toEqual([]);
    code = { code: 'QWERTZ', email: 'max@firma.test' };
    const [mail] = await compose('coSignerCode');
    expect(mail?.to).toBe('max@firma.test');
    expect(mail?.text).toContain('QWERTZ');
    expect(mail?.text).not.toMatch(/#|ident\.test|Muster Möbel/);
  });

  it('the one about a failed attempt has no link: the one mailed before is still valid', async () => {
    const [mail] = await compose('identityCheckFailed');
    expect(mail?.text).toContain('https://ident.test/1');
    expect(mail?.text).not.toContain(link);
  });
});
