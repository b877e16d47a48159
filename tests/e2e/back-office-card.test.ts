import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';

describe('the card with the next step', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('hides none of its buttons, also on a low window', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(caseId);
    const clerk = await ClerkPages.loggedIn(browser);
    for (const width of [1280, 1600]) {
      await clerk.page.setViewportSize({ width, height: 800 });
      await clerk.openCase(caseId);
      await clerk.card().getByRole('button', { name: 'Daten übergeben' }).waitFor();
      const buttons = await clerk.card().getByRole('button').all();
      expect(buttons.length).toBeGreaterThan(3);
      // A trial click fails where something else is above the button.
      for (const button of buttons) await button.click({ trial: true });
    }
  });
});
