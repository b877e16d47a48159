import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { staffPassword } from '../support/clerk.js';
import { enrolApp, savedCodes } from '../support/second-factor/factor-pages.js';
import { mailTo } from '../support/inbox.js';
import { givePassword } from '../support/sign-in.js';
import { newStaffUser, type StaffUser } from '../support/staff-users.js';
import { codeOfApp } from '../support/second-factor/totp.js';

/** Browsers allow keys at a name only. */
const namedPortal = addresses.portal.replace('127.0.0.1', 'localhost');

describe('a second factor', () => {
  let browser: Browser;
  let clerk: ClerkPages;
  let user: StaffUser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    user = await newStaffUser('ROLE_ADMIN');
    clerk = await ClerkPages.open(browser);
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const openMyAccess = async (portal = addresses.portal): Promise<void> => {
    await clerk.page.goto(`${portal}/bm/entry`);
    await givePassword(clerk.page, user.username);
    await clerk.heading('Übersicht').waitFor();
    await clerk.page.getByRole('button', { name: /^Konto / }).click();
    await clerk.page.getByRole('menuitem', { name: 'Mein Zugang' }).click();
    await clerk.heading('Mein Zugang').waitFor();
  };
  const logOut = async (): Promise<void> => {
    await clerk.page.getByRole('button', { name: /^Konto / }).click();
    await clerk.page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await clerk.page.waitForURL(/\/bm\/entry$/);
  };
  const expectSound = async (): Promise<void> => expect(await clerk.faultsEverywhere()).toEqual([]);

  test('an app: set up, asked for at the login, and lost', async () => {
    await openMyAccess();
    await expectSound();
    await clerk.page.getByRole('button', { name: 'App einrichten' }).click();
    await clerk.page.getByLabel('Code aus der App').fill('123');
    await clerk.page.getByRole('button', { name: 'App bestätigen' }).click();
    await clerk.says('Der Code besteht aus sechs Ziffern.');
    await expectSound();
    await clerk.page.getByRole('button', { name: 'Abbrechen' }).click();
    const { secret, used } = await enrolApp(clerk);
    await clerk.page.getByRole('list', { name: 'Wiederherstellungscodes' }).waitFor();
    await expectSound();
    const [recovery = ''] = await savedCodes(clerk);
    await clerk.says(/^Eingerichtet am /);
    await mailTo(user.username, ({ subject }) => subject === 'Ihr zweiter Faktor wurde geändert');

    await logOut();
    await givePassword(clerk.page, user.username);
    const code = clerk.page.getByLabel('Code aus der App');
    await code.fill(used);
    await clerk.button('Code prüfen').click();
    await clerk.says(/falsch oder wurde schon benutzt/);
    await expectSound();
    await code.fill(codeOfApp(secret, 1));
    await clerk.button('Code prüfen').click();
    await clerk.heading('Übersicht').waitFor();

    await logOut();
    await givePassword(clerk.page, user.username);
    await clerk.page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
    await clerk.page.getByLabel('Wiederherstellungscode').fill(recovery);
    await expectSound();
    await clerk.button('Wiederherstellungscode prüfen').click();
    await clerk.heading('Übersicht').waitFor();
  });

  test('a security key: set up, used, and removed with the password', async () => {
    await openMyAccess(namedPortal);
    const session = await clerk.page.context().newCDPSession(clerk.page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
    });
    await clerk.page.getByRole('button', { name: 'Schlüssel hinzufügen' }).click();
    await clerk.page.getByLabel('Name des Schlüssels').fill('Schlüsselbund');
    await clerk.page.getByRole('textbox', { name: /Passwort/ }).fill('geraten');
    await clerk.page.getByRole('button', { name: 'Schlüssel jetzt abfragen' }).click();
    await clerk.says('Das Passwort ist nicht richtig.');
    await clerk.page.getByRole('textbox', { name: /Passwort/ }).fill(staffPassword);
    await clerk.page.getByRole('button', { name: 'Schlüssel jetzt abfragen' }).click();
    expect(await savedCodes(clerk)).toHaveLength(10);
    await clerk.says('Schlüsselbund');
    expect(await axeFindings(clerk.page)).toEqual([]);

    await logOut();
    await givePassword(clerk.page, user.username);
    await clerk.button('Mit Sicherheitsschlüssel bestätigen').click();
    await clerk.heading('Übersicht').waitFor();
    await clerk.page.goto(`${namedPortal}/bm/mein-zugang`);
    await clerk.says(/zuletzt benutzt/);
    await clerk.page.getByRole('button', { name: 'Schlüssel Schlüsselbund entfernen' }).click();
    await clerk
      .dialog()
      .getByRole('textbox', { name: /Passwort/ })
      .fill(staffPassword);
    await clerk.dialog().getByRole('button', { name: 'Entfernen' }).click();
    await clerk.says(/^Noch keiner eingerichtet/);
    expect(await axeFindings(clerk.page)).toEqual([]);
  });

  test('is reset by another administrator where all of it is lost', async () => {
    await openMyAccess();
    await enrolApp(clerk);
    await savedCodes(clerk);
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await admin.goto(`/bm/nutzerverwaltung/${user.id}`);
    await admin.says('App');
    await admin.button('Zweiten Faktor zurücksetzen').click();
    expect(await axeFindings(admin.page)).toEqual([]);
    await admin.dialog().getByRole('button', { name: 'Zurücksetzen' }).click();
    await admin.says('Der zweite Faktor ist zurückgesetzt.');
    expect(await admin.faults()).toEqual([]);
    await clerk.goto('/bm/start');
    await clerk.says('Ihre Sitzung ist abgelaufen');
    await givePassword(clerk.page, user.username);
    await clerk.heading('Übersicht').waitFor();
  });
});
