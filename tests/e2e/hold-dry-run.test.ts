import type { Browser, Locator } from 'playwright-core';
import { statusNamed } from '../lifecycle/case-status.js';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { ownClerk, ownStaff } from '../support/staff-users.js';
import { until } from '../support/until.js';

const path = '/hold_rules_dry_runs';

/** An order whose first director has a nationality. */
async function ordered(nationality: string): Promise<Applicant> {
  const company = unknownCompany();
  const [first, ...others] = company.people;
  const applicant = await readyToOrder({ ...company, people: [{ ...first, nationality }, ...others] });
  await applicant.order();
  return applicant;
}

/** Nothing is published: the rules stay as they are for all other tests. */
describe('a dry run of hold rules', () => {
  let browser: Browser;
  let administrator: Clerk;
  let held: Applicant;
  let free: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
    administrator = await ownClerk('ROLE_INSTANCE_ADMIN');
    [held, free] = [await ordered('IR'), await ordered('KM')];
    await held.reaches(213);
    await until(async () => (await free.status()) >= statusNamed('transferring'), {
      what: 'an order that is not held',
    });
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const panel = (pages: ClerkPages): Locator => pages.page.getByRole('region', { name: 'Probelauf' });
  const opened = async (width?: number): Promise<ClerkPages> => {
    const pages = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN', width);
    await pages.goto('/bm/start?ansicht=Put-on-hold#Konfiguration');
    await pages.button('Probelauf').waitFor();
    return pages;
  };
  const caseLink = (pages: ClerkPages, { caseId }: Applicant): Locator =>
    panel(pages).getByRole('link', { name: new RegExp(`# ${caseId}\\b`) });

  /** Opens the pages of the group until one has the case. */
  async function shows(pages: ClerkPages, applicant: Applicant): Promise<void> {
    const next = panel(pages).getByRole('button', { name: 'Nächste' });
    const first = panel(pages).getByRole('listitem').first();
    for (;;) {
      await first.waitFor();
      if ((await caseLink(pages, applicant).count()) > 0) return;
      if ((await next.count()) === 0 || (await next.isDisabled())) break;
      const before = await first.innerText();
      await next.click();
      // The rows of the page before stay until the next ones are there.
      await until(async () => (await first.innerText()) !== before, { what: 'the next page of cases' });
    }
    throw new Error(`No page of the group has case ${applicant.caseId}`);
  }

  test('shows which orders the rules of the form would have held, with links to the cases', async () => {
    const pages = await opened();
    const nationality = pages.page.getByRole('combobox', { name: 'Angehalten bei' });
    await nationality.fill('Komoren');
    await pages.page.getByRole('option', { name: 'Komoren', exact: true }).click();
    await nationality.press('Escape');
    await pages.button('Probelauf').click();
    // The heading has the focus once the new run is shown instead of one before.
    await pages.page.locator('h3:focus').waitFor();
    await panel(pages).getByText('Das Ergebnis wird am').waitFor();
    expect(await panel(pages).getByText('Andere Regeln', { exact: true }).count()).toBe(0);

    await panel(pages).getByRole('button', { name: 'Beide halten an' }).click();
    await shows(pages, held);
    await panel(pages).getByRole('button', { name: 'Nur die neuen Regeln halten an' }).click();
    await shows(pages, free);
    await panel(pages).getByText('Neue Regeln: Staatsangehörigkeit').first().waitFor();
    expect(await pages.faultsEverywhere()).toEqual([]);

    await pages.page.getByRole('checkbox', { name: 'FATCA-relevant' }).click();
    await panel(pages).getByText('Andere Regeln', { exact: true }).waitFor();
    await nationality.hover();
    const chosen = pages.page.locator('.MuiAutocomplete-root').filter({ has: nationality });
    await chosen.getByRole('button', { name: 'Auswahl leeren' }).click();
    const [before] = await administrator.done<readonly [{ readonly id: string }]>('GET', path);
    await pages.button('Probelauf').click();
    await pages.says('Mindestens ein Land erforderlich');
    expect(await administrator.done('GET', path)).toMatchObject([{ id: before.id }]);
    const kept = await administrator.done<{ readonly value: unknown }>('GET', '/settings/simplePutOnHoldConfig');
    expect(JSON.stringify(kept.value)).not.toContain('KM');
  });

  test('shows its progress, is cancelled, and says what became of it', async () => {
    const pages = await opened(360);
    const [{ id, ...run }] = await administrator.done<readonly [{ readonly id: string }]>('GET', path);
    const running = { id, ...run, state: 'running', total: 340, done: 120, endedAt: null };
    // The page asks every second: what it reads changes by the act itself.
    let shown: readonly unknown[] = [running];
    await pages.page.route(new RegExp(`${path}$`), (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: shown }) : route.continue(),
    );
    await pages.page.reload();
    await panel(pages).getByText('120 von 340 Anfragen geprüft').waitFor();
    await panel(pages).getByRole('progressbar').waitFor();
    expect(await pages.faultsEverywhere()).toEqual([]);
    await pages.page.route(new RegExp(`${path}/${id}/cancel$`), (route) => {
      const cancelled = { ...running, state: 'cancelled' };
      shown = [cancelled];
      return route.fulfill({ json: cancelled });
    });
    await pages.button('Probelauf abbrechen').click();
    await panel(pages).getByText('Probelauf abgebrochen').waitFor();
    await pages.page.locator('h3:focus').waitFor();
    for (const [state, title] of [
      ['interrupted', 'Der Server wurde unterbrochen'],
      ['failed', 'Probelauf fehlgeschlagen'],
    ] as const) {
      shown = [{ ...running, state }];
      await pages.page.reload();
      await panel(pages).getByText(title).waitFor();
      expect(await pages.faultsEverywhere()).toEqual([]);
    }
    shown = [];
    await pages.page.reload();
    await panel(pages).getByText('Zurzeit gibt es kein Ergebnis.').waitFor();
  });

  test('belongs to those who change the rules, runs once at a time, and is in the log', async () => {
    const { token } = await ownClerk();
    expect((await api('POST', path, { token, body: { rules: {} } })).status).toBe(403);
    const started = await administrator.done<{ readonly id: string }>('POST', path, { body: { rules: {} } });
    const cancelled = await administrator.done<{ readonly state: string }>('POST', `${path}/${started.id}/cancel`);
    expect(['cancelled', 'finished']).toContain(cancelled.state);
    const auditor = await ownClerk('ROLE_AUDITOR');
    const { username } = await ownStaff('ROLE_INSTANCE_ADMIN');
    const sentence = 'Nele Neumann hat einen Probelauf der Haltregeln gestartet';
    await until(async () => (await auditor.logged({ person: username })).includes(sentence), {
      what: 'the entry of the log',
    });
  });
});
