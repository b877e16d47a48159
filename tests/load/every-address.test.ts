import type { Browser, BrowserContext, Page } from 'playwright-core';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { identification, pages } from '../page-states/guard-table.js';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { api } from '../support/http.js';
import { report } from '../support/report.js';
import { loginInBrowser, staffLoginInBrowser } from '../support/sign-in.js';

interface Visitor {
  readonly name: string;
  /** How long a page may take until its heading is visible, in ms, the median of three on an idle stack. */
  readonly limitMs: number;
  readonly context: BrowserContext;
  /** Called before each page: a page ends the session that the server has ended, and the next one needs it again. */
  readonly restore?: (page: Page) => Promise<void>;
}

const opens = 3;
/** Without a session, and with one, whose pages load the app behind the login. They take up to 990 ms. */
const limits = { signedOut: 1_000, session: 1_500 };

/** Addresses of no page. */
const noPage = /nicht|404/;

const unknownCode = 'x'.repeat(43);
const account = '/start/produkte/2';

const staffAddresses = (caseId: string): readonly string[] => [
  '/bm',
  '/bm/start',
  `/bm/${caseId}`,
  '/bm/entry',
  '/bm/login',
  `/bm/aktivierung/${unknownCode}`,
  `/bm/passwort-setzen/${unknownCode}`,
  '/bm/gibt/es/nicht',
];

const customerAddresses: readonly string[] = [
  '/',
  '/start/produkte/vergleich',
  account,
  `${account}/online`,
  '/fk/2',
  '/fk/2/online',
  '/start/produkte/beratereinstieg/erfolg',
  '/hub',
  '/hub/entry',
  '/hub/entry/gibt-es-nicht',
  '/hub/aktivierung',
  '/hub/aktivierung/gibt-es-nicht',
  ...Object.values(pages).map((path) => identification + path),
  '/identifikation/erfolg',
  '/identifikation/fehler',
  '/404',
];

describe('every address shows a heading', () => {
  let browser: Browser;
  let caseId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ caseId } = await caseFixtures.confirmed());
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());

  /** Opens an address; the time in ms until its heading is there. */
  async function open(page: Page, path: string): Promise<{ readonly ms: number; readonly heading: string }> {
    const startedAt = performance.now();
    await page.goto(`${addresses.portal}${path}`, { waitUntil: 'commit' });
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).first().innerText();
    return { ms: performance.now() - startedAt, heading };
  }

  /**
   * Opens an address, twice more if it took longer than the limit; the median in ms.
   * @throws where no heading comes or there is no such page
   */
  async function timeOf({ name, limitMs, restore }: Visitor, page: Page, path: string): Promise<number> {
    const times: number[] = [];
    do {
      await restore?.(page);
      const { ms, heading } = await open(page, path);
      if (heading === 'Seite nicht gefunden' && !noPage.test(path)) throw new Error(`${name}: ${path} is not found`);
      times.push(ms);
    } while (times.length < opens && times[0]! > limitMs);
    return times.toSorted((a, b) => a - b)[times.length >> 1]!;
  }

  /** Opens every address; returns those that show no heading, show it too late, or that there is no such page. */
  async function failures(visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> {
    const { name, limitMs, context } = visitor;
    const page = await context.newPage();
    const found: string[] = [];
    let slowest = { path: '', ms: 0 };
    for (const path of paths) {
      try {
        const ms = await timeOf(visitor, page, path);
        if (ms > limitMs) found.push(`${name}: ${path} took ${ms.toFixed(0)} ms`);
        if (ms > slowest.ms) slowest = { path, ms };
      } catch (error) {
        found.push(`${name}: ${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    report(`${paths.length} addresses, ${name}: slowest ${slowest.path} ${slowest.ms.toFixed(0)} ms`);
    return found;
  }

  const signedOut = async (): Promise<Visitor> => ({
    name: 'signed out',
    limitMs: limits.signedOut,
    context: await browser.newContext(),
  });

  async function signedIn(logIn: (page: Page) => Promise<void>): Promise<Visitor> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page);
    await page.close();
    return { name: 'signed in', limitMs: limits.session, context };
  }

  /** Somebody whose session the server has ended, while the browser still has its tokens. */
  async function expired(logIn: (page: Page) => Promise<void>): Promise<Visitor> {
    const { context } = await signedIn(logIn);
    const stored = (await context.storageState()).origins.flatMap(({ localStorage }) => localStorage);
    const token = stored.find(({ name }) => name.endsWith('.token'))!.value;
    expect((await api('POST', '/me/logout', { token })).status).toBe(204);
    const restore = async (page: Page) => {
      if (page.url() === 'about:blank') return;
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, stored);
    };
    return { name: 'with an expired session', limitMs: limits.session, context, restore };
  }

  const asStaff = (page: Page) => staffLoginInBrowser(page);
  const asCustomer = async (page: Page) => loginInBrowser(page, (await caseFixtures.confirmed()).email);

  test('of the back office in time: signed out, signed in and with an expired session', async () => {
    const visitors = [await signedOut(), await signedIn(asStaff), await expired(asStaff)];
    const found: string[] = [];
    for (const visitor of visitors) found.push(...(await failures(visitor, staffAddresses(caseId))));
    expect(found).toEqual([]);
  });

  test('of the customer app in time: signed out, signed in and with an expired session', async () => {
    const visitors = [await signedOut(), await signedIn(asCustomer), await expired(asCustomer)];
    const found: string[] = [];
    for (const visitor of visitors) found.push(...(await failures(visitor, customerAddresses)));
    expect(found).toEqual([]);
  });
});
