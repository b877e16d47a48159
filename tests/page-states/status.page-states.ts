import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { asking, press, pageWithText } from './page-actions.js';
import { caseFixtures } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-customer';
const path = '/hub/identifizierung/status';

async function at(environment: PageEnvironment, applicant: Applicant, title: string): Promise<Page> {
  const page = await environment.applicant(applicant, path);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  return page;
}

/** One line per status page: applicant, and text of the card. */
const situations: readonly (readonly [string, () => Promise<Applicant>, string])[] = [
  ['geprueft-wird', caseFixtures.onHold, 'Ihr Antrag wird geprüft'],
  ['abgelehnt', caseFixtures.rejected, 'Wir können Ihren Antrag leider nicht annehmen'],
  ['identifizieren', caseFixtures.identifying, 'Identifizieren Sie sich'],
  ['angaben-fehlen', caseFixtures.dataMissing, 'Uns fehlen Angaben'],
  ['mail-fehlt', caseFixtures.mailMissing, 'Uns fehlen Angaben'],
  ['dokumente-fehlen', caseFixtures.documentsMissing, 'Uns fehlen Dokumente'],
  ['recherche', caseFixtures.research, 'Wir prüfen Ihr Unternehmen'],
  ['recherche-dokumente', caseFixtures.researchDocumentsMissing, 'Für die Prüfung fehlen Dokumente'],
  ['recherche-gescheitert', caseFixtures.researchFailed, 'Die Prüfung Ihres Unternehmens ist fehlgeschlagen'],
  ['abweichung', caseFixtures.researchDiffers, 'Ihre Angaben weichen ab'],
  ['bereit', caseFixtures.ready, 'Die Identifikation ist abgeschlossen'],
  ['abgelehnt-anbieter', caseFixtures.refused, 'Die Identifikation ist fehlgeschlagen'],
  ['abgebrochen', caseFixtures.aborted, 'Sie haben den Antrag abgebrochen'],
  ['einrichtung', caseFixtures.takenOver, 'Ihr Konto wird eingerichtet'],
  ['rueckfrage', caseFixtures.asked, 'Wir haben eine Rückfrage'],
  ['eroeffnet', caseFixtures.opened, 'Ihr Konto ist eröffnet'],
  ['bank-abgelehnt', caseFixtures.declined, 'Wir können Ihr Konto leider nicht eröffnen'],
];

const parts: readonly PageState[] = [
  {
    app,
    page: 'status',
    state: 'angaben-fehlen-fehler',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.dataMissing(), 'Uns fehlen Angaben');
      await page.getByLabel('Geburtsdatum').fill('');
      await press(page, 'Angaben senden');
      return pageWithText(page, 'Geburtsdatum erforderlich');
    },
  },
  {
    app,
    page: 'status',
    state: 'nachrichten',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.answered(), 'Ihre Antwort wird geprüft');
      await page.getByRole('heading', { level: 2, name: /^Nachrichten/ }).click();
      return pageWithText(page, /beim Notar/);
    },
  },
  {
    app,
    page: 'status',
    state: 'verlauf',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.opened(), 'Ihr Konto ist eröffnet');
      await page.getByRole('heading', { level: 2, name: 'Verlauf' }).click();
      await page.locator('details[open] li').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'status',
    state: 'abbrechen',
    open: async (environment) =>
      asking(await at(environment, await caseFixtures.identifying(), 'Identifizieren Sie sich'), 'Antrag abbrechen'),
  },
  {
    app,
    page: 'status',
    state: 'nicht-geladen',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.ready(), 'Die Identifikation ist abgeschlossen');
      await page.route(/\/api\/bgo_identifications_portal\/\d+$/, (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').first().waitFor();
      return page;
    },
  },
];

/** The status page after the transfer. */
export const statusPageStates: readonly PageState[] = [
  ...situations.map(([state, who, title]): PageState => {
    return { app, page: 'status', state, open: async (environment) => at(environment, await who(), title) };
  }),
  ...parts,
];
