import type { Browser, Page } from 'playwright-core';
import { axeFindings, coveredLinks, openBrowser, hasHorizontalScroll } from '../support/browser.js';
import { pageStates } from './all-page-states.js';
import { inTheDark } from './page-actions.js';
import { nameOf, type PageState } from './page-state.js';
import { PageEnvironment } from './page-environment.js';
import type { PageTable } from './page-table.js';

/** The widths at which axe looks at a state. */
const widths = { 'web-customer': [1280, 768, 360], 'web-admin': [1280, 360] } as const;

/** Lets tests open states, each in a new window. */
function pageEnvironment(): () => PageEnvironment {
  let browser: Browser;
  let environment: PageEnvironment;
  beforeAll(async () => {
    browser = await openBrowser();
    environment = new PageEnvironment(browser);
  });
  afterEach(() => environment.clear());
  afterAll(() => browser.close());
  return () => environment;
}

/** The widths at which a page scrolls sideways; it is left at the smallest. */
async function scrollsSideways(page: Page): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (await hasHorizontalScroll(page)) found.push(width);
  }
  return found;
}

/** Buttons that cannot be used and do not say why, by their name. */
function unexplainedButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wordsOf = (id: string) => document.getElementById(id)?.textContent.trim() ?? '';
    return [...document.querySelectorAll('button:disabled, button[aria-disabled=true]')]
      .filter((button) => (button.getAttribute('aria-describedby') ?? '').split(' ').map(wordsOf).join('') === '')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  });
}

/** Checks of every page in every state: accessible, no horizontal scroll, no foreign requests. */
export function describePageStates(states: readonly PageState[]): void {
  const environment = pageEnvironment();

  test('the names of all states are unique', () => {
    expect(new Set(states.map(nameOf)).size).toBe(states.length);
  });

  test.each(states.map((state) => [nameOf(state), state] as const))('%s', async (_name, state) => {
    const page = await state.open(environment());
    // A locator would also find the heading of a previewed mail, which is in a shadow root.
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    expect(await page.title()).not.toBe('');
    for (const width of widths[state.app]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, findings: await axeFindings(page) }).toEqual({ width, findings: [] });
    }
    expect(await scrollsSideways(page)).toEqual([]);
    if (state.app === 'web-admin') expect(await axeFindings(await inTheDark(page))).toEqual([]);
    expect(await coveredLinks(page)).toEqual([]);
    expect(environment().problems).toEqual({ foreign: [], errors: [] });
  });
}

/** Checks every page of an app once: axe, and for customers that it names bank and product; `routes` are the pages that the app has. */
export function describeEachPageOnce(app: PageState['app'], table: PageTable, routes: () => readonly string[]): void {
  const environment = pageEnvironment();

  test('the table has every page that the app has', () => {
    const names = Object.keys(table).map((name) => name.replace(/: [a-z]+$/, ''));
    expect([...new Set(names)].sort()).toEqual([...routes()].sort());
  });

  test.each([...new Set(Object.values(table))])('%s', async (name) => {
    const state = pageStates.find((one) => nameOf(one) === `${app}/${name}`);
    if (state === undefined) throw new Error(`there is no page state ${name}`);
    const page = await state.open(environment());
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toEqual([]);
    if (app === 'web-admin') return;
    expect(await page.title()).toMatch(/^.+ – Geschäftskonto der Musterbank$/);
    expect(await unexplainedButtons(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Musterbank eG: Pakete vergleichen' }).waitFor();
    await header.getByText('Geschäftskonto', { exact: true }).waitFor();
  });
}
