import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';

describe('the list of the settings pages', () => {
  let browser: Browser;
  let admin: ClerkPages;
  let page: ClerkPages['page'];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const enter = async (width: number): Promise<void> => {
    admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN', width);
    page = admin.page;
    await admin.goto('/bm/start#Konfiguration');
    await shows('Grundeinstellungen');
  };
  const list = () => page.getByRole('navigation', { name: 'Konfiguration', exact: true });
  const shows = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  const current = () => list().locator('[aria-current="page"]').innerText();
  const fields = (name: string) => page.getByRole('textbox', { name, exact: true, includeHidden: true });

  test('names the open page, also after going back and forward', async () => {
    await enter(1280);
    expect(await current()).toBe('Grundeinstellungen');
    await admin.openSettings('Einstiege');
    await shows('Einstiege');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Einstiege');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await admin.openSettings('Footerlinks');
    await shows('Footerlinks');
    await page.goBack();
    await shows('Einstiege');
    await page.goBack();
    await shows('Grundeinstellungen');
    await page.goForward();
    await shows('Einstiege');
    expect(await current()).toBe('Einstiege');
    expect(decodeURIComponent(page.url())).toMatch(/ansicht=Einstiege#Konfiguration$/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('finds a page by its name and by the label of a setting', async () => {
    await enter(1280);
    const search = list().getByRole('searchbox', { name: 'Einstellung suchen' });
    await search.fill('FUR MITGLIEDER');
    await list().getByText('Preis für Mitglieder', { exact: true }).waitFor();
    expect(await list().getByRole('link').allInnerTexts()).toEqual(['Konten']);
    expect(await list().getByRole('status').innerText()).toBe('Auf einer Seite gefunden.');
    expect(await axeFindings(page)).toEqual([]);
    await search.fill('gibt es nicht');
    await list().getByText('Keine Einstellung gefunden.', { exact: true }).waitFor();
    expect(await list().getByRole('link').count()).toBe(0);
    await search.fill('put-on');
    await list().getByRole('link', { name: 'Put-on-hold', exact: true }).waitFor();
    await search.press('Enter');
    await shows('Put-on-hold');
  });

  test('holds back unsaved changes on the way to another page and back', async () => {
    await enter(1280);
    await admin.openSettings('Footerlinks');
    await shows('Footerlinks');
    await admin.button('Link hinzufügen').click();
    await page.getByText('Nicht gespeicherte Änderungen').waitFor();
    const asks = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await page.goBack();
    await asks.waitFor();
    await admin.button('Abbrechen').click();
    await asks.waitFor({ state: 'hidden' });
    expect(await current()).toBe('Footerlinks');
    await admin.openSettings('Konten');
    await asks.waitFor();
    expect(await fields('Webadresse').count()).toBeGreaterThan(0);
    await admin.button('Änderungen verwerfen').click();
    await shows('Konten');
  });

  test('is folded above the page on a narrow screen', async () => {
    await enter(390);
    expect(await list().getByRole('link').count()).toBe(0);
    expect((await list().boundingBox())?.height).toBeLessThan(60);
    await admin.button('Seite: Grundeinstellungen').click();
    expect(await axeFindings(page)).toEqual([]);
    await admin.openSettings('Optionen');
    await shows('Optionen');
    await admin.button('Seite: Optionen').waitFor();
    expect(await list().getByRole('link').count()).toBe(0);
    expect(await admin.faults()).toEqual([]);
  });
});
