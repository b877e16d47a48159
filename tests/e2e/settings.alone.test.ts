import type { Browser, Locator } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { api } from '../support/http.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';

interface Offer {
  readonly konten: Readonly<Record<string, { readonly title: string; readonly price: number }>>;
  readonly calcElements: readonly { readonly identifier: string }[];
}

const offer = async (): Promise<Offer> => (await api<Offer>('GET', '/configuration')).body;

/** Runs alone, because all pages show these settings, or because every change is a new version of all of them. */
describe('settings that everybody sees', () => {
  const names = ['defaultKontoname', 'tempConfig', 'kontoList', 'embedParents', 'imageHosts', 'reminders'];
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let support: Clerk;
  let page: ClerkPages['page'];
  let admin: ClerkPages;

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
  const store = (name: string, value: unknown) => support.done('PUT', `/settings/${name}`, { body: { name, value } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string, within: Locator = page.locator('form')) =>
    within.getByRole('textbox', { name, exact: true });
  const preview = (): Locator => page.getByRole('complementary', { name: 'Vorschau' });
  const item = (title: string): Locator => page.getByRole('region', { name: title, exact: true });
  const openPage = (label: string) => admin.goto(`/bm/start?ansicht=${label}#Konfiguration`);
  const save = async (): Promise<void> => {
    await button('Speichern').click();
    await page.getByText('Gespeichert.').first().waitFor();
    await page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
  };

  test('a new account with the prices of the calculator is saved in one batch', async () => {
    const before = await offer();
    await openPage('Konten');
    const sliders = await field('Schieberegler des Rechners').inputValue();
    await field('Schieberegler des Rechners').fill(`${sliders}\nTerminals | 9 | 1`);
    await field('Titel neuer Konten').fill('Gründerkonto');
    await admin.button('Konto hinzufügen').click();
    await admin.button('Speichern').click();
    await admin.says(/^Zeile \d+: Der kleinste Wert liegt über dem größten$/);
    expect(Object.keys((await offer()).konten)).toEqual(Object.keys(before.konten));

    await field('Schieberegler des Rechners').fill(`${sliders}\nTerminals | 0 | 5 | 1 | Je Kasse`);
    const added = item('Gründerkonto');
    await field('Preis im Monat', added).fill('12,34');
    await field('Terminals: Preis je Einheit', added).fill('7,00');
    await field('Details', added).fill('***Karten***\ngirocard | 0,50 € | 1 frei');
    await field('Anderes Ziel des Knopfs', added).fill('https://www.musterbank.example/gruender');
    await preview().getByText('12,34 €').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await admin.faults()).toEqual([]);
    await save();

    const after = await offer();
    const id = String(Math.max(...Object.keys(before.konten).map(Number)) + 1);
    expect(after.konten[id]).toMatchObject({
      title: 'Gründerkonto',
      price: 1234,
      calcSettings: { grundpreis: 1234, elements: { terminals: 700 } },
      subFeatures: [{ topic: 'Karten', highlighted: true, elements: [{ title: 'girocard', price: '0,50 €' }] }],
    });
    expect(after.calcElements.at(-1)).toMatchObject({ identifier: 'terminals', maxValue: 5, tooltip: 'Je Kasse' });
    const list = await support.done<{ readonly value: readonly unknown[] }>('GET', '/settings/kontoList');
    expect(list.value).toContainEqual({ id: Number(id), title: 'Gründerkonto' });

    // The card of the customer's comparison.
    await admin.goto('/start/produkte/vergleich');
    const document = page.getByRole('link', { name: /^Preis- und Leistungsverzeichnis/ }).first();
    await document.waitFor();
    expect(await document.getAttribute('target')).toBe('_blank');
    await page.getByText('Gründerkonto').first().waitFor();

    await openPage('Konten');
    await admin.button('Gründerkonto löschen').click();
    await page.getByRole('dialog', { name: '„Gründerkonto“ löschen?' }).waitFor();
    await button('Löschen').click();
    await save();
    expect(Object.keys((await offer()).konten)).toEqual(Object.keys(before.konten));
  });

  test('saves the footer links, guards changes, and says when somebody else was first', async () => {
    const before = await stored<object>('tempConfig');
    try {
      await openPage('Footerlinks');
      await button('Link hinzufügen').click();
      await button('Speichern').click();
      await page.getByText('Pflichtfeld', { exact: true }).waitFor();
      const last = (await page.getByRole('textbox', { name: 'Titel', exact: true }).count()) - 1;
      await field('Titel').nth(last).fill('Prüfstein');
      await page.getByRole('complementary', { name: 'Vorschau' }).getByRole('link', { name: 'Prüfstein' }).waitFor();
      expect(await admin.faults()).toEqual([]);
      await admin.openSettings('Optionen');
      await page.getByRole('dialog', { name: 'Änderungen verwerfen?' }).waitFor();
      await button('Abbrechen').click();
      await store('tempConfig', { ...before, title: 'Andere Hand' });
      await button('Speichern').click();
      await page.getByText('Zwischenzeitlich geändert', { exact: true }).waitFor();
      await button('Meine Eingaben trotzdem speichern').click();
      await page.getByText('Gespeichert.', { exact: true }).waitFor();
      expect(await stored('tempConfig')).toMatchObject({ title: 'Andere Hand' });
      await page.goto(`${addresses.portal}/start/produkte/vergleich`);
      await page.getByRole('link', { name: 'Prüfstein' }).waitFor();
    } finally {
      await store('tempConfig', before);
    }
  });

  test('saves an option when it is switched, and switches off what depends on it', async () => {
    const before = await stored<boolean>('agree21PostAsKunde');
    await store('agree21PostAsKunde', true);
    try {
      await openPage('Optionen');
      const parent = page.getByRole('switch', { name: 'Als Kunde an das Kernbanksystem übergeben' });
      const child = page.getByRole('switch', { name: 'Konto im Kernbanksystem anlegen' });
      await parent.waitFor();
      expect(await child.isEnabled()).toBe(true);
      await parent.click();
      await page.getByText('Gespeichert.', { exact: true }).waitFor();
      expect(await stored('agree21PostAsKunde')).toBe(false);
      const name = 'Konto im Kernbanksystem anlegen';
      await page.getByRole('switch', { name, checked: false, disabled: true }).waitFor();
      expect(await admin.faultsEverywhere()).toEqual([]);
    } finally {
      await store('agree21PostAsKunde', before);
    }
  });

  test('names the sites that may frame the entry pages and give pictures, at once', async () => {
    const policyOf = async (path: string, directive: string) => {
      const { headers } = await fetch(`${addresses.portal}${path}`, { headers: { accept: 'text/html' } });
      return new RegExp(`${directive} ([^;]+)`).exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    const framedBy = (path: string) => policyOf(path, 'frame-ancestors');
    const picturesOf = (path: string) => policyOf(path, 'img-src');
    const entryPages = ['/start?konto=1', '/start/produkte/vergleich', '/fk'];
    for (const path of entryPages) expect(await framedBy(path)).toBe("'none'");
    expect(await picturesOf('/hub')).not.toContain('https://bilder.example');
    await openPage('Einbettung');
    await field('Seiten, die einbetten dürfen').fill('https://www.Bank.example/\nhttp://bank.example');
    await button('Speichern').click();
    await admin.says('Zeile 2: Adresse wie https://www.bank.de erforderlich, ohne Pfad');
    expect(await admin.faultsEverywhere()).toEqual([]);
    await field('Seiten, die einbetten dürfen').fill('https://www.Bank.example/');
    await field('Herkunft von Bildern in Texten').fill('https://bilder.example');
    await save();
    expect(await stored('embedParents')).toEqual(['https://www.bank.example']);
    await until(async () => (await framedBy('/start/produkte/vergleich')) === 'https://www.bank.example', {
      what: 'the policy with the site',
    });
    for (const path of entryPages) expect(await framedBy(path)).toBe('https://www.bank.example');
    for (const path of ['/', '/hub', '/bm', '/api/docs']) expect(await framedBy(path)).toBe("'none'");
    for (const path of ['/start', '/hub', '/bm']) expect(await picturesOf(path)).toContain(' https://bilder.example');
  });

  test('keeps when customers are reminded, and shows it for an example', async () => {
    const usual = await stored<object>('reminders');
    await openPage('Erinnerungen');
    await field('Beginn am').fill('25.11.2026');
    expect(await admin.page.getByText(/noch keine Erinnerungen/).count()).toBe(0);
    await field('Uhrzeit').fill('10:30');
    await field('Angefangener Antrag').fill('30, 3');
    await button('Speichern').click();
    await admin.says('Die Tage müssen aufsteigen: 3 steht nach 30');
    await preview().getByText('Bitte prüfen Sie Ihre Eingabe.').waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    expect(await stored('reminders')).toEqual(usual);

    await field('Angefangener Antrag').fill('2, 3');
    await field('Identitätsprüfung').fill('');
    const draft = preview().getByRole('region', { name: 'Angefangener Antrag' }).getByRole('listitem');
    expect(await draft.allInnerTexts()).toEqual([
      'Fr, 27.11.2026, 10:30 Uhr (nach 2 Tagen)',
      'Mo, 30.11.2026, 08:00 Uhr (nach 3 Tagen, verschoben)',
    ]);
    await preview().getByRole('region', { name: 'Identitätsprüfung' }).getByText('Keine Erinnerung.').waitFor();
    await store('reminders', { ...usual, lastBeforeExpiry: 14 });
    await button('Speichern').click();
    await admin.says('Zwischenzeitlich geändert');
    await button('Meine Eingaben trotzdem speichern').click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    const saved = { ...usual, draft: [2, 3], identityCheck: [] };
    expect(await stored('reminders')).toEqual(saved);

    await field('Angefangener Antrag').fill('5');
    await button('Als Entwurf speichern').click();
    await admin.says('Zu dieser Seite gibt es einen Entwurf');
    expect(await stored('reminders')).toEqual(saved);
    await button('Entwurf öffnen').click();
    expect(await field('Angefangener Antrag').inputValue()).toBe('5');
    await button('Verwerfen').click();
    await button('Entwurf verwerfen').click();
    await admin.says('Entwurf verworfen.');
  });

  test('shows what a version changed, and publishes an earlier one again', async () => {
    const before = await stored<string>('defaultKontoname');
    try {
      for (const title of ['Prüfkonto', 'Prüfkonto 2']) await store('defaultKontoname', title);
      await openPage('Versionen');
      const version = (index: number) => page.getByRole('button', { name: /^Version \d+$/ }).nth(index);
      await version(0).click();
      const dialog = page.getByRole('dialog', { name: /^Version \d+$/ });
      await dialog.getByText('Titel neuer Konten').waitFor();
      expect(await dialog.getByRole('listitem').filter({ hasText: 'Prüfkonto → ' }).count()).toBeGreaterThan(0);
      expect(await dialog.getByRole('button', { name: 'Wiederherstellen …' }).count()).toBe(0);
      expect(await admin.faults()).toEqual([]);
      await button('Schließen').click();
      await version(1).click();
      await button('Wiederherstellen …').click();
      await page
        .getByRole('dialog', { name: /wiederherstellen\?$/ })
        .getByText('Prüfkonto 2')
        .waitFor();
      await page.getByRole('textbox', { name: 'Grund', exact: true }).fill('Versehen');
      expect(await admin.faults()).toEqual([]);
      await button('Wiederherstellen').click();
      await page.getByText(/^Version \d+ ist wiederhergestellt, als Version \d+\.$/).waitFor();
      expect(await stored('defaultKontoname')).toBe('Prüfkonto');
      await page.getByRole('row').filter({ hasText: 'Versehen' }).first().waitFor();
    } finally {
      await store('defaultKontoname', before);
    }
  });
});
