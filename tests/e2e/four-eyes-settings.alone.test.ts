import type { Browser, Locator } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { mailTo } from '../support/inbox.js';
import { newStaffUser, ownClerk, ownStaff, type StaffUser } from '../support/staff-users.js';

const rules = 'simplePutOnHoldConfig';

interface Asked {
  readonly approvalId: string;
}

/** For everybody, so this suite runs alone. */
describe('four eyes of what belongs to no case', () => {
  let browser: Browser;
  let root: Clerk;
  let second: Clerk;
  /** Made before roles need a second person. */
  let user: StaffUser;
  let before: unknown;

  const stored = async (name: string): Promise<unknown> =>
    (await root.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
  const store = (name: string, value: unknown) =>
    root.call<Asked>('PUT', `/settings/${name}`, { body: { name, value } });

  beforeAll(async () => {
    [browser, root, second] = await Promise.all([
      openBrowser(),
      ownClerk('ROLE_ROOT'),
      ownClerk('ROLE_INSTANCE_ADMIN'),
      ownClerk('ROLE_USER_ADMIN'),
    ]);
    user = await newStaffUser('ROLE_ADMIN');
    before = await stored(rules);
    expect((await store(rules, { business: {} })).status).toBe(200);
    expect((await store('fourEyes', { holdRules: true, roles: true })).status).toBe(200);
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    const { status, body } = await store('fourEyes', {});
    if (status === 202) await second.done('POST', `/approvals/${body.approvalId}/confirm`);
    await store(rules, before);
    await browser.close();
  });

  /** The second person opens the approval of an act that names something, and gives it. */
  async function confirm(act: string, named: string, look: (item: Locator) => Promise<unknown>): Promise<void> {
    const other = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await other.goto('/bm/freigaben');
    const item = other.page.getByRole('article', { name: act }).filter({ hasText: named }).first();
    await look(item);
    expect(await other.faults()).toEqual([]);
    await item.getByRole('button', { name: 'Freigeben' }).click();
    await other.dialog().getByRole('button', { name: 'Freigeben' }).click();
    await other.says('Freigegeben und ausgeführt.');
  }

  /** The mail to the second person. */
  const mailed = async (): Promise<void> => {
    const { username } = await ownStaff('ROLE_ROOT');
    const mail = await mailTo(username, ({ subject }) => subject === 'Eine Freigabe wartet auf Sie');
    expect(mail.text).toContain('/bm/freigaben');
  };

  test('a draft of the hold rules is published by the other person, who sees its difference', async () => {
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    const { page } = admin;
    await admin.goto('/bm/start?ansicht=Put-on-hold#Konfiguration');
    await page.getByRole('checkbox', { name: 'FATCA-relevant' }).check();
    await admin.button('Als Entwurf speichern').click();
    await admin.says('Zu dieser Seite gibt es einen Entwurf');
    await admin.button('Veröffentlichen …').click();
    await admin.dialog().getByText(/FATCA/).first().waitFor();
    await page.getByRole('textbox', { name: 'Grund' }).fill('Neue Vorgabe');
    await admin.button('Veröffentlichen').click();
    await admin.says(/^Eine Freigabe ist offen: Put-on-hold-Regeln, beantragt von /);
    expect(await stored(rules)).toEqual({ business: {} });
    expect(await admin.faultsEverywhere()).toEqual([]);
    await mailed();

    await confirm('Put-on-hold-Regeln', 'Neue Vorgabe', async (item) => item.getByText(/FATCA/).first().waitFor());
    expect(await stored(rules)).toMatchObject({ business: { fatcaRelevant: true } });
    await admin.goto('/bm/start?ansicht=Versionen#Konfiguration');
    await page
      .getByRole('row')
      .filter({ hasText: 'Neue Vorgabe' })
      .getByText(/, bestätigt von /)
      .first()
      .waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
  });

  test('a further role is given by the other person', async () => {
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_USER_ADMIN');
    await admin.goto(`/bm/nutzerverwaltung/${user.id}`);
    await admin.page.getByRole('checkbox', { name: 'Sachbearbeiter erweitert' }).check();
    await admin.button('Speichern').click();
    await admin.says(/^Eine Freigabe ist offen: Rollen von Nutzern, beantragt von /);
    const roles = async () => (await root.done<{ roles: string[] }>('GET', `/admin_account/${user.id}`)).roles;
    expect(await roles()).not.toContain('ROLE_ADMIN_PLUS');

    await confirm('Rollen von Nutzern', user.username, async (item) =>
      item.getByText('Sachbearbeiter, Sachbearbeiter erweitert').waitFor(),
    );
    expect(await roles()).toContain('ROLE_ADMIN_PLUS');
  });

  test('a switch that too few could serve says so, and stays off', async () => {
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    await admin.goto('/bm/start?ansicht=Vier Augen#Konfiguration');
    await admin.says(/^Bestätigt wird von der Rolle „Administrator“; \d+ aktive Personen haben sie\.$/);
    expect(await admin.page.getByRole('switch', { name: 'Put-on-hold-Regeln' }).isChecked()).toBe(true);
    await admin.page.route(/\/api\/approvals\/confirmers$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), delete: 1 } });
    });
    await admin.page.reload();
    await admin.says(/; 1 aktive Person hat sie\. Einschalten lässt sich das erst mit zwei\.$/);
    expect(await admin.page.getByRole('switch', { name: 'Löschen eines Vorgangs' }).isDisabled()).toBe(true);
    expect(await admin.faultsEverywhere()).toEqual([]);
  });
});
