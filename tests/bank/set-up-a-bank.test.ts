import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { report } from '../support/report.js';
import { type } from '../support/runbook.js';
import { activate, invite, logIn, openOverview } from './access.js';
import { brokenPages } from './empty-pages.js';
import { FirstCase } from './first-case.js';
import { step } from './guide.js';
import { letters } from './letters.js';
import {
  bankName,
  chooseOptions,
  createAccounts,
  nameBank,
  offerMehrwerte,
  registerAtRegister,
  setFooterLinks,
  setHoldRules,
  writeDisclaimer,
  writeOrderBoxes,
} from './offer.js';
import { connect, SettingsPage } from './settings.js';

const root = 'leitung@beispielbank.example';
const clerkName = 'sachbearbeitung@beispielbank.example';
const compare = '/start/produkte/vergleich';

/** The steps of docs/set-up-a-bank.md by their headings, as a person takes them: in the browser, with what mails say. */
describe('a bank from nothing', () => {
  let browser: Browser;
  let customer: ApplicantPages;
  let admin: ClerkPages;
  let first: FirstCase;
  const startedAt = performance.now();

  beforeAll(async () => {
    browser = await openBrowser();
    customer = await ApplicantPages.open(browser);
    admin = await ClerkPages.open(browser);
  });
  afterAll(async () => {
    report(`a bank from nothing to its first account: ${Math.round((performance.now() - startedAt) / 1000)} s`);
    await browser.close();
  });

  const connection = (provider: string) => SettingsPage.open(admin, 'Instanzkonfiguration', provider);

  test(
    'Start the empty bank',
    step(async () => {
      await customer.goto(compare);
      await customer.says('Im Moment kann hier kein Konto eröffnet werden.');
      expect(await customer.faults()).toEqual([]);
    }),
  );

  test(
    'Invite the first person',
    step(async () => {
      const command = 'npm run ops -- invite-root <email> <first name> <last name> --reason "new installation"';
      const names = { email: root, 'first name': 'Carla', 'last name': 'Leitung' };
      const { code, output } = await type(command, names);
      expect([code, output]).toEqual([0, expect.stringContaining('invited')]);
      await activate(admin, root);
    }),
  );

  test(
    'Log in with the second step',
    step(async () => {
      await logIn(admin, root);
      await admin.page.getByRole('link', { name: 'Bankanbieter verbinden' }).waitFor();
      const versions = '**/api/settings_versions*';
      await admin.page.route(versions, (route) => route.fulfill({ status: 404, json: {} }));
      // Only the one that is broken here on purpose.
      expect(await brokenPages(admin)).toEqual(['Konfiguration, Versionen']);
      await admin.page.unroute(versions);
      await SettingsPage.open(admin, 'Konfiguration', 'Versionen');
      await admin.page.getByText('Versionen nicht geladen').waitFor({ state: 'detached' });
      expect(await admin.faultsEverywhere()).toEqual([]);
    }),
  );

  test(
    'Connect the banking provider',
    step(async () => {
      const page = await connection('Bankanbieter');
      await page.fill({ 'Benutzer-Id': letters.user, Secret: letters.bankingSecret() });
      await admin.page.getByRole('radio', { name: 'Produktion', checked: true }).waitFor();
      await admin.says('Sie können angemeldet werden, sobald die Verbindung gespeichert ist.');
      await connect(page);
      await page.press('Alle anmelden');
      await admin.says('9 von 9 angemeldet');
    }),
  );

  test(
    'Connect the company check',
    step(async () => {
      const page = await connection('Unternehmensprüfung');
      await page.fill({ 'Client-Id': letters.user, 'Client-Secret': letters.companyCheckSecret() });
      await admin.page.getByRole('radio', { name: 'Produktion', checked: true }).waitFor();
      await page.box('Aktiv').check();
      await connect(page);
    }),
  );

  test(
    'Connect the core banking system',
    step(async () => {
      const page = await connection('Kernbanksystem');
      await page.fill({ Basisadresse: letters.coreBankAddress, Geschäftsstelle: '100', 'Nummer des Beraters': '4711' });
      await connect(page);
    }),
  );

  test(
    'Name the bank',
    step(() => nameBank(admin)),
  );
  test(
    'Set the links below each page',
    step(() => setFooterLinks(admin)),
  );
  test(
    'Choose the options',
    step(() => chooseOptions(admin)),
  );
  test(
    'Write the order boxes',
    step(() => writeOrderBoxes(admin)),
  );
  test(
    'Offer added value',
    step(() => offerMehrwerte(admin)),
  );
  test(
    'Set the hold rules',
    step(() => setHoldRules(admin)),
  );
  test(
    'Write the text below mails',
    step(() => writeDisclaimer(admin)),
  );
  test(
    'Register at the transparency register',
    step(() => registerAtRegister(admin)),
  );

  test(
    'Invite the staff',
    step(async () => {
      for (const [username, ...roles] of [
        [clerkName, 'Sachbearbeiter'],
        ['freigabe@beispielbank.example', 'Sachbearbeiter erweitert'],
        ['konfiguration@beispielbank.example', 'Administrator', 'Nutzerverwalter'],
      ] as const) {
        await invite(admin, { username, firstName: 'Nele', lastName: 'Neumann', roles });
        const newcomer = await ClerkPages.open(browser);
        await activate(newcomer, username);
        await logIn(newcomer, username);
        expect(await newcomer.faults()).toEqual([]);
        await newcomer.close();
      }
      await openOverview(admin);
    }),
  );

  test(
    'Create the accounts',
    step(async () => {
      const missing = admin.page
        .locator('li')
        .filter({ has: admin.page.getByRole('link', { name: /(anlegen|verbinden|eintragen)$/ }) });
      expect(await missing.allInnerTexts()).toEqual(['Konten anlegen']);
      await createAccounts(admin);
      await missing.waitFor({ state: 'detached' });
      await customer.goto(compare);
      await customer.says('Komfort');
      await customer.says(bankName);
      expect(await customer.faults()).toEqual([]);
    }),
  );

  test(
    'Open the first account as a customer',
    step(async () => {
      first = new FirstCase(browser, customer);
      await first.order();
    }),
  );

  test(
    'Pass the identity checks',
    step(() => first.identify()),
  );

  test(
    'Finish the first case',
    step(async () => {
      const clerk = await ClerkPages.open(browser);
      await clerk.goto('/bm');
      await logIn(clerk, clerkName);
      await first.finish(clerk);
    }),
  );
});
