import type { Page, Route } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { acceptAndOrder } from '../support/form-pages.js';
import { asking, refuse, saying, stall } from './acting.js';
import { cast } from './cast.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-customer';
const form = '/hub/identifizierung';
const orders = /\/api\/me\/startIdentification$/;

const choosing: readonly Scene[] = [
  {
    app,
    page: 'mehrwerte',
    state: 'auswahl',
    open: async (stage) => {
      const page = await stage.applicant(await cast.filledIn(), `${form}/mehrwerte`);
      await page.getByRole('checkbox').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'mehrwerte',
    state: 'erklaerung',
    open: async (stage) => asking(await stage.applicant(await cast.filledIn(), `${form}/mehrwerte`), /^Mehr erfahren/),
  },
  {
    app,
    page: 'kontomodell',
    state: 'wechseln',
    open: async (stage) =>
      saying(await stage.applicant(await cast.filledIn(), `${form}/kontomodell`), 'Ihr jetziges Paket'),
  },
  {
    app,
    page: 'kontomodell',
    state: 'erste-wahl',
    open: async (stage) => {
      const page = await stage.applicant(await cast.filledIn(), `${form}/kontomodell?disableCancelButton=true`);
      await page
        .getByRole('button', { name: /^Dieses Paket wählen/ })
        .first()
        .waitFor();
      return page;
    },
  },
];

async function atSummary(stage: Stage, applicant: Applicant): Promise<Page> {
  const page = await stage.applicant(applicant, `${form}/zusammenfassung`);
  await page.getByRole('heading', { level: 2, name: 'Ihr Paket' }).first().waitFor();
  return page;
}

/** Orders, and the API answers as it must. */
async function ordering(stage: Stage, answer: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await atSummary(stage, await cast.filledIn());
  await answer(page);
  await acceptAndOrder(page);
  return page;
}

/** The transfer stopped for no reason that the customer could settle. */
async function withoutReason(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const application = (await response.json()) as Readonly<Record<string, unknown>>;
  return route.fulfill({ response, json: { ...application, start: { state: 'idle_timeout' } } });
}

async function interrupted(stage: Stage, path: string): Promise<Page> {
  const applicant = await cast.functionariesDiffer();
  const page = await stage.applicant(applicant, `${form}/zusammenfassung`);
  await page.route(new RegExp(`/api/bgo_identifications/${applicant.caseId}$`), withoutReason);
  await page.goto(new URL(path, page.url()).href);
  return page;
}

const summary: readonly Scene[] = [
  { app, page: 'zusammenfassung', state: 'bereit', open: async (stage) => atSummary(stage, await cast.filledIn()) },
  {
    app,
    page: 'zusammenfassung',
    state: 'ohne-zustimmung',
    open: async (stage) => {
      const page = await atSummary(stage, await cast.filledIn());
      // The button says what is missing; it is not dead.
      await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click({ force: true });
      return saying(page, 'Bestätigung erforderlich');
    },
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'unvollstaendig',
    open: async (stage) => saying(await atSummary(stage, await cast.confirmed()), 'Fehlende/Fehlerhafte Eingaben'),
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'uebertragung',
    open: async (stage) => saying(await ordering(stage, (page) => stall(page, orders)), 'Ihre Daten werden übertragen'),
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'dateien-zu-gross',
    open: async (stage) => {
      const problem = { status: 409, state: 'research_file_size_exception' };
      return saying(
        await ordering(stage, (page) => refuse(page, orders, problem)),
        'Zulässige Dateigröße überschritten',
      );
    },
  },
  {
    app,
    page: 'zusammenfassung',
    state: 'unterbrochen',
    open: async (stage) => saying(await interrupted(stage, `${form}/zusammenfassung`), 'Erneut übertragen'),
  },
];

const goingOn: readonly Scene[] = [
  {
    app,
    page: 'fortsetzen',
    state: 'nach-pruefung',
    open: async (stage) =>
      saying(await stage.applicant(await cast.releasedDiffers(), `${form}/fortsetzen`), 'Ihr Antrag wurde geprüft'),
  },
  {
    app,
    page: 'fortsetzen',
    state: 'unterbrochen',
    open: async (stage) => saying(await interrupted(stage, `${form}/fortsetzen`), /Die Übertragung Ihrer Daten wurde/),
  },
  {
    app,
    page: 'uebertragen',
    state: 'identifikation',
    open: async (stage) =>
      saying(await stage.applicant(await cast.identifying(), `${form}/uebertragen`), 'Identifikation starten'),
  },
];

/** Mehrwerte, package, summary and order, and what comes right after it. */
export const orderScenes: readonly Scene[] = [...choosing, ...summary, ...goingOn];
