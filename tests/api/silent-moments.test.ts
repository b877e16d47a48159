import { readyToOrder, type Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, unknownCompany } from '../support/company.js';
import { mailsTo, mailTo, type Mail } from '../support/inbox.js';

/** Mails by the beginning of their subject. */
const received = 'Ihr Antrag ist eingegangen';
const onHold = 'Wir sehen uns Ihren Antrag genauer an';
const bankMessage = 'Sie haben eine Nachricht von uns';
const aborted = 'Sie haben den Antrag abgebrochen';

const awaitMail = (email: string, subject: string): Promise<Mail> =>
  mailTo(email, (mail) => mail.subject.startsWith(subject));

async function mailsOf({ email }: Applicant, subject: string): Promise<number> {
  return (await mailsTo(email)).filter((mail) => mail.subject.startsWith(subject)).length;
}

const titles = async (applicant: Applicant): Promise<readonly string[]> => {
  const history = await applicant.done<readonly { title: string }[]>(
    'GET',
    '/bgo_identifications/status_history_joined',
  );
  return history.map(({ title }) => title);
};

describe('a customer is informed of every moment, once', () => {
  test('the order is confirmed with its summary as PDF', async () => {
    const applicant = await readyToOrder(unknownCompany());
    expect((await applicant.order()).status).toBe(200);
    const { attachments, text } = await awaitMail(applicant.email, received);
    const file = { name: `Zusammenfassung-${applicant.caseId}.pdf`, type: 'application/pdf' };
    expect(attachments).toMatchObject([file]);
    expect(attachments[0]?.bytes).toBeGreaterThan(5_000);
    expect(text).toContain('im Anhang');
    expect(text).toContain('weisen sich alle Personen aus');
    expect(text).not.toContain('nichts tun');
    expect(await titles(applicant)).toContain('Antrag eingegangen');
    expect((await applicant.order()).status).toBe(204);
    expect(await mailsOf(applicant, received)).toBe(1);
    expect(await mailsOf(applicant, onHold)).toBe(0);
  });

  test('a case on hold and its abort', async () => {
    const applicant = await readyToOrder(noteworthy());
    expect((await applicant.order()).status).toBe(204);
    const { attachments, text } = await awaitMail(applicant.email, onHold);
    expect(attachments).toHaveLength(1);
    expect(text).toContain('im Anhang');
    expect((await applicant.call('POST', '/me/abort')).status).toBeLessThan(300);
    await awaitMail(applicant.email, aborted);
    expect((await applicant.portal()).bgoIdentification.bgoMainStatusTitle).toBe('Von Ihnen abgebrochen');
    await applicant.call('POST', '/me/abort');
    for (const [subject, count] of [
      [received, 0],
      [onHold, 1],
      [aborted, 1],
    ] as const)
      expect([subject, await mailsOf(applicant, subject)]).toEqual([subject, count]);
  });

  test('a message from the bank, whose text stays out of the mail', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.done('POST', `/bgo_identifications/${applicant.caseId}/messages`, {
      body: { message: 'Bitte rufen Sie uns unter 030 123 an.' },
    });
    const { text, html } = await awaitMail(applicant.email, bankMessage);
    expect(text + html).not.toContain('030 123');
    expect(await applicant.done<readonly { message: string }[]>('GET', '/bgo_identifications/messages')).toMatchObject([
      { message: 'Bitte rufen Sie uns unter 030 123 an.' },
    ]);
    expect(await mailsOf(applicant, bankMessage)).toBe(1);
  });
});
