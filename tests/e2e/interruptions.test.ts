import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { addresses } from '../support/addresses.js';
import { closePages, holds, openBrowser, passTimeUntilSent } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { api } from '../support/http.js';
import { loginLink, tokenOnReload } from '../support/sign-in.js';
import { until } from '../support/until.js';

const form = '/hub/identifizierung';
const title = 'Angaben zu Unternehmen und Personen';
const save = /\/api\/bgo_identifications\/\d+$/;
const saved = /^Gespeichert um \d\d:\d\d Uhr$/;

interface Stored {
  readonly firma: { readonly line1?: string; readonly city?: string; readonly businessPurpose?: string };
  readonly people: readonly {
    readonly id: string;
    readonly nachname?: string;
    readonly line1?: string;
    readonly city?: string;
  }[];
}

/** Waits until the server has what was typed. */
const stores = (applicant: Applicant, fits: (form: Stored) => boolean) =>
  until(async () => fits(await applicant.form()), { what: 'the form to be stored' });

const field = async (page: Page, part: RegExp, label: string) =>
  (await openPart(page, part)).getByLabel(label, { exact: true });

/** A page of the form whose clock a test moves on. */
async function atForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(`${addresses.portal}${form}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

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

  const passTimeToSave = (page: Page) => passTimeUntilSent(page, 'PUT', save);
  const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

  test.each([1280, 360])('types without a connection for 30 seconds (%i px)', async (width) => {
    const customer = await ApplicantPages.withSession(browser, applicant, width);
    const { page } = customer;
    await atForm(page);
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

  test('goes on without a connection to another page, and is asked first', async () => {
    const customer = await ApplicantPages.withSession(browser, applicant);
    const { page } = customer;
    await atForm(page);
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

  describe('has the form open in two tabs', () => {
    let context: BrowserContext;
    let first: Page;
    let second: Page;

    beforeEach(async () => {
      first = (await ApplicantPages.withSession(browser, applicant)).page;
      context = first.context();
      second = await context.newPage();
      for (const page of [first, second]) await atForm(page);
    });

    // The clock is that of both tabs.
    test('and changes different persons at once: both are kept and seen in both', async () => {
      await (await field(first, /^Person 1/, 'Ort')).fill('Erfurt');
      await (await field(second, /^Person 2/, 'Ort')).fill('Weimar');
      await passTimeToSave(first);
      await Promise.all([first, second].map((page) => says(page, saved)));
      await stores(applicant, ({ people }) => people[0]?.city === 'Erfurt' && people[1]?.city === 'Weimar');
      await (await field(first, /^Person 1/, 'Straße und Hausnummer')).fill('Am Anger 1');
      await passTimeToSave(first);
      await stores(applicant, ({ people }) => people[0]?.line1 === 'Am Anger 1');
      await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Gera');
      await passTimeToSave(second);
      await stores(applicant, ({ firma }) => firma.city === 'Gera');
      await holds(await field(second, /^Person 1/, 'Straße und Hausnummer'), 'Am Anger 1');
      await holds(await field(second, /^Person 1/, 'Ort'), 'Erfurt');
    });

    test('and changes the same field: it is asked for, also after "later" and a reload', async () => {
      await (await field(first, /^Unternehmensdaten/, 'Ort')).fill('Weimar');
      await passTimeToSave(first);
      await says(first, saved);
      await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Jena');
      await (await field(second, /^Person 2/, 'Nachname')).fill('Nurhier');
      await passTimeToSave(second);
      const dialog = second.getByRole('dialog');
      await dialog.getByText('Angaben wurden an anderer Stelle geändert').waitFor();
      await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
      await says(second, 'Noch nicht gespeichert: Bitte entscheiden Sie, welche Angaben gelten.');
      await (await field(second, /^Person 1/, 'Nachname')).fill('Seitdem');
      await second.clock.runFor(30_000);
      await stores(applicant, ({ firma }) => firma.city === 'Weimar');
      second.on('dialog', (asked) => void asked.accept());
      await second.reload();
      await dialog.getByText('Weimar').first().waitFor();
      await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
      await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Apolda');
      await second.clock.runFor(30_000);
      await stores(applicant, ({ firma }) => firma.city === 'Weimar');
      await second.getByRole('button', { name: 'Entscheiden', exact: true }).click();
      await dialog.getByRole('radio', { name: /Apolda/ }).check();
      await second.getByRole('button', { name: 'Auswahl übernehmen' }).click();
      await stores(
        applicant,
        ({ firma, people }) =>
          firma.city === 'Apolda' && people[1]?.nachname === 'Nurhier' && people[0]?.nachname === 'Seitdem',
      );
    });

    test('and removes a person in one that is filled in in the other: it is asked for', async () => {
      await (await openPart(first, /^Person 2/)).getByRole('button', { name: 'Person entfernen' }).click();
      await first.getByRole('button', { name: 'Person endgültig entfernen' }).click();
      await passTimeToSave(first);
      await stores(applicant, ({ people }) => people.length === 1);
      await (await field(second, /^Person 2/, 'Nachname')).fill('Bleibthier');
      await passTimeToSave(second);
      const dialog = second.getByRole('dialog');
      await dialog.getByText('Angaben wurden an anderer Stelle geändert').waitFor();
      await dialog.getByRole('radio', { name: /Person mit den Änderungen behalten/ }).check();
      await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click();
      await stores(applicant, ({ people }) => people[1]?.nachname === 'Bleibthier');
    });

    test('and logs out in one: the other says so, and has its entries after the login', async () => {
      await (await field(second, /^Person 2/, 'Nachname')).fill('Nochnicht');
      // Half a second after the last key the form is read.
      await second.clock.runFor(1_000);
      await first.getByRole('button', { name: 'Abmelden' }).click();
      await first.waitForURL((url) => url.pathname !== form);
      await second.waitForURL((url) => url.pathname === '/hub/entry');
      await says(second, 'Ihre Sitzung ist beendet');
      await second.goto(`${addresses.portal}/hub/entry/${await loginLink(applicant.email)}`);
      await second.waitForURL((url) => url.pathname === form);
      await says(second, 'Nicht gespeicherte Angaben wiederhergestellt');
      await holds(await field(second, /^Person 2/, 'Nachname'), 'Nochnicht');
    });
  });

  describe('whose session ends', () => {
    const endSession = async (page: Page): Promise<void> => {
      const token = await tokenOnReload(page);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect((await api('POST', '/me/logout', { token })).status).toBe(204);
    };

    test.each([1280, 360])(
      'is told so, and the login leads back to the section and its entries (%i px)',
      async (width) => {
        const { page } = await ApplicantPages.withSession(browser, applicant, width);
        await atForm(page);
        await endSession(page);
        await (await field(page, /^Person 2/, 'Nachname')).fill('Unterbrochen');
        await passTimeToSave(page);
        await page.waitForURL((url) => url.pathname === '/hub/entry');
        await says(page, 'Ihre Sitzung ist beendet');
        await page.goto(`${addresses.portal}/hub/entry/${await loginLink(applicant.email)}`);
        await page.clock.runFor(2_000);
        await page.waitForURL((url) => url.pathname === form);
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

    test('and who opens the mailed link in a new tab goes on in the first one', async () => {
      const { page } = await ApplicantPages.withSession(browser, applicant);
      await atForm(page);
      await endSession(page);
      await (await field(page, /^Person 2/, 'Nachname')).fill('Unterbrochen');
      await passTimeToSave(page);
      await page.waitForURL((url) => url.pathname === '/hub/entry');
      const link = await loginLink(applicant.email);
      const other = await page.context().newPage();
      await other.goto(`${addresses.portal}/hub/entry/${link}`);
      await other.waitForURL((url) => url.pathname === form);
      await page.waitForURL((url) => url.pathname === form);
      await says(page, 'Nicht gespeicherte Angaben wiederhergestellt');
      await holds(page.getByLabel('Nachname', { exact: true }), 'Unterbrochen');
    });

    test('whose cookie is gone is told so at the next load, and loses nothing', async () => {
      const { page } = await ApplicantPages.withSession(browser, applicant);
      await atForm(page);
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
      await page.waitForURL((url) => url.pathname === form);
      await holds(page.getByLabel('Nachname', { exact: true }), 'Keinkeks');
    });
  });
});
