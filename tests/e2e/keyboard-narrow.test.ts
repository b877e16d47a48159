import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { nordlumar } from '../support/company.js';
import { identify } from '../support/journey/identity-check-page.js';
import { adoptCase } from '../support/journey/application-way.js';
import { KeyboardWay } from '../support/keyboard/keyboard-way.js';
import { startedChecks } from '../support/sandbox.js';

/** On the smallest phone; `keyboard` goes the same way on a wide page. No page scrolls sideways, each focus is seen. */
describe('the whole application by keyboard only in 320 px', () => {
  let browser: Browser;
  let way: KeyboardWay;

  beforeAll(async () => {
    browser = await openBrowser();
    way = await KeyboardWay.begin(browser, nordlumar, { width: 320, height: 568 });
  });
  afterAll(() => browser.close());

  test('from the comparison to the confirmed address', async () => {
    await way.openPackage();
    await way.chooseCompany();
    await way.register();
    await way.keys.act('button', 'Code eingeben');
    await way.customer.dialog().waitFor();
    await way.confirm();
  });

  test('the form is filled in, one section a screen', () => way.fillScreens());

  test('from Mehrwerte and summary to the order', () => way.order());

  test('the status page after the identity checks', async () => {
    const { customer, keys } = way;
    await keys.act('link', 'Zum Stand des Antrags');
    await way.arrives('Stand Ihres Antrags');
    const applicant = await adoptCase(customer, nordlumar, way.email);
    for (const { url } of await startedChecks(applicant.caseId, 2)) await identify(browser, url);
    await customer.says('Die Identifikation ist abgeschlossen');
    await way.fits();
    // Every stop on the way to the end of the page can be seen.
    await keys.to({ role: 'link', name: 'Impressum' });
    expect(customer.pageProblems()).toEqual([]);
  });
});
