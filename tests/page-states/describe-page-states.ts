import type { Browser } from 'playwright-core';
import { axeFindings, coveredLinks, openBrowser, hasHorizontalScroll } from '../support/browser.js';
import { nameOf, type PageState } from './page-state.js';
import { PageEnvironment } from './page-environment.js';

/** Checks of every page in every state: accessible, no horizontal scroll, no foreign requests. */
export function describePageStates(states: readonly PageState[]): void {
  let browser: Browser;
  let environment: PageEnvironment;

  beforeAll(async () => {
    browser = await openBrowser();
    environment = new PageEnvironment(browser);
  });
  afterEach(() => environment.clear());
  afterAll(() => browser.close());

  test('the names of all states are unique', () => {
    expect(new Set(states.map(nameOf)).size).toBe(states.length);
  });

  test.each(states.map((state) => [nameOf(state), state] as const))('%s', async (_name, state) => {
    const page = await state.open(environment);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, findings: await axeFindings(page) }).toEqual({ width, findings: [] });
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await hasHorizontalScroll(page)).toBe(false);
    expect(await coveredLinks(page)).toEqual([]);
    expect(environment.problems).toEqual({ foreign: [], errors: [] });
  });
}
