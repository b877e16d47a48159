import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { readyToOrder } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { bringToReady } from '../support/whole-way.js';
import { caseFixtures, once } from './case-fixtures.js';
import { pageWithText, press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'kundenanfragen';

/** Assigned by its page state. */
const assignable = once(() => bringToReady(unknownCompany()));

async function atOverview(environment: PageEnvironment, role: 'ROLE_ADMIN' | 'ROLE_ADMIN_PLUS' | 'ROLE_ROOT') {
  await caseFixtures.onHold();
  const window = await environment.staff('/bm/start', role);
  await window.getByRole('row').nth(1).waitFor();
  return window;
}

async function chosen(environment: PageEnvironment): Promise<{ window: Page; applicant: Applicant }> {
  const applicant = await assignable();
  const window = await environment.staff('/bm/start', 'ROLE_ADMIN_PLUS');
  await window.getByRole('searchbox', { name: 'Kundenanfragen suchen' }).fill(applicant.company.name);
  await window.getByRole('checkbox', { name: `${applicant.company.name} auswählen` }).check();
  return { window: await pageWithText(window, 'Ein Vorgang ausgewählt'), applicant };
}

async function assigning(environment: PageEnvironment): Promise<Page> {
  const { window, applicant } = await chosen(environment);
  await window.getByRole('link', { name: applicant.company.name }).focus();
  await window.keyboard.press('z');
  await window.getByRole('dialog').getByLabel('Zuständig').selectOption('Ich selbst');
  return window;
}

async function assigned(environment: PageEnvironment): Promise<Page> {
  const window = await assigning(environment);
  await window.getByRole('dialog').getByRole('button', { name: 'Zuweisen', exact: true }).click();
  return pageWithText(window, /^1 von 1 zugewiesen|^1 Vorgang zugewiesen|Zugewiesen/);
}

async function deleted(environment: PageEnvironment): Promise<Page> {
  const { caseId } = await readyToOrder(unknownCompany());
  const window = await environment.staff(`/bm/${caseId}`, 'ROLE_ADMIN_PLUS');
  await press(window, 'Eintrag löschen');
  await window.getByRole('button', { name: 'Unwiderruflich löschen' }).click();
  return pageWithText(window, /wurde gelöscht\.$/);
}

async function ownViews(environment: PageEnvironment): Promise<Page> {
  const window = await atOverview(environment, 'ROLE_ADMIN');
  await press(window, 'Eigene Ansichten');
  await window.getByRole('menuitem').first().waitFor();
  return window;
}

async function savingView(environment: PageEnvironment): Promise<Page> {
  const window = await ownViews(environment);
  await window.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).click();
  await window.getByLabel('Name der Ansicht').fill('Unbestätigt');
  return window;
}

async function removingView(environment: PageEnvironment): Promise<Page> {
  const window = await savingView(environment);
  await press(window, 'Speichern');
  await window.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(window, 'Eigene Ansichten');
  await window.getByRole('menuitem', { name: 'Ansicht „Unbestätigt“ entfernen' }).first().click();
  await window.getByRole('dialog').waitFor();
  return window;
}

async function putAside(environment: PageEnvironment): Promise<Page> {
  const { company } = await caseFixtures.putAside();
  const window = await atOverview(environment, 'ROLE_ADMIN');
  await press(window, /^Wiedervorlage \d+$/);
  return pageWithText(window, company.name);
}

async function shortcuts(environment: PageEnvironment): Promise<Page> {
  const window = await atOverview(environment, 'ROLE_ADMIN');
  await window.keyboard.press('?');
  return pageWithText(window, 'Nächster Vorgang der Ansicht');
}

async function offline(environment: PageEnvironment): Promise<Page> {
  const window = await atOverview(environment, 'ROLE_ADMIN');
  await window.context().setOffline(true);
  return pageWithText(window, /Keine Verbindung/);
}

/** Work at the list of customer requests. */
export const requestsWorkPageStates: readonly PageState[] = [
  { app, page, state: 'alle-reiter', open: (environment) => atOverview(environment, 'ROLE_ROOT') },
  { app, page, state: 'auswahl', open: async (environment) => (await chosen(environment)).window },
  { app, page, state: 'zuweisen', open: assigning },
  { app, page, state: 'zugewiesen', open: assigned },
  { app, page, state: 'geloescht', open: deleted },
  { app, page, state: 'ansichten', open: ownViews },
  { app, page, state: 'ansicht-speichern', open: savingView },
  { app, page, state: 'ansicht-entfernen', open: removingView },
  { app, page, state: 'wiedervorlage', open: putAside },
  { app, page, state: 'tasten', open: shortcuts },
  { app, page, state: 'ohne-verbindung', open: offline },
];
