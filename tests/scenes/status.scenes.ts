import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { asking, press, saying } from './acting.js';
import { cast } from './cast.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-customer';
const path = '/hub/identifizierung/status';

async function at(stage: Stage, applicant: Applicant, title: string): Promise<Page> {
  const page = await stage.applicant(applicant, path);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  return page;
}

/** One line for each thing a customer may find: who, and what the card says. */
const situations: readonly (readonly [string, () => Promise<Applicant>, string])[] = [
  ['geprueft-wird', cast.onHold, 'Ihr Antrag wird geprüft'],
  ['abgelehnt', cast.rejected, 'Wir können Ihren Antrag leider nicht annehmen'],
  ['identifizieren', cast.identifying, 'Identifizieren Sie sich'],
  ['angaben-fehlen', cast.dataMissing, 'Uns fehlen Angaben'],
  ['mail-fehlt', cast.mailMissing, 'Uns fehlen Angaben'],
  ['dokumente-fehlen', cast.documentsMissing, 'Uns fehlen Dokumente'],
  ['recherche', cast.research, 'Wir prüfen Ihr Unternehmen'],
  ['recherche-dokumente', cast.researchDocumentsMissing, 'Für die Prüfung fehlen Dokumente'],
  ['recherche-gescheitert', cast.researchFailed, 'Die Prüfung Ihres Unternehmens ist fehlgeschlagen'],
  ['abweichung', cast.researchDiffers, 'Ihre Angaben weichen ab'],
  ['bereit', cast.ready, 'Die Identifikation ist abgeschlossen'],
  ['abgelehnt-anbieter', cast.refused, 'Die Identifikation ist fehlgeschlagen'],
  ['abgebrochen', cast.aborted, 'Sie haben den Antrag abgebrochen'],
  ['einrichtung', cast.takenOver, 'Ihr Konto wird eingerichtet'],
  ['rueckfrage', cast.asked, 'Wir haben eine Rückfrage'],
  ['eroeffnet', cast.opened, 'Ihr Konto ist eröffnet'],
  ['bank-abgelehnt', cast.declined, 'Wir können Ihr Konto leider nicht eröffnen'],
];

const parts: readonly Scene[] = [
  {
    app,
    page: 'status',
    state: 'angaben-fehlen-fehler',
    open: async (stage) => {
      const page = await at(stage, await cast.dataMissing(), 'Uns fehlen Angaben');
      await page.getByLabel('Geburtsdatum').fill('');
      await press(page, 'Angaben senden');
      return saying(page, 'Geburtsdatum erforderlich');
    },
  },
  {
    app,
    page: 'status',
    state: 'nachrichten',
    open: async (stage) => {
      const page = await at(stage, await cast.answered(), 'Ihre Antwort wird geprüft');
      await page.getByRole('heading', { level: 2, name: /^Nachrichten/ }).click();
      return saying(page, /beim Notar/);
    },
  },
  {
    app,
    page: 'status',
    state: 'verlauf',
    open: async (stage) => {
      const page = await at(stage, await cast.opened(), 'Ihr Konto ist eröffnet');
      await page.getByRole('heading', { level: 2, name: 'Verlauf' }).click();
      await page.locator('details[open] li').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'status',
    state: 'abbrechen',
    open: async (stage) =>
      asking(await at(stage, await cast.identifying(), 'Identifizieren Sie sich'), 'Antrag abbrechen'),
  },
  {
    app,
    page: 'status',
    state: 'nicht-geladen',
    open: async (stage) => {
      const page = await at(stage, await cast.ready(), 'Die Identifikation ist abgeschlossen');
      await page.route(/\/api\/bgo_identifications_portal\/\d+$/, (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').first().waitFor();
      return page;
    },
  },
];

/** Where the application stands, after it was handed over. */
export const statusScenes: readonly Scene[] = [
  ...situations.map(([state, who, title]): Scene => {
    return { app, page: 'status', state, open: async (stage) => at(stage, await who(), title) };
  }),
  ...parts,
];
