import { personIdOf } from '@kontor/domain/person/person-id';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeAccounts, type FakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import type { MailedLink } from '../../access/co-signer/co-signer.module.js';
import { register } from '../../access/registration/register.js';
import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { linkOf } from '../../access/account/code-slot.js';
import { seedDemoStaff } from '../../access/staff-account/demo-staff.js';
import { sendLoginCode } from '../../access/session/send-login-code.js';
import { withStaffMail } from '../../access/account/staff.js';
import { verifyByLink } from '../../access/account/verification.js';
import { createAccountMailbox } from './account-mailbox.js';
import { noCaseFacts, type CaseMailFacts } from './case-facts.js';
import { createComposeMail } from './compose-mail.js';
import type { DueMail, Mailbox } from './mailbox.js';
import { relayMails, type CompleteMail } from './mail-relay.js';

const appUrl = 'https://konto.bank.test';
const asked = { requestKey: '', policy: '', hidesTaken: false, address: '', language: 'de' } as const;

describe('relay', () => {
  let fake: FakeAccounts;
  let sent: CompleteMail[];
  let counted: string[];
  let refuse: boolean;
  let summary: Uint8Array | null;
  let own: MailedLink | null;
  let code: { code: string; email: string } | null;
  const logger = silentLogger();

  beforeEach(async () => {
    fake = createFakeAccounts();
    sent = [];
    counted = [];
    refuse = false;
    [own, code] = [null, null];
    summary = Buffer.from('%PDF-1.7');
    const registration = createRegistrationSchema(await fake.deps.rules()).parse(fake.sample);
    await register(fake.deps, { registration, ...asked });
  });

  const composeWith = (values: Record<string, unknown> = {}, caseFacts: Partial<CaseMailFacts> = {}) =>
    createComposeMail({
      account: fake.deps,
      settings: async () => settingsFrom({ bankName: 'Musterbank', ...values }),
      person: async () => ({
        email: 'max@firma.test',
        identityCheckUrl: 'https://ident.test/1',
        attemptsLeft: 1,
      }),
      orderSummary: async () => summary,
      caseFacts: async () => ({ ...noCaseFacts, ...caseFacts }),
      reminded: async () => ({ occasions: [], coSigners: [], expiry: null, sent: [], stopped: [] }),
      coSigners: { forMail: async () => own, current: async () => own, codeForMail: async () => code },
      appUrl,
    });

  const run = (mailbox: Mailbox, compose = composeWith(), fails = false) =>
    relayMails({
      mailbox,
      compose,
      count: (outcome) => counted.push(outcome),
      logger,
      send: async (mail) => {
        if (fails) throw new Error('away');
        sent.push(mail);
        return refuse ? 'refused' : 'sent';
      },
    });

  function caseMailbox(mails: DueMail[]) {
    const failed: string[] = [];
    const mailbox: Mailbox = {
      due: async () => [...mails],
      waitingSince: async () => null,
      sent: async (mail) => void mails.splice(mails.indexOf(mail), 1),
      failed: async (_mail, reason) => void failed.push(reason),
    };
    return { mailbox, failed, mails };
  }

  const verification = (): DueMail => ({
    mailId: '1001:1:0',
    kind: 'verification',
    caseId: caseIdOf('1001'),
    accountId: '',
    personId: null,
  });

  it('sends the confirmation to the applicant, and its link confirms', async () => {
    await run(caseMailbox([verification()]).mailbox);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'erika.muster@firma.test', mailId: '1001:1:0', caseId: '1001' });
    const link = /\/hub\/aktivierung\/(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect((await verifyByLink(fake.deps, link)).account.verified).toBe(true);
    await run(caseMailbox([{ ...verification(), mailId: 'again', kind: 'verificationAgain' }]).mailbox);
    expect(sent).toHaveLength(1);
  });

  it('names the adviser who registered the customer', async () => {
    const adviser = { beraterEinstieg: true, neukunde: true, beraterEinstiegName: 'Jörg Groß' };
    const sample = { ...fake.sample, ...adviser, username: 'kundin@firma.test' };
    const registration = createRegistrationSchema(await fake.deps.rules()).parse(sample);
    await register(fake.deps, { registration, ...asked });
    await run(caseMailbox([{ ...verification(), caseId: caseIdOf('1002') }]).mailbox);
    expect(sent[0]).toMatchObject({ to: 'kundin@firma.test' });
    expect(sent[0]?.text).toContain('Jörg Groß von der Musterbank');
  });

  it('writes to an address that has an account neither how to confirm a further one nor what becomes of it', async () => {
    const applicant = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    await fake.deps.applicants.change(applicant!._id, applicant!.version, { takenAddress: 'hash' });
    const { mailbox, mails } = caseMailbox([
      verification(),
      { ...verification(), mailId: 'again', kind: 'verificationAgain' },
      { ...verification(), mailId: 'aborted', kind: 'aborted' },
    ]);
    await run(mailbox);
    expect(mails).toEqual([]);
    expect(sent.map(({ mailId, subject }) => [mailId, subject])).toEqual([
      ['1001:1:0', 'Sie sind schon registriert'],
      ['again', 'Sie sind schon registriert'],
    ]);
    for (const { text } of sent) {
      expect(text).toMatch(/\/hub\/entry\s/);
      expect(text).not.toContain('Muster Möbel');
    }
    const after = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    expect([after?.links, after?.verificationCode.hash]).toEqual([[], '']);
  });

  it('mails staff the link for a new password that is open, whichever mail it was made for', async () => {
    await seedDemoStaff({ ...fake.deps, logger });
    const [staff] = await fake.deps.staff.all();
    const passwordLink = { hash: 'h', purpose: 'passwordChange', expiresAt: 1, mailId: 'first' } as const;
    await fake.deps.staff.change(staff!._id, staff!.version, { passwordLink });
    const mail = { ...verification(), caseId: '' as const, accountId: staff!.accountId };
    await run(caseMailbox([{ ...mail, mailId: 'second', kind: 'staffPasswordLink' }]).mailbox);
    expect(sent[0]?.text).toContain(linkOf(fake.deps.deriveSecret, 'first'));
  });

  it.each([
    [{ aboutCase: caseIdOf('1001') }, 'Eine Freigabe wartet auf Sie – Vorgang 1001', 'eine Handlung im Vorgang 1001'],
    [{}, 'Eine Freigabe wartet auf Sie', 'eine Änderung beantragt'],
  ])('mails staff that an approval waits, of a case its number only: %j', async (about, subject, words) => {
    await seedDemoStaff({ ...fake.deps, logger });
    const [staff] = await fake.deps.staff.all();
    const change = withStaffMail(staff!, 'staffApprovalAsked', fake.clock.now, about).change;
    await fake.deps.staff.change(staff!._id, staff!.version, change);
    await run(createAccountMailbox(fake.deps));
    expect(sent.map((mail) => [mail.to, mail.subject, mail.caseId])).toEqual([[staff!.username, subject, '']]);
    const text = (sent[0]?.text ?? '').replace(/\s+/g, ' ');
    expect(text).toContain(words);
    expect(text).toContain(`${appUrl}/bm/freigaben`);
    expect(text).not.toContain('Muster Möbel');
  });

  it('confirms an order with its summary as PDF, and no other mail has a file', async () => {
    const compose = composeWith({}, { afterOrder: 'identify' });
    for (const kind of ['orderReceived', 'onHold', 'aborted'] as const)
      await run(caseMailbox([{ ...verification(), kind }]).mailbox, compose);
    const file = { name: 'Zusammenfassung-1001.pdf', mediaType: 'application/pdf', content: summary };
    expect(sent.map(({ attachments }) => attachments)).toEqual([[file], [file], []]);
    expect(sent[0]?.subject).toContain('eingegangen');
    expect(sent[0]?.text).toContain('weisen sich alle');
  });

  it.each(['failed', 'continuedByHand'] as const)(
    'with %s co-signers who were invited read that their link is void',
    async (kind) => {
      const compose = composeWith({}, { invited: [personIdOf('1001-0002')], end: 'research' });
      await run(caseMailbox([{ ...verification(), kind }]).mailbox, compose);
      expect(sent.map(({ to, mailId }) => [to, mailId])).toEqual([
        ['erika.muster@firma.test', '1001:1:0'],
        ['max@firma.test', '1001:1:0:1001-0002'],
      ]);
      expect(sent[1]?.subject).toContain('nicht mehr nötig');
      expect(sent[1]?.text).not.toContain('ident.test');
    },
  );

  it('drops the confirmation of an order that was erased', async () => {
    summary = null;
    const { mailbox, mails } = caseMailbox([{ ...verification(), kind: 'orderReceived' }]);
    await run(mailbox);
    expect([sent, mails]).toEqual([[], []]);
  });

  it('renders the same mail again', async () => {
    await run(caseMailbox([verification()]).mailbox);
    await run(caseMailbox([verification()]).mailbox);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('notifies the bank of a registration without code and link', async () => {
    await run(
      caseMailbox([verification()]).mailbox,
      composeWith({ sendDoiRequestedMailCopyToBank: true, bankEmployeeMail: 'post@bank.test' }),
    );
    const [own, copy] = sent;
    const code = /^([A-Z]{6})$/m.exec(own?.text ?? '')?.[1] ?? '';
    expect(code).toHaveLength(6);
    expect(copy).toMatchObject({ to: 'post@bank.test', mailId: '1001:1:0:bank' });
    expect(copy?.text).not.toContain(code);
    expect(copy?.text).not.toContain('aktivierung');
  });

  it('sends the identity check to the person', async () => {
    await run(caseMailbox([{ ...verification(), kind: 'identityCheck', personId: personIdOf('1001-0002') }]).mailbox);
    expect(sent[0]).toMatchObject({ to: 'max@firma.test' });
    expect(sent[0]?.text).toContain('https://ident.test/1');
  });

  it('drops the mail of a case without a recipient', async () => {
    const { mailbox, mails } = caseMailbox([{ ...verification(), caseId: caseIdOf('999') }]);
    await run(mailbox);
    expect(sent).toEqual([]);
    expect(mails).toEqual([]);
  });

  it('gives up on a refused mail and postpones a failed one', async () => {
    const box = caseMailbox([verification()]);
    refuse = true;
    await run(box.mailbox);
    await run(box.mailbox, composeWith(), true);
    expect(box.failed).toEqual(['refused', 'transient']);
    expect(counted).toEqual(['refused', 'postponed']);
  });

  it('postpones a login mail and sends it later', async () => {
    const mailbox = createAccountMailbox(fake.deps);
    await sendLoginCode(fake.deps, 'erika.muster@firma.test', { idFor: () => null, remember: () => undefined });
    await run(mailbox, composeWith(), true);
    expect(await mailbox.due(10)).toEqual([]);
    expect(await mailbox.waitingSince()).toBe(fake.clock.now);
    fake.clock.now += 60_000;
    expect(await mailbox.waitingSince()).toBe(fake.clock.now - 60_000);
    await run(mailbox);
    expect(await mailbox.waitingSince()).toBeNull();
    expect(sent[0]?.text).toMatch(/^[A-Z]{6}$/m);
    expect(sent[0]?.text).toContain('/hub/entry/');
    expect(await mailbox.due(10)).toEqual([]);
  });
});
