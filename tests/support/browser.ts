import axe from 'axe-core';
import { chromium, errors, type Browser, type Locator, type Page, type Request } from 'playwright-core';
import { addresses, browserOptions } from './addresses.js';
import type { StoredSession } from './sign-in.js';
import { waitLimitMs, until } from './until.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take to render what its new width asks for, ms. */
const renderLimitMs = 30_000;
/** How much of a page an error shows, characters. */
const shownText = 3_000;

/** Chromium of the machine, with flags beyond the usual ones; `HEADED=1` shows it. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...browserOptions,
    args: [...flags, ...more],
  });
}

/** Closes all pages. A route that is still being answered by a test is given up and fails nothing. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(
    browser.contexts().map(async (context) => {
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }),
  );
}

/** Problems of a page that fail a test. */
export interface PageProblems {
  /** Requests to another origin. */
  readonly foreign: string[];
  /** Breaches of the content security policy and uncaught errors. */
  readonly errors: string[];
}

/** A page that is observed from its first request on, of a visitor or with a session. */
export async function watchedPage(
  browser: Browser,
  width = 1280,
  session?: StoredSession,
): Promise<{ page: Page; pageProblems: PageProblems }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...(session === undefined ? {} : { storageState: session }),
  });
  context.setDefaultTimeout(waitLimitMs);
  const pageProblems: PageProblems = { foreign: [], errors: [] };
  return { page: watched(await context.newPage(), pageProblems), pageProblems };
}

/** Records problems of a page: requests to other origins, breaches of the policy, uncaught errors. */
export function watched(page: Page, pageProblems: PageProblems): Page {
  const own = new URL(addresses.portal).origin;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) pageProblems.foreign.push(request.url());
  });
  page.on('pageerror', (error) => pageProblems.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Refused to/i.test(message.text()))
      pageProblems.errors.push(message.text());
  });
  return page;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No standard asks for these, but who goes by headings and landmarks does. */
const structureRules = [
  'empty-heading',
  'heading-order',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What may be outside of landmarks: with axe's own, a menu of MUI, which opens over the page as a dialog does. */
const outsideLandmarks = 'dialog, [role=dialog], [role=alertdialog], .MuiPopover-root, svg';
const settings = JSON.stringify({ checks: [{ id: 'region', options: { regionMatcher: outsideLandmarks } }] });

/**
 * Findings of axe by WCAG 2.2 AA and, in the back office, of its structure, as "rule: element". The pages have no frames;
 * a frame of another site is looked at by itself.
 */
export async function axeFindings(page: Pick<Page, 'evaluate' | 'url'>): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};axe.configure(${settings})`);
  const isBackOffice = new URL(page.url()).pathname.startsWith('/bm');
  const asked = { values: standards, extra: isBackOffice ? structureRules : [] };
  return page.evaluate(async ({ values, extra }) => {
    const { axe } = window as unknown as { readonly axe: Pick<typeof import('axe-core'), 'run'> };
    const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
    // Without `resultTypes` axe describes each element that passed: most of its time.
    const { violations } = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values }, rules });
    type Finding = (typeof violations)[number]['nodes'][number];
    const elementOf = ({ target }: Pick<Finding, 'target'>) => document.querySelector<HTMLElement>(String(target[0]));
    const stuckPart = (element: HTMLElement | null): HTMLElement | null =>
      element === null || ['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? element
        : stuckPart(element.parentElement);
    // What stays in place covers a button only until the page is scrolled: no button is too small by that.
    const isCovered = (finding: Finding): boolean =>
      finding.any.some(
        ({ data, relatedNodes = [] }) =>
          (data as { readonly messageKey?: string } | null)?.messageKey === 'partiallyObscured' &&
          relatedNodes.every((node) => ![null, stuckPart(elementOf(finding))].includes(stuckPart(elementOf(node)))),
      );
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => !(id === 'target-size' && isCovered(node)))
        .map((node) => `${id}: ${node.html.slice(0, 160)}`),
    );
  }, asked);
}

/** The elements that still change gradually, although the visitor asked for less motion. */
export function gradualChanges(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => getComputedStyle(element).transitionProperty !== 'none')
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Waits until an element has the focus. */
export function hasFocus(element: Locator): Promise<void> {
  return element.and(element.page().locator(':focus')).waitFor();
}

/** Waits until a field has a value. */
export async function holds(field: Locator, value: string): Promise<void> {
  await until(async () => (await field.inputValue()) === value, { what: `the field to hold "${value}"` });
}

/** Lets the time of a page pass until it sends a request; needs `page.clock.install()` before its first address. */
export async function passTimeUntilSent(page: Page, method: string, address: RegExp): Promise<void> {
  let isSent = false;
  const watch = (request: Request): void => {
    isSent ||= request.method() === method && address.test(request.url());
  };
  page.on('request', watch);
  await until(
    async () => {
      if (!isSent) await page.clock.runFor(1_000);
      return isSent;
    },
    { what: `${method} ${String(address)}`, everyMs: 10 },
  );
  page.off('request', watch);
}

/** Footer links that are covered at the end of the page; a dialog or an opened sheet may cover them. */
export function coveredLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open], aside [aria-expanded="true"]') !== null) return [];
    window.scrollTo(0, document.documentElement.scrollHeight);
    const isCovered = (link: Element): boolean => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [...document.querySelectorAll('footer a')].filter(isCovered).map((link) => link.textContent);
  });
}

/** Whether the page scrolls horizontally at its width. What is another component there comes with the next render. */
export async function hasHorizontalScroll(page: Page): Promise<boolean> {
  const fits = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  try {
    await page.waitForFunction(fits, undefined, { timeout: renderLimitMs });
    return false;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return true;
    throw error;
  }
}

/**
 * Waits for a text on a page.
 *
 * @throws when it does not come: with the address of the page and what it says instead
 */
export async function saysOn(page: Page, text: string | RegExp): Promise<void> {
  try {
    await page.getByText(text).first().waitFor();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const said = await page.locator('body').innerText();
    const what = `${page.url()} does not say ${String(text)}, but: ${said.slice(0, shownText)}`;
    throw new Error(what, { cause: error });
  }
}
