import type { Browser, Locator } from 'playwright-core';
import { axeFindings, closePages, hasFocus, holds, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { ownClerk } from '../support/staff-users.js';

const crsSettings = ['askCrsType', 'crsTypeClarificationUrl'];

/** Runs alone, because all pages show these settings. */
describe('a settings form', () => {
  const names = ['defaultKontoname', 'tempConfig', 'kontoList', 'orderCheckboxes', 'mailDisclaimer', ...crsSettings];
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let support: Clerk;
  let admin: ClerkPages;
  let page: ClerkPages['page'];

  beforeAll(async () => {
    browser = await openBrowser();
    support = await ownClerk('ROLE_ROOT');
    for (const name of names) before[name] = await stored(name);
  });
  beforeEach(async () => {
    admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    page = admin.page;
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await support.done('PUT', '/settings', { body: { values: before } });
    await browser.close();
  });

  const stored = async <T>(name: string): Promise<T> =>
    (await support.done<{ readonly value: T }>('GET', `/settings/${name}`)).value;
  const field = (name: string, within: Locator = page.locator('form')) =>
    within.getByRole('textbox', { name, exact: true });
  const alert = (): Locator => page.getByRole('alert');
  const press = (name: string) => admin.button(name).click();
  const open = async (label: string): Promise<void> => {
    await admin.goto(`/bm/start?ansicht=${label}#Konfiguration`);
    await admin.button('Speichern').waitFor();
  };

  test('opens the section of a fault, takes the focus to its field, and names every one', async () => {
    await open('Bestellboxen');
    await press('Bestellbox hinzufügen');
    await field('Interner Name').fill('x'.repeat(201));
    await press('Bestellbox hinzufügen');
    await field('Bezeichnung').fill('Zweite');
    await press('Zweite');
    expect(await field('Bezeichnung').count()).toBe(0);
    await press('Speichern');
    await hasFocus(field('Interner Name'));
    await alert()
      .getByRole('button', { name: /› Interner Name$/ })
      .waitFor();
    await alert()
      .getByText(/: Maximal 200 Zeichen möglich$/)
      .waitFor();
    await alert()
      .getByText(/Bezeichnung: Pflichtfeld$/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await admin.faultsEverywhere()).toEqual([]);

    await field('Interner Name').fill('Erste');
    await alert()
      .getByText(/Maximal 200 Zeichen/)
      .waitFor({ state: 'hidden' });
    await press('Erste');
    await alert().getByRole('button', { name: 'Erste › Bezeichnung' }).click();
    await hasFocus(field('Bezeichnung'));
    await field('Bezeichnung').fill('Eins');
    await alert().waitFor({ state: 'hidden' });
  });

  test('asks before a reset or an opened draft replaces what was typed', async () => {
    await open('Mail-Disclaimer');
    const text = field('Text').first();
    const saved = await text.inputValue();
    await text.fill('Erster Entwurf');
    await press('Als Entwurf speichern');
    await admin.says('Zu dieser Seite gibt es einen Entwurf');
    await holds(text, saved);
    await text.fill('Getippt');
    await press('Zurücksetzen');
    await page.getByRole('dialog', { name: 'Eingaben verwerfen?' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press('Abbrechen');
    await holds(text, 'Getippt');
    await press('Entwurf öffnen');
    await press('Abbrechen');
    await holds(text, 'Getippt');
    await press('Als Entwurf speichern');
    await page.getByRole('dialog', { name: 'Entwurf ersetzen?' }).waitFor();
    await press('Abbrechen');
    await press('Entwurf öffnen');
    await press('Eingaben verwerfen');
    await holds(text, 'Erster Entwurf');
    await press('Zurücksetzen');
    await press('Eingaben verwerfen');
    await holds(text, saved);
    await press('Verwerfen');
    await press('Entwurf verwerfen');
    await admin.says('Entwurf verworfen.');
  });

  test('says whose change a save would overwrite, and loses nothing that was typed', async () => {
    await open('Bestellboxen');
    const [first, ...others] = await stored<readonly { readonly name: string }[]>('orderCheckboxes');
    await press(first?.name ?? '');
    await field('Bezeichnung').fill('Meine Bezeichnung');
    const theirs = [{ ...first, label: 'Deren Bezeichnung' }, ...others];
    await support.done('PUT', '/settings', { body: { values: { orderCheckboxes: theirs } } });
    await press('Speichern');
    const conflict = page.getByRole('status').filter({ hasText: 'Zwischenzeitlich geändert' });
    await conflict.getByText(/^Geändert von .+ am \d+\.\d+\.\d{4}/).waitFor();
    await conflict.getByRole('deletion').getByText('Deren Bezeichnung', { exact: true }).waitFor();
    await conflict.getByRole('insertion').getByText('Meine Bezeichnung', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await admin.faultsEverywhere()).toEqual([]);
    await press('Aktuellen Stand laden');
    await press('Abbrechen');
    await holds(field('Bezeichnung'), 'Meine Bezeichnung');
    await press('Aktuellen Stand laden');
    await press('Eingaben verwerfen');
    await holds(field('Bezeichnung'), 'Deren Bezeichnung');

    await field('Bezeichnung').fill('Meine Bezeichnung');
    await support.done('PUT', '/settings', { body: { values: { orderCheckboxes: [first, ...others] } } });
    await press('Speichern');
    await press('Meine Eingaben trotzdem speichern');
    await admin.says('Gespeichert.');
    expect(await stored('orderCheckboxes')).toMatchObject([{ label: 'Meine Bezeichnung' }, ...others]);
  });

  test('says whose address of an option a save would overwrite', async () => {
    const mine = 'https://bank.test/mein-crs';
    const store = (address: string) =>
      support.done('PUT', '/settings', { body: { values: { askCrsType: true, crsTypeClarificationUrl: address } } });
    await store('https://bank.test/crs');
    await admin.goto('/bm/start?ansicht=Optionen#Konfiguration');
    const address = page.getByRole('textbox', { name: 'Webadresse mit Erläuterungen zum CRS-Typ' });
    await address.fill('kein Link');
    expect(await admin.button('Webadresse speichern').isDisabled()).toBe(true);
    await address.fill(mine);
    await store('https://bank.test/ihr-crs');
    await press('Webadresse speichern');
    await page.getByText(/^Geändert von Nele Neumann am /).waitFor();
    await page.getByRole('deletion').getByText('https://bank.test/ihr-crs').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await admin.faultsEverywhere()).toEqual([]);
    await press('Meine Eingaben trotzdem speichern');
    await admin.says('Gespeichert.');
    expect(await stored('crsTypeClarificationUrl')).toBe(mine);
  });
});
