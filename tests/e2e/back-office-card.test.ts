import type { Browser, Locator } from 'playwright-core';
import { hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
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
      await clerk.openSingleSteps();
      await clerk.card().getByRole('button', { name: 'Daten übergeben' }).waitFor();
      const buttons = await clerk.card().getByRole('button').all();
      expect(buttons.length).toBeGreaterThan(3);
      // A trial click fails where something else is above the button.
      for (const button of buttons) await button.click({ trial: true });
    }
  });

  test('covers nothing of its text by the bar of its buttons', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    const clerk = await ClerkPages.loggedIn(browser);
    for (const width of [360, 768, 1280, 1600]) {
      await clerk.page.setViewportSize({ width, height: 900 });
      await clerk.openCase(caseId);
      const text = clerk.card().getByText(/Übernehmen Sie den Vorgang/);
      await text.waitFor();
      const isSeen = () =>
        text.evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 4, bottom - 2));
        });
      await until(isSeen, { what: `the last line above the buttons at ${width} px` });
    }
  });

  test('keeps the next act in sight, at every place of the page and at every width', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(caseId);
    const clerk = await ClerkPages.loggedIn(browser);
    const isInSight = async (name: string): Promise<void> => {
      const act = clerk.card().getByRole('button', { name, exact: true });
      await act.waitFor();
      const place = () =>
        act.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
        });
      await until(place, { what: `${name} in sight` });
    };
    for (const [width, height] of [
      [1280, 800],
      [1600, 800],
      [1100, 800],
      [768, 900],
      [360, 740],
    ] as const) {
      await clerk.page.setViewportSize({ width, height });
      await clerk.openCase(caseId);
      await isInSight('Konto einrichten');
      await isInSight('Erfolgreich abschließen');
      expect(await clerk.card().getByRole('listitem').first().isVisible()).toBe(width > 1000);
      expect(await clerk.faults()).toEqual([]);
      if (width < 1000) continue;
      // The end of the page may still be on its way.
      const scrolled = async (): Promise<boolean> => {
        await clerk.page.mouse.wheel(0, 2_000);
        return clerk.page.evaluate(() => window.scrollY > 400);
      };
      await until(scrolled, { what: 'the page to be scrolled' });
      await isInSight('Konto einrichten');
    }
    await clerk.page.setViewportSize({ width: 1280, height: 800 });
    await clerk.openCase(caseId);
    await clerk.act('Konto einrichten');
    await clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
    await isInSight('Erfolgreich abschließen');
    await clerk.page.reload();
    await isInSight('Erfolgreich abschließen');
  });

  test('starts its dialogs on what is meant, harmful ones on the way back', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(caseId);
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    const asks = async (act: string, start: () => Locator): Promise<void> => {
      await clerk.card().getByRole('button', { name: act, exact: true }).click();
      await hasFocus(start());
      await clerk.page.keyboard.press('Escape');
      await clerk.dialog().waitFor({ state: 'hidden' });
      await hasFocus(clerk.card().getByRole('button', { name: act, exact: true }));
    };
    await asks('Konto einrichten', () => clerk.dialog().getByRole('button', { name: 'Konto einrichten' }));
    await asks('Erfolgreich abschließen', () => clerk.dialog().getByRole('radio').first());
    await asks('Als fehlgeschlagen abschließen', () => clerk.dialog().getByRole('button', { name: 'Abbrechen' }));
    await asks('Rückfrage an den Kunden', () => clerk.dialog().getByLabel('Ihre Nachricht'));
  });
});
