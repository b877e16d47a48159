import type { Browser, Page } from 'playwright-core';
import { closePages, openBrowser, watched } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { addresses } from '../support/addresses.js';
import { showsOverview } from '../support/sign-in.js';

describe('a session in two tabs', () => {
  let browser: Browser;
  let clerk: ClerkPages;
  let other: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    other = watched(await clerk.page.context().newPage(), { foreign: [], errors: [] });
    await other.goto(`${addresses.portal}/bm`);
    await showsOverview(other);
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('leaves nothing of it where a script could read it', async () => {
    const held = (await clerk.page.context().cookies()).find(({ name }) => name.endsWith('-session'));
    expect(held).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const readable = await clerk.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(readable).not.toMatch(/eyJ|[Tt]oken/);
    expect(readable).not.toContain(held!.value.split('.')[0]);
  });

  test('is renewed by both at the same moment a hundred times, and lasts', async () => {
    const renew = (page: Page) =>
      page.evaluate(async () => {
        const answer = await fetch('/api/me/refresh', { method: 'POST', headers: { 'x-session': 'cookie' } });
        return answer.status;
      });
    const answers: number[] = [];
    for (let round = 0; round < 100; round += 1)
      answers.push(...(await Promise.all([clerk.page, other].map((page) => renew(page)))));
    expect(new Set(answers)).toEqual(new Set([200]));
    await Promise.all([clerk.page, other].map((page) => page.reload()));
    await Promise.all([clerk.page, other].map((page) => showsOverview(page)));
  });

  test('ends in both by one logout', async () => {
    await clerk.page.getByRole('button', { name: /^Konto / }).click();
    await clerk.page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await clerk.heading('Bankzugang').waitFor();
    await other.getByRole('heading', { level: 1, name: 'Bankzugang' }).waitFor();
    await other.getByText('Sie haben sich in einem anderen Fenster abgemeldet').waitFor();
    expect(await other.getByText('Sitzung ist abgelaufen').count()).toBe(0);
    expect(await clerk.page.getByText('in einem anderen Fenster').count()).toBe(0);
    await other.goto(`${addresses.portal}/bm/start`);
    await other.getByRole('heading', { level: 1, name: 'Bankzugang' }).waitFor();
  });
});
