import type { Page } from 'playwright-core';
import { Clerk } from '../support/clerk.js';
import { pageWithText, press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'konfiguration';

const at = (environment: PageEnvironment, label: string): Promise<Page> =>
  environment.staff(`/bm/start?ansicht=${label}#Konfiguration`, 'ROLE_INSTANCE_ADMIN');

/** One line per page of the configuration: its label and its text. */
const plain: readonly (readonly [string, string, string | RegExp])[] = [
  ['grundeinstellungen', 'Grundeinstellungen', 'Name der Bank'],
  ['einstiege', 'Einstiege', /\/start\/produkte\/vergleich$/],
  ['einbettung', 'Einbettung', 'Herkunft von Bildern in Texten'],
  ['erinnerungen', 'Erinnerungen', 'Letzte Erinnerung vor dem Ablauf'],
  ['optionen', 'Optionen', 'Als Kunde an das Kernbanksystem übergeben'],
  ['mail-disclaimer', 'Mail-Disclaimer', 'So kommt eine Mail an'],
  ['vier-augen', 'Vier Augen', 'Freigabe eines Antrags'],
];

async function footerLinkIncomplete(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Footerlinks');
  await press(window, 'Link hinzufügen');
  await press(window, 'Speichern');
  await window.getByText('Pflichtfeld', { exact: true }).first().waitFor();
  return window;
}

async function placeholderUnknown(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Antwortvorlagen');
  await press(window, 'Vorlage hinzufügen');
  await window.getByRole('textbox', { name: 'Titel', exact: true }).fill('Rückfrage');
  await window.getByRole('textbox', { name: 'Text', exact: true }).fill('{Anrede}, Ihre {IBAN} fehlt.');
  await press(window, 'Speichern');
  return pageWithText(window, 'Diesen Platzhalter gibt es nicht: {IBAN}');
}

async function remindersRefused(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Erinnerungen');
  const days = { 'Angefangener Antrag': '3, 3', Identitätsprüfung: '1, 2, 3, 4', 'Unterlagen und Rückfragen': '366' };
  for (const [label, typed] of Object.entries(days))
    await window.getByRole('textbox', { name: label, exact: true }).fill(typed);
  await window.getByRole('textbox', { name: 'Beginn am', exact: true }).fill('31.11.2026');
  await press(window, 'Speichern');
  return pageWithText(window, 'Höchstens 3 Erinnerungen je Art möglich');
}

async function newBox(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Bestellboxen');
  await press(window, 'Bestellbox hinzufügen');
  await window.getByRole('textbox', { name: 'Schlüssel', exact: true }).fill('aushang');
  await window.getByRole('textbox', { name: 'Bezeichnung', exact: true }).fill('Aushang');
  return pageWithText(window, 'Aushang');
}

async function newOption(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Mehrwerte');
  await press(window, 'Mehrwert hinzufügen');
  await window.getByRole('textbox', { name: 'Schlüssel', exact: true }).fill('aushang');
  await window.getByRole('textbox', { name: 'Bezeichnung', exact: true }).fill('Beratung');
  return pageWithText(window, 'Beratung');
}

/** Two versions of the settings; the last one is as before. */
async function twoVersions(): Promise<void> {
  const administrator = await Clerk.login('ROLE_INSTANCE_ADMIN');
  const { value } = await administrator.done<{ readonly value: unknown }>('GET', '/settings/scoringInfoUrl');
  for (const scoringInfoUrl of ['https://bank.example/scoring', value])
    await administrator.done('PUT', '/settings', { body: { values: { scoringInfoUrl } } });
}

async function restoring(environment: PageEnvironment): Promise<Page> {
  await twoVersions();
  const window = await at(environment, 'Versionen');
  await window
    .getByRole('button', { name: /^Version \d+$/ })
    .nth(1)
    .click();
  await press(window, 'Wiederherstellen …');
  await window.getByRole('dialog', { name: /wiederherstellen\?$/ }).waitFor();
  return window;
}

/** The draft stays; the published text does not change. One of an earlier state would have to be replaced. */
async function draft(environment: PageEnvironment): Promise<Page> {
  const administrator = await Clerk.login('ROLE_INSTANCE_ADMIN');
  for (const { name } of await administrator.done<readonly { readonly name: string }[]>('GET', '/settings_drafts'))
    await administrator.done('DELETE', `/settings_drafts/${name}`);
  const window = await at(environment, 'Mail-Disclaimer');
  const text = window.getByRole('textbox', { name: 'Text', exact: true }).first();
  await text.fill('Morgen');
  await press(window, 'Als Entwurf speichern');
  return pageWithText(window, 'Zu dieser Seite gibt es einen Entwurf');
}

async function publishing(environment: PageEnvironment): Promise<Page> {
  const window = await draft(environment);
  await press(window, 'Veröffentlichen …');
  await window.getByRole('dialog', { name: 'Entwürfe veröffentlichen?' }).waitFor();
  return window;
}

async function registerUser(environment: PageEnvironment): Promise<Page> {
  const window = await at(environment, 'Transparenzregister');
  await window.getByLabel('E-Mail-Adresse', { exact: true }).fill('abgelehnt@example.de');
  await window.getByLabel('Passwort', { exact: true }).fill('Registerkennwort-7');
  await press(window, 'Nutzer anlegen');
  return pageWithText(window, 'Fehler aufgetreten');
}

async function internalSetting(environment: PageEnvironment): Promise<Page> {
  const window = await environment.staff('/bm/start#Konfiguration intern', 'ROLE_ROOT');
  await window.getByRole('searchbox', { name: 'Nach Namen filtern' }).fill('tempConfig');
  await window.getByRole('link', { name: 'tempConfig', exact: true }).click();
  await window.getByRole('region', { name: 'tempConfig' }).getByRole('group').first().waitFor();
  return window;
}

async function internalList(environment: PageEnvironment): Promise<Page> {
  const window = await environment.staff('/bm/start#Konfiguration intern', 'ROLE_ROOT');
  await window.getByRole('table', { name: 'Einstellungen' }).waitFor();
  return window;
}

async function brokenCode(environment: PageEnvironment): Promise<Page> {
  const window = await internalSetting(environment);
  await press(window, 'Code');
  await window.getByRole('textbox', { name: 'JSON' }).click();
  await window.keyboard.press('Control+a');
  await window.keyboard.insertText('{\n  "title": "Bank",\n  "order" [1, true, null]\n}');
  await press(window, 'Suchen');
  await window.getByRole('textbox', { name: 'Suchen' }).fill('title');
  await press(window, 'Baum');
  return pageWithText(window, /Zeile 3, Spalte 11: /);
}

async function instanceBase(environment: PageEnvironment): Promise<Page> {
  const window = await environment.staff('/bm/start?ansicht=Grundeinstellungen#Instanzkonfiguration', 'ROLE_ROOT');
  await window.getByRole('switch', { name: 'Instanz deaktivieren' }).waitFor();
  return window;
}

/** The configuration of the bank, without what it offers. */
export const settingsBasePageStates: readonly PageState[] = [
  ...plain.map(([state, label, text]): PageState => {
    return { app, page, state, open: async (environment) => pageWithText(await at(environment, label), text) };
  }),
  { app, page, state: 'footerlink-fehlt', open: footerLinkIncomplete },
  { app, page, state: 'antwortvorlage-falsch', open: placeholderUnknown },
  { app, page, state: 'erinnerungen-falsch', open: remindersRefused },
  { app, page, state: 'bestellbox-neu', open: newBox },
  { app, page, state: 'mehrwert-neu', open: newOption },
  { app, page, state: 'version-wiederherstellen', open: restoring },
  { app, page, state: 'entwurf', open: draft },
  { app, page, state: 'entwurf-veroeffentlichen', open: publishing },
  { app, page, state: 'transparenzregister-abgelehnt', open: registerUser },
  { app, page: 'konfiguration-intern', state: 'liste', open: internalList },
  { app, page: 'konfiguration-intern', state: 'einstellung', open: internalSetting },
  { app, page: 'konfiguration-intern', state: 'code-falsch', open: brokenCode },
  { app, page: 'instanzkonfiguration', state: 'grundeinstellungen', open: instanceBase },
];
