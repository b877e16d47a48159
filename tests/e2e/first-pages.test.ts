import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { openBrowser, hasHorizontalScroll, watchedPage } from '../support/browser.js';
import { staffMail } from '../support/clerk.js';

const widths = [360, 768, 1280] as const;

/** First pages of both apps for a visitor who is not logged in. */
const pages = [
  { path: '/start/produkte/vergleich', heading: /konto/i },
  { path: '/hub/entry', heading: /.+/ },
  { path: '/gibt/es/nicht', heading: /nicht gefunden/i },
  { path: '/bm/entry', heading: /.+/ },
] as const;

describe('first pages', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(pages.flatMap((page) => widths.map((width) => ({ ...page, width }))))(
    '$path at $width px',
    async ({ path, heading, width }) => {
      const { page, pageProblems } = await watchedPage(browser, width);
      await page.goto(`${addresses.portal}${path}`);
      await page.getByRole('main').waitFor();
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      expect(await title.textContent()).toMatch(heading);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await hasHorizontalScroll(page)).toBe(false);
      expect(pageProblems).toEqual({ foreign: [], errors: [] });
      await page.context().close();
    },
  );

  test.each([360, 1280])(
    'the top of the comparison is shown before the app is loaded, and does not move (%i px)',
    async (width) => {
      const { page, pageProblems } = await watchedPage(browser, width);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${addresses.portal}/start/produkte/vergleich`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: 'Das passende Geschäftskonto für Ihr Unternehmen' });
      const sentence = page.getByText(/^Vergleichen Sie unsere Pakete/);
      await sentence.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const image = page.locator('img[fetchpriority="high"]');
      await image.evaluate((one: HTMLImageElement) => one.decode());
      const boxes = () => Promise.all([image, heading, sentence].map((one) => one.boundingBox()));
      const before = await boxes();
      expect(before).not.toContain(null);
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1152);
      expect(await page.getByRole('main').count()).toBe(0);
      release();
      await page.getByRole('main').waitFor();
      expect(await boxes()).toEqual(before);
      expect(pageProblems).toEqual({ foreign: [], errors: [] });
      await page.context().close();
    },
  );

  test('the policy of a page allows no inline code and has a new nonce with every answer', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/bm/entry'].map(async (path) => {
        const policy = (await fetch(`${addresses.portal}${path}`)).headers.get('content-security-policy') ?? '';
        expect(policy).not.toContain('unsafe-inline');
        return /'nonce-([^']+)'/.exec(policy)?.[1];
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    expect(nonces).not.toContain(undefined);
  });

  test('a clerk logs in and sees the customer requests', async () => {
    const { page, pageProblems } = await watchedPage(browser);
    await page.goto(`${addresses.portal}/bm`);
    await page.getByLabel(/Benutzername|E-Mail/i).fill(staffMail.ROLE_ADMIN);
    await page.getByRole('textbox', { name: 'Passwort' }).fill('Kontor!Demo2026');
    await page.getByRole('button', { name: /Anmelden|Login/i }).click();
    await page.waitForURL(/\/bm\/start/);
    await page.getByRole('tab', { name: 'Kundenanfragen' }).waitFor();
    expect(pageProblems).toEqual({ foreign: [], errors: [] });
    await page.context().close();
  });
});
