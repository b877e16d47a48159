import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { Clerk } from '../support/clerk.js';

interface Value<T> {
  readonly value: T;
}

describe('the configuration', () => {
  let browser: Browser;
  let support: Clerk;
  let page: ClerkPages['page'];
  let admin: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
    support = await Clerk.login('ROLE_ROOT');
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());

  const stored = async <T>(name: string): Promise<T> =>
    (await support.done<Value<T>>('GET', `/settings/${name}`)).value;
  const store = (name: string, value: unknown) => support.done('PUT', `/settings/${name}`, { body: { name, value } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string, index = 0) => page.getByRole('textbox', { name, exact: true }).nth(index);
  const openTab = async (name: string): Promise<void> => {
    await page.getByRole('tab', { name, exact: true }).click();
  };
  const enter = async (role: 'ROLE_INSTANCE_ADMIN' | 'ROLE_ROOT', tab: string): Promise<void> => {
    admin = await ClerkPages.loggedIn(browser, role);
    page = admin.page;
    await openTab(tab);
  };

  test('shows each of its pages, with the open one in the address', async () => {
    await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
    await field('Name der Bank').waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await openTab('Einstiege');
    await page.getByText(`${addresses.portal}/start/produkte/vergleich`, { exact: true }).waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await openTab('Mail-Disclaimer');
    await page.getByText('Impressum', { exact: true }).waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await page.reload();
    await page.getByText('So kommt eine Mail an', { exact: true }).waitFor();
    expect(decodeURIComponent(page.url())).toMatch(/ansicht=Mail-Disclaimer#Konfiguration$/);
  });

  test('saves the footer links, guards changes, and says when somebody else was first', async () => {
    const before = await stored<object>('tempConfig');
    try {
      await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
      await openTab('Footerlinks');
      await button('Link hinzufügen').click();
      await button('Speichern').click();
      await page.getByText('Pflichtfeld', { exact: true }).waitFor();
      const last = (await page.getByRole('textbox', { name: 'Titel', exact: true }).count()) - 1;
      await field('Titel', last).fill('Prüfstein');
      await page.getByRole('complementary', { name: 'Vorschau' }).getByRole('link', { name: 'Prüfstein' }).waitFor();
      expect(await admin.faultsEverywhere()).toEqual([]);
      await openTab('Optionen');
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
      await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
      await openTab('Optionen');
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

  test('shows what a version changed, and publishes an earlier one again', async () => {
    const before = await stored<string>('defaultKontoname');
    try {
      for (const title of ['Prüfkonto', 'Prüfkonto 2']) await store('defaultKontoname', title);
      await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
      await openTab('Versionen');
      const version = (index: number) => page.getByRole('button', { name: /^Version \d+$/ }).nth(index);
      await version(0).click();
      const dialog = page.getByRole('dialog', { name: /^Version \d+$/ });
      await dialog.getByText('Titel neuer Konten').waitFor();
      expect(await dialog.getByRole('listitem').filter({ hasText: 'Prüfkonto → ' }).count()).toBeGreaterThan(0);
      expect(await dialog.getByRole('button', { name: 'Wiederherstellen …' }).count()).toBe(0);
      expect(await admin.faultsEverywhere()).toEqual([]);
      await button('Schließen').click();
      await version(1).click();
      await button('Wiederherstellen …').click();
      await page
        .getByRole('dialog', { name: /wiederherstellen\?$/ })
        .getByText('Prüfkonto 2')
        .waitFor();
      await field('Grund').fill('Versehen');
      expect(await admin.faultsEverywhere()).toEqual([]);
      await button('Wiederherstellen').click();
      await page.getByText(/^Version \d+ ist wiederhergestellt, als Version \d+\.$/).waitFor();
      expect(await stored('defaultKontoname')).toBe('Prüfkonto');
      await page.getByRole('row').filter({ hasText: 'Versehen' }).first().waitFor();
    } finally {
      await store('defaultKontoname', before);
    }
  });

  test('prepares a change as a draft, and publishes it with a reason', async () => {
    const before = await stored<object>('mailDisclaimer');
    try {
      await store('mailDisclaimer', { blocks: [{ title: 'Hinweis', content: 'Heute' }] });
      await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
      await openTab('Mail-Disclaimer');
      await field('Text').fill('Morgen');
      await button('Als Entwurf speichern').click();
      await page.getByText('Zu dieser Seite gibt es einen Entwurf', { exact: true }).waitFor();
      expect(await stored('mailDisclaimer')).toMatchObject({ blocks: [{ content: 'Heute' }] });
      expect(await field('Text').inputValue()).toBe('Heute');
      await button('Entwurf öffnen').click();
      expect(await field('Text').inputValue()).toBe('Morgen');
      await button('Zurücksetzen').click();
      expect(await admin.faultsEverywhere()).toEqual([]);
      await button('Veröffentlichen …').click();
      const dialog = page.getByRole('dialog', { name: 'Entwürfe veröffentlichen?' });
      await dialog.getByRole('listitem').filter({ hasText: 'Heute → ' }).first().waitFor();
      await field('Grund').fill('Neuer Hinweis');
      expect(await admin.faultsEverywhere()).toEqual([]);
      await button('Veröffentlichen').click();
      await page.getByText(/^Veröffentlicht als Version \d+\.$/).waitFor();
      expect(await stored('mailDisclaimer')).toMatchObject({ blocks: [{ content: 'Morgen' }] });
      expect(await page.getByText('Zu dieser Seite gibt es einen Entwurf', { exact: true }).count()).toBe(0);
    } finally {
      await store('mailDisclaimer', before);
    }
  });

  test('lets support edit every setting as JSON', async () => {
    await enter('ROLE_ROOT', 'Konfiguration intern');
    await field('Neue Einstellung').fill('probe.wert');
    await button('Anlegen').click();
    await page.getByText('Angelegt.', { exact: true }).waitFor();
    const filters: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/settings' && searchParams.has('name')) filters.push(searchParams.get('name'));
    });
    await page.getByRole('searchbox', { name: 'Nach Namen filtern' }).pressSequentially('probe.wert', { delay: 20 });
    const editor = page.getByRole('region', { name: 'probe.wert' });
    await editor.waitFor();
    expect(filters).toEqual(['probe.wert']);
    await editor.getByRole('textbox', { name: '/ neues Feld' }).fill('a.b');
    await editor.getByRole('button', { name: 'Hinzufügen' }).click();
    await editor.getByRole('textbox', { name: '/a.b' }).fill('Wert');
    expect(await admin.faultsEverywhere()).toEqual([]);
    await editor.getByRole('button', { name: 'Code' }).click();
    const code = editor.getByRole('textbox', { name: 'JSON' });
    expect(JSON.parse(await code.inputValue())).toEqual({ 'a.b': 'Wert' });
    await code.fill('{"a":');
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Der Inhalt ist kein gültiges JSON.', { exact: true }).waitFor();
    await button('Meldung schließen').click();
    await code.fill('{"a": [1]}');
    await editor.getByRole('button', { name: 'Formular' }).click();
    await editor.getByRole('spinbutton', { name: '/a/0' }).fill('2');
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    expect(await stored('probe.wert')).toEqual({ a: [2] });
    await editor.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await page.getByText('Keine Einstellung gefunden.', { exact: true }).waitFor();
    await openTab('Instanzkonfiguration');
    await page.getByRole('switch', { name: 'Instanz deaktivieren' }).click();
    await button('Speichern').click();
    await page.getByRole('dialog', { name: 'Instanz deaktivieren?' }).waitFor();
    await button('Abbrechen').click();
    expect(await stored('instanceDeactivated')).toBe(false);
    await button('Zurücksetzen').click();
    expect(await admin.faultsEverywhere()).toEqual([]);
  });
});
