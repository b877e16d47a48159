import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import {
  confirmInBrowser,
  isLogged,
  type NamedPerson,
  requireNobodyElse,
  requireSecondPerson,
  twoPersons,
  windowOf,
} from '../support/four-eyes/two-persons.js';
import { ownClerk } from '../support/staff-users.js';

const act = 'Verbindungen zu Anbietern';
const name = 'connection.banking';
const path = `/settings/${name}`;
const [off, on] = ['client-debug-log=0', 'client-debug-log=1'];

/** For everybody, so this suite runs alone. */
describe('four eyes of a connection to a provider', () => {
  let browser: Browser;
  let root: Clerk;
  let asker: NamedPerson;
  let confirmer: NamedPerson;
  let before: string;

  const stored = async (): Promise<string> => (await root.done<{ readonly value: string }>('GET', path)).value;

  beforeAll(async () => {
    [browser, root, [asker, confirmer]] = await Promise.all([
      openBrowser(),
      ownClerk('ROLE_ROOT'),
      twoPersons('ROLE_ROOT'),
    ]);
    before = await stored();
    await requireSecondPerson({ connections: true });
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await requireNobodyElse();
    await root.done('PUT', path, { body: { name, value: before } });
    await browser.close();
  });

  test('is asked for by one person of support and stored once another confirms it', async () => {
    expect(before).toContain(off);
    const support = await windowOf(browser, asker);
    const { page } = support;
    await support.goto('/bm/start#Instanzkonfiguration');
    await support.openSettings('Bankanbieter');
    await page.getByLabel('Aufrufe protokollieren (client-debug-log)').check();
    await support.button('Speichern').click();
    await support.says(/^Eine Freigabe ist offen: Verbindungen zu Anbietern, beantragt von /);
    expect(await stored()).toBe(before);
    expect(await support.faultsEverywhere()).toEqual([]);
    await support.goto('/bm/freigaben');
    const own = page.getByRole('article', { name: act }).filter({ hasText: asker.name }).first();
    await own.getByRole('button', { name: 'Zurückziehen' }).waitFor();
    expect(await own.getByRole('button', { name: 'Freigeben' }).count()).toBe(0);

    const other = await windowOf(browser, confirmer);
    await confirmInBrowser(other, { act, named: asker.name }, async (item) => {
      await item
        .getByText(/client-debug-log/)
        .first()
        .waitFor();
      expect(await other.faultsEverywhere()).toEqual([]);
    });
    expect(await stored()).toContain(on);
    await isLogged(browser, `${confirmer.name} hat freigegeben: ${act}, beantragt von ${asker.name}`);
  });
});
