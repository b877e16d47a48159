import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import type { Clerk } from '../support/clerk.js';
import { ownClerk } from '../support/staff-users.js';

const name = 'probe.code';

interface Policed {
  readonly policyProblems: string[];
}

describe('a setting as JSON', () => {
  let browser: Browser;
  let support: Clerk;
  let admin: ClerkPages;
  let page: ClerkPages['page'];

  beforeAll(async () => {
    browser = await openBrowser();
    support = await ownClerk('ROLE_ROOT');
    await support.done('POST', '/settings', { body: { name, value: { titel: 'Bank', liste: [1, 2] } } });
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await support.done('DELETE', `/settings/${name}`);
    await browser.close();
  });

  const stored = async (): Promise<unknown> =>
    (await support.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const code = () => page.getByRole('textbox', { name: 'JSON', exact: true });
  const open = async (width = 1280): Promise<void> => {
    admin = await ClerkPages.loggedIn(browser, 'ROLE_ROOT', width);
    page = admin.page;
    await page.addInitScript(() => {
      const problems: string[] = [];
      Object.assign(window, { policyProblems: problems });
      window.addEventListener('securitypolicyviolation', (event) => problems.push(event.violatedDirective));
    });
    await admin.goto(`/bm/start?einstellung=${name}#Konfiguration intern`);
    await page.getByRole('heading', { level: 2, name }).waitFor();
  };
  const isClean = async (): Promise<void> => {
    expect(await page.evaluate(() => (window as unknown as Policed).policyProblems)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await admin.faults()).toEqual([]);
  };

  test('says where a fault is, and keeps the broken text in its view', async () => {
    await open();
    await button('Code').click();
    await admin.typeOver(code(), '{\n  "titel": "Bank"\n  "liste": [1]\n}');
    const fault = 'Zeile 3, Spalte 3: Hier fehlt ein Komma oder „}“.';
    await page.getByText(fault, { exact: true }).waitFor();
    expect(await code().getAttribute('aria-invalid')).toBe('true');
    await page.locator('.cm-lintRange-error').waitFor();
    await isClean();
    await button('Baum').click();
    await page.getByRole('alert').getByText('Die Ansicht „Baum“ braucht gültiges JSON', { exact: true }).waitFor();
    await button('Speichern').click();
    await page.getByRole('alert').getByText('Bitte prüfen Sie die markierten Felder.', { exact: true }).waitFor();
    expect(await stored()).toEqual({ titel: 'Bank', liste: [1, 2] });
    await isClean();

    // The cursor goes to the fault, which is mended there.
    await button('Fehler zeigen').click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.type(',');
    await page.getByText(fault).first().waitFor({ state: 'hidden' });
    await button('Formular').click();
    await page.getByRole('spinbutton', { name: '/liste/0' }).fill('3');
    await button('Code').click();
    expect(JSON.parse(await code().innerText())).toEqual({ titel: 'Bank', liste: [3] });
    await button('Speichern').click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    expect(await stored()).toEqual({ titel: 'Bank', liste: [3] });
    await isClean();
  });

  test('searches in German, takes back, and lets the keyboard out', async () => {
    await open();
    await button('Code').click();
    await code().click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('liste');
    await page.keyboard.press('Enter');
    await page.locator('.cm-searchMatch-selected').getByText('liste').waitFor();
    for (const label of ['Weiter', 'Zurück', 'Alle ersetzen', 'Schließen']) await button(label).waitFor();
    await isClean();
    await page.keyboard.press('Escape');
    await admin.typeOver(code(), '[]');
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent.includes('liste'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await code().evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await code().focus();
    await page.keyboard.press('Tab');
    expect(await code().evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  test('asks before a typed change is lost, and names who saved meanwhile', async () => {
    await open(768);
    await button('Code').click();
    await admin.typeOver(code(), '{"titel": "Mein"}');
    await page.getByRole('link', { name: 'Alle Einstellungen', exact: true }).click();
    await admin.dialog().getByRole('button', { name: 'Abbrechen', exact: true }).click();
    await support.done('PUT', `/settings/${name}`, { body: { name, value: { titel: 'Ihr' } } });
    await button('Speichern').click();
    await page.getByText('Zwischenzeitlich geändert', { exact: true }).waitFor();
    await page.getByText(/^Geändert von /).waitFor();
    expect(await stored()).toEqual({ titel: 'Ihr' });
    await button('Meine Eingaben trotzdem speichern').click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    expect(await stored()).toEqual({ titel: 'Mein' });
    await page.getByRole('link', { name: 'Alle Einstellungen', exact: true }).click();
    await page.getByRole('table', { name: 'Einstellungen' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await isClean();
  });

  test('asks again before it deletes what somebody else changed meanwhile', async () => {
    const other = `${name}.weg`;
    await support.done('POST', '/settings', { body: { name: other, value: 'Mein' } });
    await open();
    await admin.goto(`/bm/start?einstellung=${other}#Konfiguration intern`);
    await button('Löschen').click();
    await support.done('PUT', `/settings/${other}`, { body: { name: other, value: 'Ihr' } });
    await admin.dialog().getByRole('button', { name: 'Löschen', exact: true }).click();
    const again = page.getByRole('dialog', { name: `„${other}“ trotz der Änderung löschen?` });
    await again.getByText(/^Geändert von Nele Neumann am /).waitFor();
    await isClean();
    await again.getByRole('button', { name: 'Trotzdem löschen' }).click();
    await page.getByText('Gelöscht.', { exact: true }).waitFor();
    expect((await support.call('GET', `/settings/${other}`)).status).toBe(404);
  });
});
