import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';

/** An order on hold because of the nationality of its first director. */
async function held(): Promise<Applicant> {
  const company = unknownCompany();
  const [first, ...others] = company.people;
  const applicant = await readyToOrder({ ...company, people: [{ ...first, nationality: 'IR' }, ...others] });
  await applicant.order();
  await applicant.reaches(213);
  return applicant;
}

interface Listed {
  readonly approvalId: string;
  readonly state: string;
}

describe('four eyes', () => {
  let browser: Browser;
  let root: Clerk;
  let second: Clerk;

  /** For everybody, so this suite runs alone. */
  const storeSetting = (isOn: boolean) =>
    root.call<Listed>('PUT', '/settings/fourEyes', { body: { name: 'fourEyes', value: { release: isOn } } });

  beforeAll(async () => {
    [browser, root, second] = await Promise.all([
      openBrowser(),
      ownClerk('ROLE_ROOT'),
      ownClerk('ROLE_INSTANCE_ADMIN'),
    ]);
    expect((await storeSetting(true)).status).toBe(200);
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    const { status, body } = await storeSetting(false);
    if (status === 202) await second.done('POST', `/approvals/${body.approvalId}/confirm`);
    await browser.close();
  });

  test('one clerk asks for a release, and another one gives it', async () => {
    const applicant = await held();
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.act('Antrag freigeben', { reason: 'Ausweis geprüft' });
    await clerk.card().getByText('Freigabe beantragt', { exact: true }).waitFor();
    await clerk.card().getByRole('article', { name: 'Freigabe eines Antrags' }).waitFor();
    await clerk.says(/^Eine Freigabe ist offen: Freigabe eines Antrags, beantragt von /);
    await clerk.page.getByRole('link', { name: /offene Freigabe/ }).waitFor();
    await clerk.card().getByRole('button', { name: 'Zurückziehen' }).waitFor();
    expect(await clerk.card().getByRole('button', { name: 'Freigeben', exact: true }).count()).toBe(0);
    expect(await applicant.status()).toBe(213);
    expect(await clerk.faultsEverywhere()).toEqual([]);

    const other = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await other.openOverview();
    await other.page.getByRole('button', { name: /^Konto / }).click();
    await other.page.getByRole('menuitem', { name: 'Freigaben' }).click();
    await other.heading('Freigaben').waitFor();
    const item = other.page.getByRole('listitem').filter({ hasText: `# ${applicant.caseId}` });
    await item.getByText('213 – ', { exact: false }).waitFor();
    expect(await other.faults()).toEqual([]);
    await item.getByRole('button', { name: 'Freigeben' }).click();
    await other.dialog().getByRole('button', { name: 'Freigeben' }).click();
    await other.says('Freigegeben und ausgeführt.');
    await item.getByText(/^Freigegeben von /).waitFor();
    expect(await applicant.status()).toBeGreaterThanOrEqual(218);

    await clerk.card().getByRole('article', { name: 'Freigabe eines Antrags' }).waitFor({ state: 'hidden' });
    await clerk.page.getByRole('tab', { name: 'Notizen' }).click();
    await clerk.says('Freigabe durch eine zweite Person beantragt: Freigabe eines Antrags');
  });

  test('who asked cannot confirm, and a changed case makes it void', async () => {
    const applicant = await held();
    const clerk = await ownClerk();
    const asked = await clerk.release<Listed>(applicant.caseId);
    expect(asked.status).toBe(202);
    const { approvalId } = asked.body;
    expect((await clerk.call('POST', `/approvals/${approvalId}/confirm`)).status).toBe(409);
    expect((await clerk.setStatus(applicant.caseId, 216, 'Passt nicht zur Bank')).status).toBe(204);
    const other = await ownClerk('ROLE_ADMIN_PLUS');
    expect((await other.call('POST', `/approvals/${approvalId}/confirm`)).status).toBe(409);
    const listed = await other.done<readonly Listed[]>('GET', `/approvals?caseId=${applicant.caseId}`);
    expect(listed).toEqual([expect.objectContaining({ approvalId, state: 'void', voidReason: 'changed' })]);
    expect(await applicant.status()).toBe(216);
  });

  test('the switches are a page of the configuration, and an auditor reads without deciding', async () => {
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    await admin.openOverview();
    await admin.page.getByRole('tab', { name: 'Konfiguration', exact: true }).click();
    await admin.openSettings('Vier Augen');
    expect(await admin.page.getByRole('switch', { name: 'Freigabe eines Antrags' }).isChecked()).toBe(true);
    expect(await admin.faults()).toEqual([]);
    const auditor = await ClerkPages.loggedIn(browser, 'ROLE_AUDITOR');
    await auditor.goto('/bm/freigaben');
    await auditor.page.getByRole('article').first().waitFor();
    expect(await auditor.page.getByRole('button', { name: /^(Freigeben|Ablehnen|Zurückziehen)$/ }).count()).toBe(0);
  });
});
