import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy } from '../support/company.js';

/** Status, what the page says, and the button that it has. */
const statuses = [
  ['not_yet_ordered', 'Noch nicht bestellt', 'Auszug bestellen'],
  ['busy', 'Bestellung läuft', 'Stand aktualisieren'],
  ['ready', 'Auszug liegt vor', 'Auszug abrufen'],
  ['failed', 'Bestellung fehlgeschlagen', null],
  ['disabled', 'Nicht eingerichtet', null],
  ['unknown', 'Unbekannt', null],
] as const;
const everyButton = /^(?:Auszug bestellen|Stand aktualisieren|Auszug abrufen)$/;

describe('the transparency register on the page of a case', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const region = () => clerk.page.getByRole('region', { name: 'Transparenzregister' });

  test('shows every status with what can be done in it', async () => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    clerk = await ClerkPages.loggedIn(browser);
    const address = /\/transparency-register-status$/;
    let stubbed: string = statuses[0][0];
    await clerk.page.route(address, (route) => route.fulfill({ json: { status: stubbed } }));
    await clerk.openCase(applicant.caseId);
    for (const [status, text, button] of statuses) {
      stubbed = status;
      await clerk.button('Vorgang aktualisieren').click();
      await region().getByText(text, { exact: true }).waitFor();
      const buttons = region().getByRole('button', { name: everyButton });
      if (button !== null) await buttons.getByText(button).waitFor();
      expect(await buttons.count()).toBe(button === null ? 0 : 1);
      expect(await clerk.faults()).toEqual([]);
    }
    await clerk.page.unroute(address);
    await clerk.page.route(address, (route) => route.fulfill({ status: 403, json: {} }));
    await clerk.openCase(applicant.caseId);
    await region().getByText('Fehler beim Abruf', { exact: true }).waitFor();
    expect(await region().getByRole('button').count()).toBe(0);
  });

  test('orders the extract and reads its status again', async () => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    clerk = await ClerkPages.loggedIn(browser);
    let status = 'not_yet_ordered';
    await clerk.page.route(/\/transparency-register-status$/, (route) => route.fulfill({ json: { status } }));
    await clerk.page.route(/\/order-transparency-register-documents$/, (route) => {
      status = 'busy';
      return route.fulfill({ status: 204 });
    });
    await clerk.openCase(applicant.caseId);
    await region().getByRole('button', { name: 'Auszug bestellen' }).click();
    await region().getByRole('button', { name: 'Stand aktualisieren' }).waitFor();
    status = 'ready';
    await region().getByRole('button', { name: 'Stand aktualisieren' }).click();
    await region().getByText('Auszug liegt vor').waitFor();
  });
});
