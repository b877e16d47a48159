import type { Browser } from 'playwright-core';
import { storeSetting } from '../scenarios/bank-setting.js';
import { closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { givePassword, showsOverview } from '../support/sign-in.js';
import { newStaffUser } from '../support/staff-users.js';

/** Runs alone: every member of staff needs the code meanwhile. */
describe('the second step of a staff login', () => {
  let browser: Browser;
  let root: Clerk;
  let username: string;

  const setStep = (value: boolean) =>
    root.done('PUT', '/settings/staffSecondStep', { body: { name: 'staffSecondStep', value } });

  beforeAll(async () => {
    browser = await openBrowser();
    ({ username } = await newStaffUser('ROLE_ADMIN'));
    root = await Clerk.login('ROLE_ROOT');
    await storeSetting('staffSecondStep', true);
  });
  afterAll(async () => {
    await setStep(false);
    await closePages(browser);
    await browser.close();
  });

  test('asks for the code of the mail, which works once', async () => {
    const clerk = await ClerkPages.open(browser);
    await clerk.goto('/bm/entry');
    await givePassword(clerk.page, username);
    const mail = await mailTo(username, ({ subject }) => subject === 'Ihr Bestätigungscode');
    const code = codeIn(mail) ?? '';
    expect(code).toMatch(/^[A-Z]{6}$/);
    const field = clerk.page.getByLabel('Code');
    await field.fill(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
    await clerk.button('Code prüfen').click();
    await clerk.page.getByRole('alert').first().waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await field.fill(code);
    await clerk.button('Code prüfen').click();
    await showsOverview(clerk.page);
    expect(await clerk.faults()).toEqual([]);

    const again = await ClerkPages.open(browser);
    await again.goto('/bm/entry');
    await givePassword(again.page, username);
    await again.page.getByLabel('Code').fill(code);
    await again.button('Code prüfen').click();
    await again.page.getByRole('alert').first().waitFor();
    await again.goto('/bm/start');
    await again.page.waitForURL(/\/bm\/entry/);
  });
});
