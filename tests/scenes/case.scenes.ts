import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import type { StaffRole } from '../support/clerk.js';
import { asking, saying } from './acting.js';
import { cast } from './cast.js';
import { inTheDark } from './requests.scenes.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-admin';
const page = 'vorgang';

interface Look {
  readonly tab?: string;
  readonly role?: StaffRole;
}

async function at(stage: Stage, { caseId }: Applicant, { tab, role }: Look = {}): Promise<Page> {
  const window = await stage.staff(`/bm/${caseId}${tab === undefined ? '' : `#${tab}`}`, role);
  await window.getByRole('region', { name: 'Nächster Schritt' }).waitFor();
  return window;
}

/** One line for each class of status: who, and what the page says then. */
const statuses: readonly (readonly [string, () => Promise<Applicant>, string | RegExp])[] = [
  ['zur-freigabe', cast.onHold, 'Antrag freigeben'],
  ['dokumente-fehlen', cast.documentsMissing, 'Kunde'],
  ['bereit', cast.ready, 'Vorgang übernehmen'],
  ['anbieter-abgelehnt', cast.refused, 'Abgeschlossen'],
  ['in-bearbeitung', cast.takenOver, 'Daten übergeben'],
  ['gebucht', cast.booked, /^Chipkartennummer/],
  ['eroeffnet', cast.opened, /^IBAN/],
];

/** One line for each tab: its address, and what it says. */
const tabs: readonly (readonly [string, string, string | RegExp])[] = [
  ['statushistorie', 'Statushistorie', 'E-Mail bestätigt, Antrag wird ausgefüllt'],
  ['kommunikation', 'Kommunikation', /beim Notar/],
  ['notizen', 'Notizen', /^Notartermin am Freitag/],
];

/** One line for each question: who asks it of whom. */
const questions: readonly (readonly [string, () => Promise<Applicant>, string, StaffRole])[] = [
  ['ablehnen', cast.onHold, 'Antrag ablehnen', 'ROLE_ADMIN'],
  ['uebernehmen', cast.ready, 'Vorgang übernehmen', 'ROLE_ADMIN'],
  ['uebergeben', cast.takenOver, 'Daten übergeben', 'ROLE_ADMIN'],
  ['abschliessen', cast.takenOver, 'Erfolgreich abschließen', 'ROLE_ADMIN'],
  ['support-eingriff', cast.identifying, 'Support-Eingriff', 'ROLE_ADMIN_PLUS'],
  ['loeschen', cast.confirmed, 'Eintrag löschen', 'ROLE_ADMIN_PLUS'],
];

const others: readonly Scene[] = [
  { app, page, state: 'dunkel', open: async (stage) => inTheDark(await at(stage, await cast.booked())) },
  {
    app,
    page,
    state: 'nicht-gefunden',
    open: async (stage) => saying(await stage.staff('/bm/999999999'), /nicht gefunden/),
  },
];

/** The page of one case. */
export const caseScenes: readonly Scene[] = [
  ...statuses.map(([state, who, text]): Scene => {
    return { app, page, state, open: async (stage) => saying(await at(stage, await who()), text) };
  }),
  ...tabs.map(([state, tab, text]): Scene => {
    return { app, page, state, open: async (stage) => saying(await at(stage, await cast.answered(), { tab }), text) };
  }),
  ...questions.map(([state, who, button, role]): Scene => {
    return { app, page, state, open: async (stage) => asking(await at(stage, await who(), { role }), button) };
  }),
  ...others,
];
