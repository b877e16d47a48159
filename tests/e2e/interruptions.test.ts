import type { Browser, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { addresses } from '../support/addresses.js';
import { closePages, holds, openBrowser } from '../support/browser.js';
import {
  field,
  formPath,
  openForm,
  passTimeToSave,
  saved,
  says,
  showsForm,
  stores,
} from '../support/clocked-form/clocked-form.js';
import { unknownCompany } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { api } from '../support/http.js';
import { loginLink, tokenOnReload } from '../support/sign-in.js';

describe('an applicant who is interrupted in the form', () => {
  let browser: Browser;
  let applicant: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    applicant = await readyToOrder(unknownCompany());
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test.each([1280, 360])('types without a connection for 30 seconds (%i px)', async (width) => {
    const customer = await ApplicantPages.withSession(browser, applicant, width);
    const { page } = customer;
    await openForm(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    await page.context().setOffline(true);
    await says(page, /^Keine Verbindung\. Ihre Eingaben bleiben erhalten/);
    await (await field(page, /^Unternehmensdaten/, 'Ort')).fill('Funkloch');
    await page.clock.runFor(10_000);
    await says(page, /^Keine Verbindung\. Ihre Angaben werden gespeichert, sobald/);
    await (await field(page, /^Person 2/, 'Nachname')).fill('Ohnenetz');
    await page.clock.runFor(10_000);
    if (width === 360) await openPart(page, /^Vertretung und Anteile/);
    await customer.press('Person hinzufügen');
    await (await field(page, /^Person 3/, 'Nachname')).fill('Spätdazu');
    await page.clock.runFor(10_000);
    expect(sent).toEqual([]);
    await page.context().setOffline(false);
    await says(page, saved);
    await stores(
      applicant,
      ({ firma, people }) =>
        firma.city === 'Funkloch' && people[1]?.nachname === 'Ohnenetz' && people[2]?.nachname === 'Spätdazu',
    );
    await page.reload();
    await holds(await field(page, /^Person 3/, 'Nachname'), 'Spätdazu');
    expect(customer.pageProblems()).toEqual([]);
  });

  test('opens another page without a connection, and is asked first', async () => {
    const customer = await ApplicantPages.withSession(browser, applicant);
    const { page } = customer;
    await openForm(page);
    await page.context().setOffline(true);
    await (await field(page, /^Unternehmensdaten/, 'Ort')).fill('Funkloch');
    await page.getByRole('link', { name: 'Paket wechseln' }).click();
    await page.clock.runFor(1_000);
    const dialog = customer.dialog();
    await dialog.getByText('Ihre letzten Änderungen sind noch nicht gespeichert').waitFor();
    await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await holds(await field(page, /^Unternehmensdaten/, 'Ort'), 'Funkloch');
    await page.context().setOffline(false);
    await stores(applicant, ({ firma }) => firma.city === 'Funkloch');
  });

  describe('whose session ends', () => {
    const endSession = async (page: Page): Promise<void> => {
      const token = await tokenOnReload(page);
      await showsForm(page);
      expect((await api('POST', '/me/logout', { token })).status).toBe(204);
    };

    test.each([1280, 360])(
      'reads it, and the login leads back to the section and its entries (%i px)',
      async (width) => {
        const { page } = await ApplicantPages.withSession(browser, applicant, width);
        await openForm(page);
        await endSession(page);
        await (await field(page, /^Person 2/, 'Nachname')).fill('Unterbrochen');
        await passTimeToSave(page);
        await page.waitForURL((url) => url.pathname === '/hub/entry');
        await says(page, 'Ihre Sitzung ist beendet');
        await page.goto(`${addresses.portal}/hub/entry/${await loginLink(applicant.email)}`);
        await page.clock.runFor(2_000);
        await page.waitForURL((url) => url.pathname === formPath);
        await says(page, 'Nicht gespeicherte Angaben wiederhergestellt');
        const name = page.getByLabel('Nachname', { exact: true });
        await name.waitFor();
        await holds(name, 'Unterbrochen');
        await passTimeToSave(page);
        await says(page, saved);
        await page.reload();
        await holds(name, 'Unterbrochen');
        expect(await page.getByText('Nicht gespeicherte Angaben wiederhergestellt').count()).toBe(0);
      },
    );

    test('and who opens the mailed link in a new tab continues in the first one', async () => {
      const { page } = await ApplicantPages.withSession(browser, applicant);
      await openForm(page);
      await endSession(page);
      await (await field(page, /^Person 2/, 'Nachname')).fill('Unterbrochen');
      await passTimeToSave(page);
      await page.waitForURL((url) => url.pathname === '/hub/entry');
      const link = await loginLink(applicant.email);
      const other = await page.context().newPage();
      await other.goto(`${addresses.portal}/hub/entry/${link}`);
      await other.waitForURL((url) => url.pathname === formPath);
      await page.waitForURL((url) => url.pathname === formPath);
      await says(page, 'Nicht gespeicherte Angaben wiederhergestellt');
      await holds(page.getByLabel('Nachname', { exact: true }), 'Unterbrochen');
    });

    test('at the next load, because the cookie is gone, loses nothing', async () => {
      const { page } = await ApplicantPages.withSession(browser, applicant);
      await openForm(page);
      await (await field(page, /^Person 2/, 'Nachname')).fill('Keinkeks');
      await page.clock.runFor(1_000);
      await page.context().setOffline(true);
      await page.context().clearCookies();
      await page.context().setOffline(false);
      page.on('dialog', (asked) => void asked.accept());
      await page.reload();
      await page.waitForURL((url) => url.pathname === '/hub/entry');
      await page.goto(`${addresses.portal}/hub/entry/${await loginLink(applicant.email)}`);
      await page.clock.runFor(2_000);
      await page.waitForURL((url) => url.pathname === formPath);
      await holds(page.getByLabel('Nachname', { exact: true }), 'Keinkeks');
    });
  });
});
