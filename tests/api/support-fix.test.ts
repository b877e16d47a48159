import { readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { identifyingSlowly } from '../support/company.js';
import { mailTo } from '../support/inbox.js';
import { passCheck, startedChecks } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order } from '../support/whole-way.js';

interface Body {
  readonly detail?: string;
  readonly violations?: readonly { readonly propertyPath: string; readonly message: string }[];
}

const reason = 'Ausweis lag der Filiale vor';
const lacking = 'Begründung erforderlich, weil nicht alle Personen identifiziert sind';

/** Decision on a support fix: the bank answers for who is not identified, and says so at each later step. */
describe('a case with one of two persons identified, after a support fix', () => {
  test('is taken over, booked with placeholders and finished, each with a reason', async () => {
    const [clerk, support] = [await Clerk.login(), await Clerk.login('ROLE_ROOT')];
    const applicant = await readyToOrder(identifyingSlowly());
    const { caseId } = applicant;
    const setStatus = (status: number, why?: string) =>
      clerk.call<Body>('PATCH', `/bgo_identifications_status/${caseId}/setStatus`, {
        body: { status, ...(why === undefined ? {} : { reason: why }) },
      });
    await order(applicant);
    const [acting] = (await applicant.form()).people;
    const checks = await startedChecks(caseId, 2);
    await passCheck(checks.find(({ reference }) => reference.includes(acting!.id))!);
    const identified = async (): Promise<number> =>
      (await applicant.portal()).items.filter(({ status }) => status?.value === 'successful').length;
    await until(async () => (await identified()) === 1, { what: 'one identified person' });

    expect((await support.setStatus(caseId, 305, reason)).status).toBe(204);
    const continued = await mailTo(applicant.email, ({ subject }) => subject.startsWith('Wir bearbeiten Ihren Antrag'));
    expect(continued.text).not.toMatch(/erfolgreich|identifiziert/);
    const coSigner = applicant.email.replace('@', '+1@');
    await mailTo(coSigner, ({ subject }) => subject.startsWith('Ihre Identifikation ist nicht mehr nötig'));
    const refused = await setStatus(410);
    expect([refused.status, refused.body.violations?.[0]?.message]).toEqual([422, lacking]);
    expect((await setStatus(410, reason)).status).toBe(204);

    expect(await clerk.readiness(caseId)).toMatchObject({
      canBePassedAsKunde: false,
      canBePassedAsKundeWithPlaceholders: true,
    });
    const asCustomer = await clerk.call<Body>('POST', `/bgo_identifications_portal/${caseId}/passToAgree21?mode=KUNDE`);
    expect([asCustomer.status, asCustomer.body.detail]).toEqual([409, 'Nicht alle Personen sind identifiziert.']);
    const booked = await clerk.pass(caseId, 'KUNDE_WITH_PLACEHOLDERS');
    expect(booked.status).toBeLessThan(300);
    const persons = booked.body['natPersonenResults'] as readonly { readonly hasLegitimation: boolean }[];
    expect(persons.map(({ hasLegitimation }) => hasLegitimation).sort()).toEqual([false, true]);
    expect((await clerk.createAccount(caseId)).status).toBeLessThan(300);

    expect((await setStatus(430)).status).toBe(422);
    expect((await setStatus(430, reason)).status).toBe(204);
    await applicant.reaches(430);
    const memos = await clerk.done<readonly { readonly content: string }[]>(
      'GET',
      `/bgo_identifications/${caseId}/bank-memos`,
    );
    const contents = memos.map(({ content }) => content);
    expect(contents).toContain(reason);
    for (const act of ['Übernommen', 'Abgeschlossen'])
      expect(contents).toContainEqual(
        expect.stringMatching(new RegExp(`(?:^|\\. )${act}, obwohl nicht identifiziert: .+\\. Begründung: ${reason}$`)),
      );
  });
});
