import type { Page } from 'playwright-core';
import { press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'konfiguration';

async function opened(environment: PageEnvironment, label: string): Promise<Page> {
  const window = await environment.staff(`/bm/start?ansicht=${label}#Konfiguration`, 'ROLE_INSTANCE_ADMIN');
  await window.getByRole('button', { name: 'Speichern', exact: true }).waitFor();
  return window;
}

/** A list with one of its entries open. */
const withOpenEntry = (label: string, entry: string) => async (environment: PageEnvironment) => {
  const window = await opened(environment, label);
  await press(window, entry);
  await window.getByRole('region', { name: entry, exact: true }).getByRole('textbox').first().waitFor();
  return window;
};

async function refusedRules(environment: PageEnvironment): Promise<Page> {
  const window = await opened(environment, 'Put-on-hold');
  for (const rule of [
    'Postleitzahl außerhalb des Geschäftsgebiets',
    'Bonitätsprüfung der Personen',
    'Wirtschaftsauskunft',
  ])
    await window.getByRole('checkbox', { name: rule }).check();
  await press(window, 'Speichern');
  await window.getByText('Bitte prüfen Sie die markierten Felder.').waitFor();
  return window;
}

const versions = async (environment: PageEnvironment): Promise<Page> =>
  listed(await environment.staff('/bm/start?ansicht=Versionen#Konfiguration', 'ROLE_INSTANCE_ADMIN'));

async function listed(window: Page): Promise<Page> {
  await window
    .getByRole('button', { name: /^Version \d+$/ })
    .first()
    .waitFor();
  return window;
}

async function versionShown(environment: PageEnvironment): Promise<Page> {
  const window = await versions(environment);
  await window
    .getByRole('button', { name: /^Version \d+$/ })
    .first()
    .click();
  const dialog = window.getByRole('dialog');
  // The first version differs from none.
  await dialog.getByRole('listitem').first().or(dialog.getByText('Kein Unterschied.')).waitFor();
  return window;
}

async function registerUser(environment: PageEnvironment): Promise<Page> {
  const path = '/bm/start?ansicht=Transparenzregister#Konfiguration';
  const window = await environment.staff(path, 'ROLE_INSTANCE_ADMIN');
  await press(window, 'Nutzer anlegen');
  await window.getByText('Gültige E-Mail erforderlich', { exact: true }).waitFor();
  return window;
}

/** What the bank offers and which orders it holds. */
export const settingsOfferPageStates: readonly PageState[] = [
  { app, page, state: 'konten', open: withOpenEntry('Konten', 'Aktiv') },
  { app, page, state: 'bestellboxen', open: withOpenEntry('Bestellboxen', 'AGB') },
  { app, page, state: 'mehrwerte', open: withOpenEntry('Mehrwerte', 'Kartenzahlung im Geschäft') },
  { app, page, state: 'antwortvorlagen', open: withOpenEntry('Antwortvorlagen', 'Unterlagen nachreichen') },
  { app, page, state: 'anhalten', open: (environment) => opened(environment, 'Put-on-hold') },
  { app, page, state: 'anhalten-fehler', open: refusedRules },
  { app, page, state: 'versionen', open: versions },
  { app, page, state: 'version', open: versionShown },
  {
    ...{ app, page: 'versionen', state: 'pruefer' },
    open: async (environment) => listed(await environment.staff('/bm/start#Versionen', 'ROLE_AUDITOR')),
  },
  { app, page, state: 'transparenzregister', open: registerUser },
];
