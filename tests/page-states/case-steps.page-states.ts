import type { Page } from 'playwright-core';
import { Clerk, type StaffRole } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { readyToOrder } from '../support/applicant.js';
import { atCase, unfoldStep } from './case.page-states.js';
import { caseFixtures, once } from './case-fixtures.js';
import { asking, pageWithText, press, refuse, stall } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';
import { until } from '../support/until.js';

const app = 'web-admin';
const page = 'vorgang';
const contracts = /contract_files$/;

/** With a document that the customer has sent, and a comment of the bank. */
const withDocument = once(async () => {
  const applicant = await readyToOrder(unknownCompany('Unterlagen fehlen'));
  await applicant.order();
  await applicant.reaches(230);
  await applicant.upload('OTHER', pdf('Vertrag'), 'Gesellschaftsvertrag.pdf');
  const body = { bankMemo: 'Stammkunde' };
  await (await Clerk.login()).done('PATCH', `/bgo_identifications/${applicant.caseId}/bank-memo`, { body });
  return applicant;
});

async function chooseContract(window: Page): Promise<void> {
  await unfoldStep(window, 'Vertragsunterlagen hochladen');
  // The list of files is mounted anew once it is there.
  // Several lists may load.
  await until(async () => (await window.getByText('Wird geladen …').count()) === 0, { what: 'lists to be loaded' });
  const chooser = window.waitForEvent('filechooser');
  await press(window, 'Datei hochladen');
  const buffer = Buffer.from(await pdf('Vertrag').arrayBuffer());
  await (await chooser).setFiles({ name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer });
}

async function documentSent(environment: PageEnvironment): Promise<Page> {
  const window = await pageWithText(await atCase(environment, await withDocument()), 'Kommentar der Bank: Stammkunde');
  await window.getByRole('button', { name: 'Firma kopieren' }).first().focus();
  return window;
}

async function otherStepRuns(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.takenOver());
  await stall(window, contracts);
  await chooseContract(window);
  await press(window, 'Als fehlgeschlagen abschließen');
  return pageWithText(window, /^Gerade läuft für diesen Vorgang noch ein anderer Schritt/);
}

async function uploadRefused(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.takenOver());
  await refuse(window, contracts, { status: 413, message: 'Vertrag.pdf: Datei ist zu groß' });
  await chooseContract(window);
  return pageWithText(window, /Datei ist zu groß/);
}

async function notSynchronised(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.identifying(), { role: 'ROLE_ROOT' });
  await refuse(window, /sync-with-solaris/, { status: 409, state: 'busy', message: 'Der Vorgang ist belegt.' });
  await press(window, 'Mit Banking-Provider abgleichen');
  return pageWithText(window, 'Abgleich fehlgeschlagen');
}

async function notLoaded(environment: PageEnvironment): Promise<Page> {
  const { caseId } = await caseFixtures.identifying();
  const window = await environment.staff('/bm/start');
  await window.route(new RegExp(`bgo_identifications_portal/${caseId}$`), (route) => route.abort());
  await window.goto(new URL(`/bm/${caseId}`, window.url()).href);
  return pageWithText(window, 'Vorgang nicht geladen');
}

async function followUpIncomplete(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.onHold());
  await press(window, 'Wiedervorlage');
  await press(window, 'Vorlegen lassen');
  return pageWithText(window, 'Pflichtfeld');
}

const handOver = /passToAgree21\?/;

async function confirmRun(window: Page): Promise<void> {
  await press(window, 'Konto einrichten');
  await window.getByRole('dialog').getByRole('button', { name: 'Konto einrichten' }).click();
}

async function setupRuns(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.toSetUp());
  await stall(window, handOver);
  await confirmRun(window);
  return pageWithText(window, 'Das Konto wird eingerichtet.');
}

async function setupStopped(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.takenOver());
  await refuse(window, handOver, { status: 502, detail: 'Produkt 4711 ist unbekannt.' });
  await confirmRun(window);
  return pageWithText(window, /^Gescheitert: /);
}

async function ended(environment: PageEnvironment): Promise<Page> {
  const window = await atCase(environment, await caseFixtures.booked());
  await window.route(/setStatus$/, (route) => route.fulfill({ status: 204 }));
  await press(window, 'Erfolgreich abschließen');
  await window.getByRole('dialog').getByRole('button', { name: 'Erfolgreich abschließen' }).click();
  return pageWithText(window, 'Nächster Vorgang (n)');
}

const ofSomebodyElse = async (environment: PageEnvironment, role: StaffRole): Promise<Page> =>
  pageWithText(await atCase(environment, await caseFixtures.takenOver(), { role }), /^Diesen Vorgang bearbeitet /);

/** The page of a case while a clerk works on it. */
export const caseStepsPageStates: readonly PageState[] = [
  { app, page, state: 'dokument-gesendet', open: documentSent },
  { app, page, state: 'anderer-schritt', open: otherStepRuns },
  { app, page, state: 'hochladen-gescheitert', open: uploadRefused },
  { app, page, state: 'abgleich-gescheitert', open: notSynchronised },
  { app, page, state: 'nicht-geladen', open: notLoaded },
  { app, page, state: 'einrichtung-laeuft', open: setupRuns },
  { app, page, state: 'einrichtung-unterbrochen', open: setupStopped },
  { app, page, state: 'beendet', open: ended },
  {
    app,
    page,
    state: 'in-anderen-haenden',
    open: (environment) => ofSomebodyElse(environment, 'ROLE_ADMIN_PLUS'),
  },
  {
    app,
    page,
    state: 'zuweisen',
    open: async (environment) => asking(await ofSomebodyElse(environment, 'ROLE_ADMIN_PLUS'), 'Zuweisen'),
  },
  { app, page, state: 'wiedervorlage-fehlt', open: followUpIncomplete },
  {
    app,
    page,
    state: 'wiedervorgelegt',
    open: async (environment) =>
      pageWithText(await atCase(environment, await caseFixtures.putAside()), /^Wiedervorlage am /),
  },
  {
    app,
    page,
    state: 'uebergeben-dublette',
    open: async (environment) =>
      pageWithText(await atCase(environment, await caseFixtures.bookedInPart()), /mögliche Dubletten/),
  },
  {
    app,
    page,
    state: 'uebergeben-hinweis',
    open: async (environment) =>
      pageWithText(await atCase(environment, await caseFixtures.bookedWithRemark()), 'Die Legitimationsdaten fehlen.'),
  },
];
