import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ledger } from '../support/sandbox.js';

/** An order on hold because of the nationality of its first director. */
async function held(): Promise<Applicant> {
  const company = unknownCompany();
  const [first, ...others] = company.people;
  const applicant = await readyToOrder({ ...company, people: [{ ...first, nationality: 'IR' }, ...others] });
  await applicant.order();
  await applicant.reaches(213);
  return applicant;
}

describe('an order on hold', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('shows the findings, is released with an explanation of what follows, and continues', async () => {
    const applicant = await held();
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByText('Staatsangehörigkeit: Iran').waitFor();
    await clerk.page.getByRole('tabpanel').getByText('Regel: Kunde').waitFor();
    expect(await clerk.faults()).toEqual([]);

    await clerk.card().getByRole('button', { name: 'Antrag freigeben' }).click();
    await clerk.dialog().getByText('Das lässt sich nicht zurücknehmen.').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Abbrechen' }).click();
    await clerk.dialog().waitFor({ state: 'hidden' });
    expect(await applicant.status()).toBe(213);
    expect((await ledger('banking', applicant.caseId)).effects).toEqual([]);

    const isStart = new RegExp(`/bgo_identifications/${applicant.caseId}/start$`);
    const state = 'interrupted_functionaries_mismatch';
    const body = JSON.stringify({ type: 'about:blank', title: 'Konflikt', status: 409, state, message: 'Abweichung' });
    await clerk.page.route(isStart, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body }),
    );
    const reloaded = clerk.page.waitForResponse((one) => one.url().endsWith(`_portal/${applicant.caseId}`));
    await clerk.act('Antrag freigeben', { reason: 'Ausweis geprüft' });
    await clerk.card().getByRole('alert').getByText('Abweichende Daten').waitFor();
    expect((await reloaded).status()).toBe(200);
    await clerk.page.unroute(isStart);

    await clerk.act('Antrag freigeben', { reason: 'Ausweis geprüft' });
    await clerk.card().getByText('Antrag freigegeben').waitFor();
    expect(await applicant.status()).toBeGreaterThanOrEqual(218);
    await clerk.card().getByRole('button', { name: 'Antrag freigeben' }).waitFor({ state: 'hidden' });
    const kept = clerk.page.getByRole('region', { name: 'Prüfhinweise' });
    await kept.getByText('Staatsangehörigkeit: Iran').waitFor();
    await kept.getByText(/^Freigegeben von \S.* am \d\d\.\d\d\.\d{4}/).waitFor();
    // The directors pass their checks automatically, and the page updates itself.
    await clerk.card().getByRole('button', { name: 'Vorgang übernehmen' }).waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('is finally rejected', async () => {
    const applicant = await held();
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.act('Antrag ablehnen', { reason: 'Passt nicht zur Bank' });
    await clerk.card().getByText('Antrag abgelehnt', { exact: true }).waitFor();
    await clerk.says('Der Kunde wurde per E-Mail informiert.');
    expect(await applicant.status()).toBe(216);
    await clerk.card().getByText('Abgeschlossen', { exact: true }).waitFor();
    expect(await clerk.card().getByRole('button', { name: 'Antrag freigeben' }).count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows that its findings are still there when it is taken over', async () => {
    const applicant = await held();
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.act('Antrag freigeben', { reason: 'Ausweis geprüft' });
    await clerk.card().getByRole('button', { name: 'Vorgang übernehmen' }).click();
    await clerk.dialog().getByText('Die Regeln der Bank haben angeschlagen').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Erneut prüfen' }).click();
    await clerk.dialog().getByText('Staatsangehörigkeit: Iran').waitFor();
    await clerk.dialog().getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await clerk.card().getByText('Vorgang übernommen').waitFor();
    expect(await applicant.status()).toBe(410);
  });
});
