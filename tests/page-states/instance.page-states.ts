import type { Page } from 'playwright-core';
import { press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'instanzkonfiguration';

async function opened(environment: PageEnvironment, label: string): Promise<Page> {
  const window = await environment.staff(`/bm/start?ansicht=${label}#Instanzkonfiguration`, 'ROLE_ROOT');
  await window.getByRole('button', { name: 'Speichern' }).waitFor();
  return window;
}

async function banking(environment: PageEnvironment): Promise<Page> {
  const window = await opened(environment, 'Bankanbieter');
  await window.getByText('9 von 9 angemeldet', { exact: true }).waitFor();
  return window;
}

async function checked(environment: PageEnvironment): Promise<Page> {
  const window = await banking(environment);
  await press(window, 'Verbindung prüfen');
  await window.getByText('Die Verbindung funktioniert.', { exact: true }).waitFor();
  return window;
}

async function refused(environment: PageEnvironment): Promise<Page> {
  const window = await banking(environment);
  await window.getByLabel('Benutzer-Id', { exact: true }).fill('');
  await press(window, 'Speichern');
  await window.getByText('Pflichtfeld', { exact: true }).waitFor();
  return window;
}

async function question(environment: PageEnvironment): Promise<Page> {
  const window = await banking(environment);
  await press(window, 'Alle entfernen');
  await window.getByRole('dialog', { name: 'Alle Webhooks entfernen?' }).waitFor();
  return window;
}

async function onboarding(environment: PageEnvironment): Promise<Page> {
  const window = await opened(environment, 'Identitätsprüfung');
  await window.getByText('{externalID}').waitFor();
  return window;
}

async function unlocked(environment: PageEnvironment): Promise<Page> {
  const window = await onboarding(environment);
  await window.getByRole('button', { name: /^Onboarding-Daten entsperren/ }).dblclick();
  await press(window, 'Meta-API-Secret erzeugen');
  return window;
}

/** What support connects to the providers. */
export const instancePageStates: readonly PageState[] = [
  { app, page, state: 'bankanbieter', open: banking },
  { app, page, state: 'bankanbieter-geprueft', open: checked },
  { app, page, state: 'bankanbieter-fehler', open: refused },
  { app, page, state: 'bankanbieter-frage', open: question },
  { app, page, state: 'identitaetspruefung', open: onboarding },
  { app, page, state: 'identitaetspruefung-entsperrt', open: unlocked },
  { app, page, state: 'unternehmenspruefung', open: (environment) => opened(environment, 'Unternehmensprüfung') },
  { app, page, state: 'kernbanksystem', open: (environment) => opened(environment, 'Kernbanksystem') },
];
