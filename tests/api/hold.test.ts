import { readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy } from '../support/company.js';
import { mailTo } from '../support/inbox.js';
import { ledger } from '../support/sandbox.js';

interface Detail {
  readonly bgoMainStatus: number;
  readonly simplePutOnHoldFindings?: unknown;
}

describe('an order that the bank puts on hold', () => {
  test('is not transferred to the providers until a clerk releases it', async () => {
    const applicant = await readyToOrder(noteworthy());
    expect((await applicant.order()).status).toBe(204);
    expect(await applicant.status()).toBe(213);
    expect((await ledger('banking', applicant.caseId)).effects).toEqual([]);

    const clerk = await Clerk.login();
    const detail = await clerk.done<Detail>('GET', `/bgo_identifications_portal/${applicant.caseId}`);
    expect(JSON.stringify(detail.simplePutOnHoldFindings ?? detail)).toContain('nationality');
    expect((await applicant.order()).status).toBe(204);
    const released = await clerk.release(applicant.caseId);
    expect(released.status).toBe(200);
    expect(await applicant.status()).toBeGreaterThanOrEqual(220);
  });

  test("ends when a clerk rejects it, the customer is notified, and the company's next one is 214", async () => {
    const company = noteworthy();
    const applicant = await readyToOrder(company);
    await applicant.order();
    const clerk = await Clerk.login();
    expect((await clerk.setStatus(applicant.caseId, 216, 'Passt nicht zur Bank')).status).toBeLessThan(300);
    await applicant.reaches(216);
    await mailTo(applicant.email, ({ subject }) => /abgelehnt/i.test(subject));

    const again = await readyToOrder({
      ...company,
      people: [{ ...company.people[0], nationality: 'DE' }, company.people[1]!],
    });
    expect((await again.order()).status).toBe(204);
    expect(await again.status()).toBe(214);
  });

  test('a clerk without the role may not release, and nothing changes', async () => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    const stranger = await Clerk.login('ROLE_USER_ADMIN');
    expect((await stranger.release(applicant.caseId)).status).toBe(403);
    expect((await stranger.setStatus(applicant.caseId, 216)).status).toBe(403);
    expect(await applicant.status()).toBe(213);
  });
});
