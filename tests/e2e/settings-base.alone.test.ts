import type { Browser } from 'playwright-core';
import { Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { scriptIntegrity } from '../embedding/bank-page.js';
import { addresses } from '../support/addresses.js';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk, StaffRole } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';
import { chooseGmbh, register, skipSearch } from '../support/opening-pages.js';
import { ownClerk } from '../support/staff-users.js';

/** Runs alone, because all pages show these settings, and one of them ends every registration. */
describe('base settings', () => {
  const names = ['bankName', 'bankEmployeeMail', 'tempConfig', 'showVersion', 'usersnapKey', 'instanceDeactivated'];
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let root: Clerk;
  let admin: ClerkPages;
  let page: ClerkPages['page'];

  const stored = async (name: string): Promise<unknown> =>
    (await root.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
  const open = async (role: StaffRole, address: string): Promise<void> => {
    admin = await ClerkPages.loggedIn(browser, role);
    page = admin.page;
    await admin.goto(address);
  };
  const field = (name: string) => page.locator('form').getByRole('textbox', { name, exact: true });
  const save = async (): Promise<void> => {
    await admin.button('Speichern').click();
    await admin.says('Gespeichert.');
  };

  beforeAll(async () => {
    [browser, root] = await Promise.all([openBrowser(), ownClerk('ROLE_ROOT')]);
    for (const name of names) before[name] = await stored(name);
  });
  afterEach(async () => {
    await root.done('PUT', '/settings', { body: { values: before } });
    await closePages(browser);
  });
  afterAll(() => browser.close());

  test('of the bank are refused while one is wrong, saved by an administrator, and seen by customers', async () => {
    await open('ROLE_INSTANCE_ADMIN', '/bm/start?ansicht=Grundeinstellungen#Konfiguration');
    await field('Name der Bank').fill('Prüfsteinbank eG');
    await field('Titel der Seite').fill('Konto am Prüfstein');
    await field('Postfach der Bank').fill('kein postfach');
    await admin.button('Speichern').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    expect(await stored('bankName')).toBe(before['bankName']);
    await field('Postfach der Bank').fill('postfach@pruefstein.example');
    await save();
    expect(await stored('bankEmployeeMail')).toBe('postfach@pruefstein.example');
    expect(await stored('tempConfig')).toMatchObject({ title: 'Konto am Prüfstein' });
    expect((await api('GET', '/configuration')).body).toMatchObject({ bankName: 'Prüfsteinbank eG' });
    await page.reload();
    expect(await field('Name der Bank').inputValue()).toBe('Prüfsteinbank eG');
    await page.goto(`${addresses.portal}/start/produkte/vergleich`);
    await page.waitForFunction(() => document.title.endsWith(' – Konto am Prüfstein – Prüfsteinbank eG'));
    const untitled = { ...(before['tempConfig'] as object), title: '' };
    await root.done('PUT', '/settings/tempConfig', { body: { name: 'tempConfig', value: untitled } });
    await page.reload();
    await page.waitForFunction(() => document.title.endsWith(' – Geschäftskonto – Prüfsteinbank eG'));
    expect(await admin.faults()).toEqual([]);
  });

  test('with the terms of the identity service ask every customer for them', async () => {
    await open('ROLE_INSTANCE_ADMIN', '/bm/start?ansicht=Grundeinstellungen#Konfiguration');
    await field('Bedingungen des Identifizierungsdienstes').fill('https://ident.example/bedingungen');
    await save();
    const company = unknownCompany();
    await expect(new Applicant(company).register()).rejects.toThrow('422');
    const customer = await ApplicantPages.open(browser);
    const terms = customer.page.getByRole('checkbox', { name: 'Bedingungen des Identifizierungsdienstes' });
    await customer.goto('/start/produkte/2/online');
    await chooseGmbh(customer.page);
    await skipSearch(customer.page);
    await register(customer.page, company, new Applicant(company).email);
    await customer.page
      .getByText('Akzeptanz der Bedingungen des Identifizierungsdienstes erforderlich')
      .first()
      .waitFor();
    expect(await customer.faults()).toEqual([]);
    await terms.check();
    await customer.button('Registrieren').click();
    await customer.isAt('/hub/aktivierung');

    const byAdviser = new Applicant(unknownCompany());
    await api('POST', '/me/register', { body: { ...byAdviser.registration(), beraterEinstieg: true, neukunde: true } });
    const link = '/hub/aktivierung/';
    const mail = await mailTo(byAdviser.email, (one) => linkTokenIn(one, link) !== undefined);
    await customer.goto(`${link}${linkTokenIn(mail, link)!}`);
    await customer.showsHeading('Bevor Sie Ihre Daten eingeben');
    for (const name of [/berechtigt/, /Datenschutz/]) await customer.page.getByRole('checkbox', { name }).check();
    await customer.button('Bestätigen und weiter').click();
    await terms.and(customer.page.locator('[aria-invalid=true]')).waitFor();
    expect(await customer.faults()).toEqual([]);
    await terms.check();
    await customer.button('Bestätigen und weiter').click();
    await customer.page.waitForURL((url) => !url.pathname.includes('aktivierung'));
  });

  test('of the installation are saved by support; nobody registers once it is deactivated', async () => {
    await open('ROLE_ROOT', '/bm/start?ansicht=Grundeinstellungen#Instanzkonfiguration');
    await field('Usersnap-Schlüssel').fill('schluessel-1');
    const version = page.getByRole('switch', { name: 'Version anzeigen' });
    const isShown = await version.isChecked();
    await version.setChecked(!isShown);
    await save();
    expect([await stored('usersnapKey'), await stored('showVersion')]).toEqual(['schluessel-1', !isShown]);
    expect(await stored('instanceDeactivated')).toBe(false);

    await page.getByRole('switch', { name: 'Instanz deaktivieren' }).check();
    await admin.button('Speichern').click();
    await admin.dialog().getByText('Niemand kann sich mehr registrieren').waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await admin.dialog().getByRole('button', { name: 'Abbrechen' }).click();
    expect(await stored('instanceDeactivated')).toBe(false);
    await admin.button('Speichern').click();
    await admin.dialog().getByRole('button', { name: 'Instanz deaktivieren' }).click();
    // The notice of the first change may still be shown.
    await page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
    expect(await stored('instanceDeactivated')).toBe(true);
    await expect(new Applicant(unknownCompany()).register()).rejects.toThrow('403');
  });

  test('have entry links beside them, which are copied, and open the page they name', async () => {
    await open('ROLE_INSTANCE_ADMIN', '/bm/start?ansicht=Einstiege#Konfiguration');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const level of ['Einstieg 1: Kontovergleich', 'Einstieg 2: ein Konto eröffnen', 'Einstieg 3: online eröffnen'])
      await page.getByRole('region', { name: level }).waitFor();
    await page.getByText(/automatischer Höhenanpassung/).waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    for (const [title, path] of [
      ['Kontovergleich', '/start/produkte/vergleich'],
      ['Online eröffnen ohne Kontoauswahl', '/start/produkte/-/online'],
      ['Beratereinstieg ohne Kontoauswahl', '/start/produkte/-/online?berater-einstieg=1'],
    ] as const) {
      await page.getByRole('button', { name: `${title} kopieren` }).click();
      const url = `${addresses.portal}${path}`;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: `${title} öffnen` }).click();
      const shown = await opened;
      expect(shown.url()).toBe(url);
      await shown.getByRole('heading', { level: 1 }).waitFor();
      await shown.close();
    }
  });

  test('have the code to embed each of them, whose hash is that of the served script', async () => {
    await open('ROLE_INSTANCE_ADMIN', '/bm/start?ansicht=Einstiege#Konfiguration');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Zurzeit darf keine Website die Einstiege einbetten').waitFor();
    const integrity = await scriptIntegrity(addresses.portal);
    for (const [label, path] of [
      ['Kontovergleich', '/start/produkte/vergleich'],
      ['Online eröffnen ohne Kontoauswahl', '/start/produkte/-/online'],
    ] as const) {
      await page.getByLabel('Einstieg im Code').selectOption({ label });
      await page.getByRole('button', { name: 'Code zum Einbetten kopieren' }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [`src="${addresses.portal}/embed/v1.js"`, `integrity="${integrity}"`, `entry="${path}"`])
        expect(copied).toContain(part);
      await page.getByRole('button', { name: 'Code zum Einbetten kopieren' }).waitFor();
    }
    expect(await admin.faultsEverywhere()).toEqual([]);
    const code = page.getByRole('region', { name: 'In die eigene Website einbetten' });
    await code.getByRole('link', { name: 'Einbettung' }).click();
    await page.getByRole('textbox', { name: 'Seiten, die einbetten dürfen' }).waitFor();
  });
});
