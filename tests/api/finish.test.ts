import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { mailTo } from '../support/inbox.js';
import { bringToReady } from '../support/whole-way.js';

/** What is true is said: an account is claimed only where there is one. */
describe('a case that the bank finishes', () => {
  const finished = async (body: object) => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    const path = `/bgo_identifications_status/${applicant.caseId}/setStatus`;
    expect((await clerk.call('PATCH', path, { body: { status: 430, ...body } })).status).toBe(204);
    await applicant.reaches(430);
    return applicant;
  };

  test('without a booking claims no account, in mail and page', async () => {
    const applicant = await finished({});
    expect((await applicant.portal()).bgoIdentification).toMatchObject({ accountOpened: false });
    const mail = await mailTo(applicant.email, ({ subject }) => subject.startsWith('Ihr Antrag ist abgeschlossen'));
    expect(mail.text).not.toMatch(/Konto ist eröffnet/);
  });

  test('with an account that was opened elsewhere says so', async () => {
    const applicant = await finished({ accountOpened: true });
    expect((await applicant.portal()).bgoIdentification).toMatchObject({ accountOpened: true });
    await mailTo(applicant.email, ({ subject }) => subject.startsWith('Ihr Konto ist eröffnet'));
  });
});
