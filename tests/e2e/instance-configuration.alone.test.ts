import type { Browser } from 'playwright-core';
import { closePages, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import type { Clerk } from '../support/clerk.js';
import { ownClerk } from '../support/staff-users.js';

interface Connection {
  readonly name: string;
  readonly value: string;
}

describe('the instance configuration', () => {
  let browser: Browser;
  let root: Clerk;
  let support: ClerkPages;
  let page: ClerkPages['page'];

  beforeAll(async () => {
    browser = await openBrowser();
    root = await ownClerk('ROLE_ROOT');
  });
  beforeEach(async () => {
    support = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    page = support.page;
    await support.goto('/bm/start#Instanzkonfiguration');
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const stored = async (provider: string): Promise<string> =>
    (await root.done<Connection>('GET', `/settings/connection.${provider}`)).value;
  const storeConnection = (provider: string, value: string) =>
    root.done('PUT', `/settings/connection.${provider}`, { body: { name: `connection.${provider}`, value } });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const sees = (text: string) => page.getByText(text, { exact: true }).waitFor();

  test('changes a connection and asks the provider, also by secrets that are not stored', async () => {
    const before = await stored('banking');
    try {
      await support.openSettings('Bankanbieter');
      await press('Verbindung prüfen');
      await sees('Die Verbindung funktioniert.');
      expect(await support.faults()).toEqual([]);
      await page.getByLabel('Secret', { exact: true }).fill('falsch');
      await press('Verbindung prüfen');
      await sees('Der Anbieter hat die Anfrage abgelehnt. Bitte prüfen Sie die Zugangsdaten.');
      await press('Zurücksetzen');
      await press('Eingaben verwerfen');
      await page.getByLabel('Aufrufe protokollieren (client-debug-log)').check();
      await press('Speichern');
      await sees('Gespeichert.');
      expect(await stored('banking')).toBe(before.replace('client-debug-log=0', 'client-debug-log=1'));
      await press('Verbindung prüfen');
      await sees('Die Verbindung funktioniert.');
      await page.getByLabel('Benutzer-Id', { exact: true }).fill('');
      await press('Speichern');
      await sees('Pflichtfeld');
      await support.openSettings('Unternehmensprüfung');
      await page.getByRole('dialog', { name: 'Änderungen verwerfen?' }).waitFor();
      await press('Änderungen verwerfen');
      await page.getByLabel('Client-Id', { exact: true }).waitFor();
      await press('Verbindung prüfen');
      await sees('Die Verbindung funktioniert.');
      expect(await support.faults()).toEqual([]);
      await support.openSettings('Kernbanksystem');
      await page.getByLabel('Geschäftsstelle').fill('12a');
      await press('Verbindung prüfen');
      await sees('Nur Ziffern möglich');
      await press('Zurücksetzen');
      await press('Eingaben verwerfen');
      await press('Verbindung prüfen');
      await sees('Die Verbindung funktioniert.');
      expect(await support.faults()).toEqual([]);
    } finally {
      await storeConnection('banking', before);
    }
  });

  test('removes webhooks after a question and registers them again; a failure is a red notice', async () => {
    await support.openSettings('Bankanbieter');
    await sees('9 von 9 angemeldet');
    try {
      await page.route('**/admin_webhooks/removeAll', (route) => route.fulfill({ status: 503, json: {} }), {
        times: 1,
      });
      await press('Alle entfernen');
      const question = page.getByRole('dialog', { name: 'Alle Webhooks entfernen?' });
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await question.waitFor({ state: 'detached' });
      await press('Alle entfernen');
      await question.getByRole('button', { name: 'Alle entfernen' }).click();
      await sees('Die Webhooks konnten nicht geändert werden');
      await question.waitFor({ state: 'detached' });
      await sees('9 von 9 angemeldet');
      await press('Alle entfernen');
      await question.getByRole('button', { name: 'Alle entfernen' }).click();
      await sees('0 von 9 angemeldet: nicht in Ordnung');
      await press('Alle anmelden');
      await sees('9 von 9 angemeldet');
      await page.getByRole('listitem').filter({ hasText: 'business.updated' }).waitFor();
    } finally {
      await root.done('POST', '/admin_webhooks/registerAll');
    }
  });

  test('starts the onboarding with generated secrets, and a double click on the lock opens it', async () => {
    const before = await stored('identityOnboarding');
    try {
      await support.openSettings('Identitätsprüfung');
      await page.getByLabel('Aktiv', { exact: true }).waitFor();
      await sees('Onboarding-Daten');
      await page.getByText('{externalID}').waitFor();
      const start = page.getByRole('button', { name: 'Onboarding starten' });
      const secret = page.getByLabel('Webhook-Secret', { exact: true });
      const lock = page.getByRole('button', { name: /^Onboarding-Daten entsperren/ });
      expect(await secret.isDisabled()).toBe(true);
      expect(await support.faults()).toEqual([]);
      await lock.click();
      expect(await secret.isDisabled()).toBe(true);
      await lock.dblclick();
      await lock.waitFor({ state: 'detached' });
      await press('Webhook-Secret erzeugen');
      expect(await secret.inputValue()).toMatch(/^[A-Za-z0-9]{32}$/);
      // The stack's provider signs by the stored one.
      await press('Zurücksetzen');
      await press('Eingaben verwerfen');
      await lock.dblclick();
      await press('Meta-API-Secret erzeugen');
      await page.getByLabel('Aktiv', { exact: true }).setChecked(false);
      expect(await support.faults()).toEqual([]);
      await start.click();
      await sees('Gespeichert.');
      expect(await stored('identityOnboarding')).toMatch(/onboarding-data-locked=1.*active=0/);
      await lock.waitFor();
      expect([await start.isDisabled(), await secret.isDisabled()]).toEqual([true, true]);
    } finally {
      await storeConnection('identityOnboarding', before);
    }
  });

  test('creates the user at the transparency register', async () => {
    const name = 'transparencyRegisterConfig';
    const before = (await root.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
    try {
      await page.getByRole('tab', { name: 'Konfiguration', exact: true }).click();
      await support.openSettings('Transparenzregister');
      await press('Nutzer anlegen');
      await sees('Gültige E-Mail erforderlich');
      await sees('Pflichtfeld');
      expect(await support.faults()).toEqual([]);
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('abgelehnt@example.de');
      await page.getByLabel('Passwort', { exact: true }).fill('Registerkennwort-7');
      await press('Nutzer anlegen');
      await sees('Fehler aufgetreten');
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('bank@example.de');
      await press('Nutzer anlegen');
      await sees('Eingerichtet für bank@example.de');
      await holds(page.getByLabel('Passwort', { exact: true }), '');
      expect(await support.faultsEverywhere()).toEqual([]);
    } finally {
      await root.done('PUT', `/settings/${name}`, { body: { name, value: before } });
    }
  });
});
