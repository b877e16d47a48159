import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { nordlumar } from '../support/company.js';
import { KeyboardWay } from '../support/keyboard/keyboard-way.js';

describe('the whole application by keyboard only', () => {
  let browser: Browser;
  let way: KeyboardWay;

  beforeAll(async () => {
    browser = await openBrowser();
    way = await KeyboardWay.begin(browser, nordlumar, { width: 1280, height: 900 });
  });
  afterAll(() => browser.close());

  test('a package is opened', () => way.openPackage());

  test('the legal form is picked and the company is found in the register', () => way.chooseCompany());

  test('the registration is filled in and the code of the mail confirms the address', async () => {
    const { customer, keys } = way;
    await way.register();
    await keys.act('button', 'Code eingeben');
    await customer.dialog().waitFor();
    await keys.press('Escape');
    await customer.dialog().waitFor({ state: 'detached' });
    await keys.isAt('Code eingeben');
    await keys.press('Enter');
    await way.confirm();
  });

  test('the form of company and two persons is filled in', () => way.fillPage());

  test('Mehrwerte are chosen and the order is placed', async () => {
    await way.order();
    expect(way.customer.pageProblems()).toEqual([]);
  });

  test('a dialog opened from the bottom sheet on a phone returns the focus to it', async () => {
    const { customer, keys } = way;
    await keys.act('link', 'Zum Stand des Antrags');
    await way.arrives('Stand Ihres Antrags');
    await customer.page.setViewportSize({ width: 360, height: 740 });
    // Without the case there is neither sheet nor history, and loading them moves the end of the page.
    await customer.button(/Übersicht$/).waitFor();
    await customer.says('Verlauf');
    await keys.to({ role: 'button', name: /Übersicht$/ });
    await keys.press('Enter');
    const opener = await keys.to({ role: 'button', name: /Zusammenfassung/ });
    await keys.press('Enter');
    await customer.dialog().waitFor();
    await keys.to({ role: 'button', name: 'Fenster schließen' });
    await keys.press('Escape');
    await customer.dialog().waitFor({ state: 'detached' });
    await keys.isAt(opener.name);
    await keys.press('Escape');
    await keys.isAt(/Übersicht$/);
  });
});
