import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { closePages, openBrowser, holds } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import type { Clerk } from '../support/clerk.js';
import { ownClerk } from '../support/staff-users.js';

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
    support = await ownClerk('ROLE_ROOT');
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const stored = async <T>(name: string): Promise<T> =>
    (await support.done<Value<T>>('GET', `/settings/${name}`)).value;
  const store = (name: string, value: unknown) => support.done('PUT', `/settings/${name}`, { body: { name, value } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string, index = 0) => page.getByRole('textbox', { name, exact: true }).nth(index);
  const enter = async (role: 'ROLE_INSTANCE_ADMIN' | 'ROLE_ROOT', tab: string): Promise<void> => {
    admin = await ClerkPages.loggedIn(browser, role);
    page = admin.page;
    await page.clock.install();
    await admin.goto(`/bm/start#${tab}`);
  };

  test('shows each of its pages, with the open one in the address', async () => {
    await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
    await field('Name der Bank').waitFor();
    expect(await admin.faults()).toEqual([]);
    await admin.openSettings('Einstiege');
    await page.getByText(`${addresses.portal}/start/produkte/vergleich`, { exact: true }).waitFor();
    expect(await admin.faults()).toEqual([]);
    await admin.openSettings('Mail-Disclaimer');
    await page.getByText('Impressum', { exact: true }).waitFor();
    expect(await admin.faults()).toEqual([]);
    await page.reload();
    await page.getByText('So kommt eine Mail an', { exact: true }).waitFor();
    expect(decodeURIComponent(page.url())).toMatch(/ansicht=Mail-Disclaimer#Konfiguration$/);
  });

  test('prepares a change as a draft, and publishes it with a reason', async () => {
    const before = await stored<object>('mailDisclaimer');
    try {
      await store('mailDisclaimer', { blocks: [{ title: 'Hinweis', content: 'Heute' }] });
      await enter('ROLE_INSTANCE_ADMIN', 'Konfiguration');
      await admin.openSettings('Mail-Disclaimer');
      await field('Text').fill('Morgen');
      await button('Als Entwurf speichern').click();
      await page.getByText('Zu dieser Seite gibt es einen Entwurf', { exact: true }).waitFor();
      expect(await stored('mailDisclaimer')).toMatchObject({ blocks: [{ content: 'Heute' }] });
      await holds(field('Text'), 'Heute');
      await page.getByText(/^(1 Entwurf|\d+ Entwürfe) offen$/).waitFor();
      const marked = page.getByRole('listitem').filter({ hasText: 'Mail-Disclaimer' });
      await marked.getByText('Entwurf offen', { exact: true }).waitFor();
      await button('Entwurf öffnen').click();
      await holds(field('Text'), 'Morgen');
      await button('Zurücksetzen').click();
      await button('Eingaben verwerfen').click();
      expect(await admin.faults()).toEqual([]);
      await button('Veröffentlichen …').click();
      const dialog = page.getByRole('dialog', { name: 'Entwürfe veröffentlichen?' });
      await dialog.getByRole('listitem').filter({ hasText: 'Heute → ' }).first().waitFor();
      await button('Veröffentlichen').click();
      await dialog.getByText('Bitte geben Sie einen Grund an.', { exact: true }).waitFor();
      await field('Grund').fill('Neuer Hinweis');
      expect(await admin.faults()).toEqual([]);
      await button('Veröffentlichen').click();
      await page.getByText(/^Veröffentlicht als Version \d+\.$/).waitFor();
      expect(await stored('mailDisclaimer')).toMatchObject({ blocks: [{ content: 'Morgen' }] });
      const notice = page.getByText('Zu dieser Seite gibt es einen Entwurf', { exact: true });
      for (const gone of [notice, marked.getByText('Entwurf offen', { exact: true })])
        await gone.waitFor({ state: 'detached' });
    } finally {
      await store('mailDisclaimer', before);
    }
  });

  test('lets support edit every setting as JSON', async () => {
    await enter('ROLE_ROOT', 'Konfiguration intern');
    await field('Neue Einstellung').fill('probe.wert');
    await button('Anlegen').click();
    await page.getByText('Angelegt.', { exact: true }).waitFor();
    const editor = page.getByRole('region', { name: 'probe.wert' });
    // It takes the focus.
    await editor.waitFor();
    const filters: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/settings' && searchParams.has('name')) filters.push(searchParams.get('name'));
    });
    // With the time stopped no pause between two letters is long enough for a search of its own.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.getByRole('searchbox', { name: 'Nach Namen filtern' }).pressSequentially('probe.wert');
    await page.clock.runFor(1_000);
    await page.clock.resume();
    const row = page.getByRole('row').filter({ hasText: 'probe.wert' });
    await page.waitForURL(/einstellung=probe\.wert&filter=/);
    await row.waitFor();
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'probe.wert',
      'Objekt',
      '0 Felder',
      expect.anything(),
    ]);
    expect(filters).toEqual(['probe.wert']);
    await editor.getByRole('textbox', { name: '/ neues Feld' }).fill('a.b');
    await editor.getByRole('button', { name: 'Hinzufügen' }).click();
    await editor.getByRole('textbox', { name: '/a.b' }).fill('Wert');
    expect(await admin.faults()).toEqual([]);
    await editor.getByRole('button', { name: 'Code' }).click();
    const code = editor.getByRole('textbox', { name: 'JSON' });
    expect(JSON.parse(await code.innerText())).toEqual({ 'a.b': 'Wert' });
    await admin.typeOver(code, '{"a": [1]}');
    await editor.getByRole('button', { name: 'Formular' }).click();
    await editor.getByRole('spinbutton', { name: '/a/0' }).fill('2');
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    expect(await stored('probe.wert')).toEqual({ a: [2] });
    await editor.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await page.getByText('Keine Einstellung gefunden.', { exact: true }).waitFor();
    await page.getByText('Wählen Sie eine Einstellung aus der Liste.', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Instanzkonfiguration', exact: true }).click();
    await page.getByRole('switch', { name: 'Instanz deaktivieren' }).click();
    await button('Speichern').click();
    await page.getByRole('dialog', { name: 'Instanz deaktivieren?' }).waitFor();
    await button('Abbrechen').click();
    expect(await stored('instanceDeactivated')).toBe(false);
    await button('Zurücksetzen').click();
    await button('Eingaben verwerfen').click();
    expect(await admin.faults()).toEqual([]);
  });
});
