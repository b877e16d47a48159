import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import type { StaffRole } from '../support/clerk.js';
import { asking, inTheDark, pageWithText } from './page-actions.js';
import { caseFixtures } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-admin';
const page = 'vorgang';

/** A tab, and who looks at it. */
interface Look {
  readonly tab?: string;
  readonly role?: StaffRole;
}

/** The page of a case. */
export async function atCase(
  environment: PageEnvironment,
  { caseId }: Applicant,
  { tab, role }: Look = {},
): Promise<Page> {
  const window = await environment.staff(`/bm/${caseId}${tab === undefined ? '' : `#${tab}`}`, role);
  await window.getByRole('region', { name: 'Nächster Schritt' }).waitFor();
  return window;
}

/** One line per class of status: case, and text of the page. */
const statuses: readonly (readonly [string, () => Promise<Applicant>, string | RegExp])[] = [
  ['zur-freigabe', caseFixtures.onHold, 'Antrag freigeben'],
  ['abweichung', caseFixtures.functionariesDiffer, 'Abweichende Personen'],
  ['freigegeben-abweichung', caseFixtures.releasedDiffers, 'Prüfhinweise'],
  ['dokumente-fehlen', caseFixtures.documentsMissing, 'Kunde'],
  ['in-pruefung', caseFixtures.identifying, /Großkötter/],
  ['bereit', caseFixtures.ready, 'Vorgang übernehmen'],
  ['freigegeben-bereit', caseFixtures.releasedReady, 'Prüfhinweise'],
  ['abgelehnt', caseFixtures.rejected, 'Abgeschlossen'],
  ['anbieter-abgelehnt', caseFixtures.refused, 'Abgeschlossen'],
  ['in-bearbeitung', caseFixtures.takenOver, 'Daten übergeben'],
  ['gebucht', caseFixtures.booked, /^Chipkartennummer/],
  ['eroeffnet', caseFixtures.opened, /^IBAN/],
];

/** One line per tab: its address and its text. */
const tabs: readonly (readonly [string, string, string | RegExp])[] = [
  ['statushistorie', 'Statushistorie', 'E-Mail bestätigt, Antrag wird ausgefüllt'],
  ['kommunikation', 'Kommunikation', /beim Notar/],
  ['notizen', 'Notizen', /^Notartermin am Freitag/],
  ['protokoll', 'Protokoll', 'Status'],
];

/** One line per confirmation: button and user. */
const questions: readonly (readonly [string, () => Promise<Applicant>, string, StaffRole])[] = [
  ['freigeben', caseFixtures.onHold, 'Antrag freigeben', 'ROLE_ADMIN'],
  ['ablehnen', caseFixtures.onHold, 'Antrag ablehnen', 'ROLE_ADMIN'],
  ['uebernehmen', caseFixtures.ready, 'Vorgang übernehmen', 'ROLE_ADMIN'],
  ['uebergeben', caseFixtures.takenOver, 'Daten übergeben', 'ROLE_ADMIN'],
  ['abschliessen', caseFixtures.takenOver, 'Erfolgreich abschließen', 'ROLE_ADMIN'],
  ['uebernehmen-pruefhinweise', caseFixtures.releasedReady, 'Vorgang übernehmen', 'ROLE_ADMIN'],
  ['rueckfrage', caseFixtures.takenOver, 'Rückfrage an den Kunden', 'ROLE_ADMIN'],
  ['bereit-stellen', caseFixtures.checkedLong, 'Vorgang auf Bereit stellen', 'ROLE_ADMIN_PLUS'],
  ['support-eingriff', caseFixtures.identifying, 'Support-Eingriff', 'ROLE_ADMIN_PLUS'],
  ['loeschen', caseFixtures.confirmed, 'Eintrag löschen', 'ROLE_ADMIN_PLUS'],
  ['wiedervorlage', caseFixtures.onHold, 'Wiedervorlage', 'ROLE_ADMIN'],
];

const others: readonly PageState[] = [
  {
    app,
    page,
    state: 'dunkel',
    open: async (environment) => inTheDark(await atCase(environment, await caseFixtures.booked())),
  },
  {
    app,
    page,
    state: 'nicht-gefunden',
    open: async (environment) => pageWithText(await environment.staff('/bm/999999999'), /nicht gefunden/),
  },
];

/** The page of one case. */
export const casePageStates: readonly PageState[] = [
  ...statuses.map(([state, who, text]): PageState => {
    return {
      app,
      page,
      state,
      open: async (environment) => pageWithText(await atCase(environment, await who()), text),
    };
  }),
  ...tabs.map(([state, tab, text]): PageState => {
    return {
      app,
      page,
      state,
      open: async (environment) =>
        pageWithText(await atCase(environment, await caseFixtures.answered(), { tab }), text),
    };
  }),
  ...questions.map(([state, who, button, role]): PageState => {
    return {
      app,
      page,
      state,
      open: async (environment) => asking(await atCase(environment, await who(), { role }), button),
    };
  }),
  ...others,
];
