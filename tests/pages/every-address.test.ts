import type { Browser, BrowserContext, Page } from 'playwright-core';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { identification, pages } from '../page-states/guard-table.js';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { api } from '../support/http.js';
import { report } from '../support/report.js';
import { loginInBrowser, staffLoginInBrowser } from '../support/sign-in.js';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Session {
  storage: Storage;
  readonly isValid: boolean;
}

const opens = 3;
/** How long a staff page may take until its heading is visible without a session. */
const limitMs = 1_000;

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

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

describe('every address shows a heading', () => {
  let browser: Browser;
  let caseId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ caseId } = await caseFixtures.confirmed());
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());

  /** The median time of three opens in ms, one after another in a new browser context. */
  async function timeOf(path: string, session?: Session): Promise<number> {
    const times: number[] = [];
    const context = await browser.newContext(session === undefined ? {} : { storageState: session.storage });
    for (let count = 0; count < opens; count++) {
      const page = await context.newPage();
      const startedAt = performance.now();
      await page.goto(`${addresses.portal}${path}`, { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      times.push(performance.now() - startedAt);
      await page.close();
    }
    // The app may have rotated the tokens; a token that is used again later ends the session.
    if (session?.isValid === true) session.storage = await context.storageState();
    await context.close();
    return median(times);
  }

  async function timesOf(who: string, paths: readonly string[], session?: Session) {
    const times: (readonly [string, number])[] = [];
    for (const path of paths) {
      const ms = await timeOf(path, session);
      report(`${path}, ${who}: ${ms.toFixed(0)} ms (median of ${opens})`);
      times.push([path, ms]);
    }
    return times;
  }

  async function logIn(inBrowser: (page: Page) => Promise<void>): Promise<Session> {
    const context = await browser.newContext();
    await inBrowser(await context.newPage());
    const storage = await context.storageState();
    await context.close();
    return { storage, isValid: true };
  }

  const asStaff = () => logIn((page) => staffLoginInBrowser(page));
  const asCustomer = () => logIn(async (page) => loginInBrowser(page, (await caseFixtures.confirmed()).email));

  /** The session after the server has ended it; the browser still has its tokens. */
  async function expired({ storage }: Session): Promise<Session> {
    const values = storage.origins.flatMap(({ localStorage }) => localStorage);
    const token = values.find(({ name }) => name.endsWith('.token'))!.value;
    expect((await api('POST', '/me/logout', { token })).status).toBe(204);
    return { storage, isValid: false };
  }

  test('of the back office, signed out, within a second', async () => {
    const slow = (await timesOf('signed out', staffAddresses(caseId))).filter(([, ms]) => ms > limitMs);
    expect(slow).toEqual([]);
  }, 300_000);

  test.each([
    ['signed in', asStaff],
    ['with an expired session', async () => expired(await asStaff())],
  ])(
    'of the back office, %s',
    async (who, session) => {
      expect(await timesOf(who, staffAddresses(caseId), await session())).toHaveLength(staffAddresses(caseId).length);
    },
    300_000,
  );

  test.each([
    ['signed out', async () => undefined],
    ['signed in', asCustomer],
    ['with an expired session', async () => expired(await asCustomer())],
  ])(
    'of the customer app, %s',
    async (who, session) => {
      expect(await timesOf(who, customerAddresses, await session())).toHaveLength(customerAddresses.length);
    },
    300_000,
  );
});
