import type { Page, Route } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { acceptAndOrder } from '../support/form-pages.js';
import { asking, refuse, pageWithText, stall } from './page-actions.js';
import { caseFixtures } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-customer';
const form = '/hub/identifizierung';
const orders = /\/api\/me\/startIdentification$/;

const choosing: readonly PageState[] = [
  {
    app,
    page: 'mehrwerte',
    state: 'auswahl',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.filledIn(), `${form}/mehrwerte`);
      await page.getByRole('checkbox').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'mehrwerte',
    state: 'erklaerung',
    open: async (environment) =>
      asking(await environment.applicant(await caseFixtures.filledIn(), `${form}/mehrwerte`), /^Mehr erfahren/),
  },
  {
    app,
    page: 'kontomodell',
    state: 'wechseln',
    open: async (environment) =>
      pageWithText(
        await environment.applicant(await caseFixtures.filledIn(), `${form}/kontomodell`),
        'Ihr jetziges Paket',
      ),
  },
  {
    app,
    page: 'kontomodell',
    state: 'erste-wahl',
    open: async (environment) => {
      const page = await environment.applicant(
        await caseFixtures.filledIn(),
        `${form}/kontomodell?disableCancelButton=true`,
      );
      await page
        .getByRole('button', { name: /^Dieses Paket wählen/ })
        .first()
        .waitFor();
      return page;
    },
  },
];

async function atSummary(environment: PageEnvironment, applicant: Applicant): Promise<Page> {
  const page = await environment.applicant(applicant, `${form}/zusammenfassung`);
  await page.getByRole('heading', { level: 2, name: 'Ihr Paket' }).first().waitFor();
  return page;
}

/** Orders; the API's answer is stubbed. */
async function ordering(environment: PageEnvironment, answer: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await atSummary(environment, await caseFixtures.toOrder());
  await answer(page);
  await acceptAndOrder(page);
  return page;
}

/** The provider refused the transfer for a reason that the customer cannot resolve. */
async function withoutReason(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const application = (await response.json()) as Readonly<Record<string, unknown>>;
  return route.fulfill({ response, json: { ...application, start: { state: 'idle_timeout' } } });
}

async function refused(environment: PageEnvironment, path: string): Promise<Page> {
  const applicant = await caseFixtures.functionariesDiffer();
  const page = await environment.applicant(applicant, `${form}/zusammenfassung`);
  await page.route(new RegExp(`/api/bgo_identifications/${applicant.caseId}$`), withoutReason);
  await page.goto(new URL(path, page.url()).href);
  return page;
}

const summary: readonly PageState[] = [
  {
    app,
    page: 'zusammenfassung',
    state: 'bereit',
    open: async (environment) => atSummary(environment, await caseFixtures.filledIn()),
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'ohne-zustimmung',
    open: async (environment) => {
      const page = await atSummary(environment, await caseFixtures.filledIn());
      // The button is enabled and shows what is missing.
      await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click({ force: true });
      return pageWithText(page, 'Bestätigung erforderlich');
    },
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'unvollstaendig',
    open: async (environment) =>
      pageWithText(await atSummary(environment, await caseFixtures.confirmed()), 'Fehlende/Fehlerhafte Eingaben'),
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'uebertragung',
    open: async (environment) =>
      pageWithText(await ordering(environment, (page) => stall(page, orders)), 'Ihre Daten werden übertragen'),
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'dateien-zu-gross',
    open: async (environment) => {
      const problem = { status: 409, state: 'research_file_size_exception' };
      return pageWithText(
        await ordering(environment, (page) => refuse(page, orders, problem)),
        'Zulässige Dateigröße überschritten',
      );
    },
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'abgelehnt',
    open: async (environment) =>
      pageWithText(await refused(environment, `${form}/zusammenfassung`), 'Wir kümmern uns um Ihren Antrag'),
  },
];

const goingOn: readonly PageState[] = [
  {
    app,
    page: 'fortsetzen',
    state: 'nach-pruefung',
    open: async (environment) =>
      pageWithText(
        await environment.applicant(await caseFixtures.releasedDiffers(), `${form}/fortsetzen`),
        'Ihr Antrag wurde geprüft',
      ),
  },
  {
    app,
    page: 'fortsetzen',
    state: 'abweichung',
    open: async (environment) =>
      pageWithText(
        await environment.applicant(await caseFixtures.functionariesDiffer(), `${form}/fortsetzen`),
        'Antrag fortsetzen',
      ),
  },
  {
    app,
    page: 'fortsetzen',
    state: 'abgelehnt',
    open: async (environment) =>
      pageWithText(await refused(environment, `${form}/fortsetzen`), 'Wir kümmern uns um Ihren Antrag'),
  },
  {
    app,
    page: 'uebertragen',
    state: 'identifikation',
    open: async (environment) =>
      pageWithText(
        await environment.applicant(await caseFixtures.identifying(), `${form}/uebertragen`),
        'Identifikation starten',
      ),
  },
];

/** Mehrwerte, package, summary and order, and the pages after it. */
export const orderPageStates: readonly PageState[] = [...choosing, ...summary, ...goingOn];
