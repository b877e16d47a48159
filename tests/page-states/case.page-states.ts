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
  /** Leaves the card folded where it is. */
  readonly isFolded?: boolean;
}

/** The page of a case. */
export async function atCase(
  environment: PageEnvironment,
  { caseId }: Applicant,
  { tab, role, isFolded = false }: Look = {},
): Promise<Page> {
  const window = await environment.staff(`/bm/${caseId}${tab === undefined ? '' : `#${tab}`}`, role);
  await window.getByRole('region', { name: 'Nächster Schritt' }).waitFor();
  const fold = window.getByText('Schritte und Einzelheiten', { exact: true });
  if (!isFolded && (await fold.isVisible())) await fold.click();
  return window;
}

/** Unfolds a step of the card, if it is done. */
export async function unfoldStep(window: Page, title: string): Promise<void> {
  const step = window.getByRole('listitem').filter({ has: window.getByRole('heading', { name: title, exact: true }) });
  await step.getByText(title, { exact: true }).waitFor();
  const folded = step.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
}

/** The page of a case, with the steps that are done unfolded. */
async function withStepsUnfolded(window: Page): Promise<Page> {
  const folded = window.getByRole('listitem').locator('details:not([open]) > summary');
  await folded.first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
  return window;
}

/** The page of a case, with the single steps into the core banking system unfolded. */
async function withSingleSteps(window: Page): Promise<Page> {
  await window.getByText('Einzelne Schritte', { exact: true }).click();
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
  ['in-bearbeitung', caseFixtures.takenOver, 'Konto einrichten'],
  ['gebucht', caseFixtures.booked, 'Erfolgreich abschließen'],
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
  ['einrichten', caseFixtures.takenOver, 'Konto einrichten', 'ROLE_ADMIN'],
  ['abschliessen', caseFixtures.takenOver, 'Erfolgreich abschließen', 'ROLE_ADMIN'],
  ['uebernehmen-pruefhinweise', caseFixtures.releasedReady, 'Vorgang übernehmen', 'ROLE_ADMIN'],
  ['rueckfrage', caseFixtures.takenOver, 'Rückfrage an den Kunden', 'ROLE_ADMIN'],
  ['bereit-stellen', caseFixtures.checkedLong, 'Vorgang auf Bereit stellen', 'ROLE_ADMIN_PLUS'],
  ['support-eingriff', caseFixtures.identifying, 'Support-Eingriff', 'ROLE_ADMIN_PLUS'],
  ['loeschen', caseFixtures.confirmed, 'Eintrag löschen', 'ROLE_ADMIN_PLUS'],
  ['wiedervorlage', caseFixtures.onHold, 'Wiedervorlage', 'ROLE_ADMIN'],
];

/** The question to the customer, with documents that it asks for. */
async function askingForDocuments(environment: PageEnvironment): Promise<Page> {
  const window = await asking(await atCase(environment, await caseFixtures.takenOver()), 'Rückfrage an den Kunden');
  await window.getByLabel('Ihre Nachricht').fill('Uns fehlt: {Unterlage}.');
  await pageWithText(window, 'Bitte ersetzen Sie {Unterlage} durch Ihren Text.');
  const dialog = window.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Gesellschaftsvertrag' }).check();
  await dialog.getByRole('checkbox', { name: 'Transparenzregisterauszug' }).check();
  return pageWithText(window, 'Uns fehlt: Gesellschaftsvertrag und Transparenzregisterauszug.');
}

const others: readonly PageState[] = [
  { app, page, state: 'rueckfrage-unterlagen', open: askingForDocuments },
  {
    app,
    page,
    state: 'eroeffnet',
    open: async (environment) => pageWithText(await atCase(environment, await caseFixtures.opened()), /^IBAN/),
  },
  {
    app,
    page,
    state: 'gebucht-aufgeklappt',
    open: async (environment) =>
      pageWithText(
        await withStepsUnfolded(await atCase(environment, await caseFixtures.booked())),
        /^Chipkartennummer/,
      ),
  },
  {
    app,
    page,
    state: 'uebergeben',
    open: async (environment) =>
      asking(await withSingleSteps(await atCase(environment, await caseFixtures.takenOver())), 'Daten übergeben'),
  },
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
      open: async (environment) => pageWithText(await atCase(environment, await who(), { isFolded: true }), text),
    };
  }),
  ...tabs.map(([state, tab, text]): PageState => {
    return {
      app,
      page,
      state,
      open: async (environment) =>
        pageWithText(await atCase(environment, await caseFixtures.answered(), { tab, isFolded: true }), text),
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
