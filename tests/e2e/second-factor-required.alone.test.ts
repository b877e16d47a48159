import type { Browser } from 'playwright-core';
import { storeSetting } from '../scenarios/bank-setting.js';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { enrolApp, savedCodes } from '../support/second-factor/factor-pages.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { givePassword } from '../support/sign-in.js';
import { newStaffUser } from '../support/staff-users.js';

describe('a bank that requires an app or a key', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
    await storeSetting('strongFactorRoles', ['ROLE_AUDITOR']);
  });
  afterAll(async () => {
    await storeSetting('strongFactorRoles', []);
    await closePages(browser);
    await browser.close();
  });

  test('lets somebody without one see "Mein Zugang" only, and then what was asked for', async () => {
    const { username } = await newStaffUser('ROLE_AUDITOR');
    const clerk = await ClerkPages.open(browser);
    await clerk.goto('/bm/start#Protokoll');
    await givePassword(clerk.page, username);
    const mail = await mailTo(username, ({ subject }) => subject === 'Ihr Bestätigungscode');
    await clerk.page.getByLabel('Code').fill(codeIn(mail) ?? '');
    await clerk.button('Code prüfen').click();
    await clerk.page.waitForURL(/\/bm\/mein-zugang$/);
    await clerk.says('Zweiter Faktor erforderlich');
    expect(await axeFindings(clerk.page)).toEqual([]);
    await clerk.goto('/bm/start');
    await clerk.page.waitForURL(/\/bm\/mein-zugang$/);
    await enrolApp(clerk);
    await savedCodes(clerk);
    await clerk.heading('Übersicht').waitFor();
    expect(await clerk.faults()).toEqual([]);
  });
});
