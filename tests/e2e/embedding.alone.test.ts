import type { Browser, Frame, Page } from 'playwright-core';
import { bankPage, pageOf, scriptIntegrity } from '../embedding/bank-page.js';
import { frameIn, hasContentHeight, heightOf, leaveFrame } from '../embedding/shown-frame.js';
import { addresses } from '../support/addresses.js';
import { Applicant } from '../support/applicant.js';
import { axeFindings, closePages, openBrowser, watchedPage } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { freshAddress, unknownCompany } from '../support/company.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { chooseGmbh, heading, register, skipSearch } from '../support/opening-pages.js';
import { englishFindings } from '../support/language/english-page.js';
import { ownSession } from '../support/sign-in.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';

const comparison = '/start/produkte/vergleich';
const site = 'https://www.bank.example';
const foreign = 'https://www.foreign.example';
const { portal } = addresses;
/** Otherwise the browser asks the visitor of a public site about a portal on the own machine. */
const withoutLocalNetworkQuestion = '--disable-features=LocalNetworkAccessChecks';

interface Received {
  readonly origin: string;
  readonly data: { readonly type?: string };
}

/** Runs alone, because the sites that may embed are a setting of all pages. */
describe('an entry page in the site of a bank', () => {
  let browser: Browser;
  let support: Clerk;
  let before: unknown;
  let integrity: string;
  const store = (value: unknown) =>
    support.done('PUT', '/settings/embedParents', { body: { name: 'embedParents', value } });
  const framedBy = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec(
      (await fetch(portal + path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy') ?? '',
    )?.[1];

  beforeAll(async () => {
    browser = await openBrowser([withoutLocalNetworkQuestion]);
    support = await ownClerk('ROLE_ROOT');
    integrity = await scriptIntegrity(portal);
    before = (await support.done<{ readonly value: unknown }>('GET', '/settings/embedParents')).value;
    await store([site]);
    await until(async () => (await framedBy(comparison)) === site, { what: 'the policy with the site' });
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await store(before);
    await browser.close();
  });

  /** A page of a site, which keeps every message that it gets. */
  async function openSite(origin: string, html: string, width = 1280, locale = 'de-DE'): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await context.addInitScript(() => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      window.addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) =>
        received.push({ origin: from, data }),
      );
    });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    return page;
  }
  const embedding = (entry: string, origin = site, width?: number, locale?: string) =>
    openSite(origin, bankPage({ portal, integrity, entry }), width, locale);
  const messagesOf = (page: Page) =>
    page.evaluate(() => (window as unknown as { readonly received: Received[] }).received);
  const fits = (page: Page, frame: Frame) =>
    until(async () => (await hasContentHeight(page, frame)) && (await heightOf(page)) > 700, {
      what: 'a frame as high as its page',
    });

  test.each([1280, 768, 360])('is as high as its content, without findings of axe (%i px)', async (width) => {
    const page = await embedding(comparison, site, width);
    const frame = await frameIn(page);
    await frame.locator('li[aria-labelledby]').first().waitFor();
    await fits(page, frame);
    expect(new URL(frame.url()).search).toBe('');
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await axeFindings(frame)).toEqual([]);
    const received = await messagesOf(page);
    expect(received.map(({ origin }) => origin)).toEqual(received.map(() => portal));
    expect(received.filter(({ data }) => !/^kontor:(?:height|scroll-top|focus)$/.test(data.type ?? ''))).toEqual([]);
  });

  test('is as high as its content before the visitor has scrolled to it', async () => {
    const page = await embedding(comparison);
    await until(async () => (await heightOf(page)) > 1_000, { what: 'the height of a frame out of sight' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('follows the next page with its height, and the site scrolls to its top', async () => {
    const page = await embedding('/start/produkte/2/online');
    const frame = await frameIn(page);
    await heading(frame, 'Welche Rechtsform hat Ihr Unternehmen?');
    await fits(page, frame);
    await chooseGmbh(frame);
    await fits(page, frame);
    await until(() => page.locator('iframe').evaluate((one) => one.getBoundingClientRect().top >= 0), {
      what: 'the top of the frame in sight',
    });
  });

  test('leads by a registration into a window of its own, once, and on to the activation', async () => {
    const company = unknownCompany();
    const email = freshAddress('eingebettet');
    const page = await embedding('/start/produkte/2/online');
    const frame = await frameIn(page);
    await chooseGmbh(frame);
    await skipSearch(frame);
    await register(frame, company, email);
    await heading(frame, 'Weiter im eigenen Fenster');
    expect(new URL(frame.url()).pathname).toBe('/start/fenster');
    expect(await axeFindings(frame)).toEqual([]);
    const addressesSeen: string[] = [];
    page.on('request', (request) => addressesSeen.push(request.url()));
    await leaveFrame(page, frame, '/hub/aktivierung');
    await page.getByText(`Wir haben einen Bestätigungscode an ${email} gesendet.`).waitFor();
    expect(addressesSeen.some((url) => url.includes('/hub/fenster'))).toBe(true);
    expect(addressesSeen.filter((url) => /\/api\/.*[\w-]{43}/.test(url))).toEqual([]);

    const code = codeIn(await mailTo(email, (mail) => codeIn(mail) !== undefined));
    await page.getByRole('button', { name: 'Code eingeben' }).click();
    await page.getByLabel('Zugangscode').fill(code ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Code bestätigen' }).click();
    await page.waitForURL(/\/hub\/identifizierung/);
  });

  test('without a session leads to the login in a window of its own', async () => {
    const page = await embedding(comparison);
    const frame = await frameIn(page);
    await frame.getByRole('link', { name: 'Anmelden' }).first().click();
    await leaveFrame(page, frame, '/hub/entry');
  });

  test.each([1280, 360])('is in English in an English browser, with its way into a window (%i px)', async (width) => {
    const frame = await frameIn(await embedding(comparison, site, width, 'en-GB'));
    const findings = () => englishFindings(frame, ['Musterbank eG']);
    await frame.locator('li[aria-labelledby]').first().waitFor();
    expect(await findings()).toEqual([]);
    await frame.getByRole('link', { name: 'Log in' }).first().click();
    await heading(frame, 'Continue in a separate window');
    expect(await findings()).toEqual([]);
  });

  test('is not shown by another site, which gets no message', async () => {
    const page = await embedding(comparison, foreign);
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await page.reload();
    await refused;
    const frame = await frameIn(page);
    expect(await frame.locator('li[aria-labelledby]').count()).toBe(0);
    expect(await messagesOf(page)).toEqual([]);
    expect(await heightOf(page)).toBe(600);
  });

  test.each(['/hub', '/hub/aktivierung', '/hub/fenster', '/hub/identifizierung', '/bm', '/identifikation/erfolg', '/'])(
    '%s is shown by no site',
    async (path) => {
      expect(await framedBy(path)).toBe("'none'");
      const page = await openSite(site, pageOf(`<iframe src="${portal}${path}" title="Rahmen"></iframe>`));
      const frame = await frameIn(page);
      await until(() => Promise.resolve(frame.url().startsWith('chrome-error://')), { what: 'the refused frame' });
    },
  );

  test.each([
    ['by no script', comparison],
    ['as another site', `${comparison}?kontor-parent=${encodeURIComponent(foreign)}`],
    ['as a site that is not on the list', `${comparison}?kontor-parent=${encodeURIComponent('https://bank.example')}`],
    ['as everybody', `${comparison}?kontor-parent=*`],
  ])('a site that is named %s gets no message', async (_how, address) => {
    const page = await openSite(site, pageOf(`<iframe src="${portal}${address}" title="Rahmen"></iframe>`));
    const frame = await frameIn(page);
    await frame.locator('li[aria-labelledby]').first().waitFor();
    await frame.getByRole('link', { name: 'Anmelden' }).first().click();
    await heading(frame, 'Weiter im eigenen Fenster');
    expect(await messagesOf(page)).toEqual([]);
  });

  test('changes for no other window: its height is what the page in the frame says', async () => {
    const page = await embedding(comparison);
    const frame = await frameIn(page);
    await frame.locator('li[aria-labelledby]').first().waitFor();
    await fits(page, frame);
    const height = await heightOf(page);
    const count = (await messagesOf(page)).length;
    await page.evaluate(() => {
      const message = { type: 'kontor:height', version: 1, height: 5_000 };
      window.postMessage(message, '*');
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;
      document.body.append(other);
    });
    await until(async () => (await messagesOf(page)).length >= count + 2, { what: 'both messages' });
    expect(
      await page
        .locator('iframe')
        .first()
        .evaluate((one) => one.clientHeight),
    ).toBe(height);
  });
});

describe('the way into a window of its own', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('that is used or expired says so, and offers the login', async () => {
    const page = await browser.newPage({ locale: 'de-DE' });
    await page.goto(`${portal}/hub/fenster#${'x'.repeat(43)}`);
    await heading(page, 'Dieser Weg ist abgelaufen');
    expect(page.url()).toBe(`${portal}/hub/fenster`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
    await page.waitForURL(`${portal}/hub/entry`);
  });

  test.each([
    ['Mit der neuen Registrierung weitermachen', 'new'],
    ['Angemeldet bleiben', 'kept'],
  ] as const)('asks whoever is logged in already: %s', async (answer, who) => {
    const [kept, fresh] = [new Applicant(unknownCompany()), new Applicant(unknownCompany())];
    for (const applicant of [kept, fresh]) await applicant.register();
    const { page } = await watchedPage(browser, 1280, await ownSession(kept));
    const { code } = await fresh.done<{ readonly code: string }>('POST', '/me/windowCode');
    await page.goto(`${portal}/hub/fenster#${code}`);
    await heading(page, 'Sie sind schon angemeldet');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: answer }).click();
    await page.waitForURL(`${portal}/hub/aktivierung`);
    await heading(page, 'Bestätigen Sie Ihre E-Mail-Adresse');
    if (who === 'new') await page.getByText(fresh.email).waitFor();
    expect((await fresh.call('GET', '/me')).status).toBe(who === 'new' ? 401 : 200);
    await page.reload();
    await heading(page, 'Bestätigen Sie Ihre E-Mail-Adresse');
  });
});
