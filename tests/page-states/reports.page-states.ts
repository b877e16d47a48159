import type { Page } from 'playwright-core';
import { pageWithText, press, refuse, stall } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const problem = { status: 500, message: 'Unbekannter Fehler', traceId: 'a1b2c3' };

/** Opens a tab again, once the answers to it are prepared. */
async function reopened(environment: PageEnvironment, tab: string, prepare: (page: Page) => Promise<unknown>) {
  const page = await environment.staff(`/bm/start#${tab}`);
  await prepare(page);
  await page.reload();
  return page;
}

const feedbacks = {
  averageRating: 4.33,
  ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 12, 5: 7 },
  comments: [
    { bgoIdentificationId: 1001, rating: 4, comment: 'Schnell und klar.', createdAt: '2026-03-02T12:00:00.000Z' },
    { bgoIdentificationId: 1002, rating: 0, comment: 'Zu viele Fragen', createdAt: '2026-03-01T12:00:00.000Z' },
  ],
  totalComments: 250,
};

const report = /\/api\/reportingSummarySearch$/;

const monday = Date.UTC(2026, 0, 5);
const busyReport = {
  numberOfIdentificationsPerStatus: [
    [220, 'Identifikation in Arbeit', 31, 0],
    [310, 'Bereit', 12, 0],
    [430, 'Erfolgreich abgeschlossen', 148, 62],
    [450, 'Von der Bank abgelehnt', 7, 3],
  ].map(([statusNumber, statusTitle, numberOfIdentifications, numberOfIdentificationsNowArchived]) => ({
    statusNumber,
    statusTitle,
    numberOfIdentifications,
    numberOfIdentificationsNowArchived,
  })),
  weeks: Array.from({ length: 40 }, (_, n) => ({
    week: new Date(monday + n * 7 * 86_400_000).toISOString().slice(0, 10),
    counts: { successful: (n * 3) % 7, bank: n % 3, running: n > 30 ? 2 : 0, open: n > 35 ? 3 : 0, ended: n % 4 },
  })),
  timeToAccount: [
    { label: 'bis 1 Tag', count: 12 },
    { label: '2–3 Tage', count: 64 },
    { label: 'über 30 Tage', count: 3 },
  ],
  medianDaysToAccount: 3,
  holdReasons: [{ label: 'Staatsangehörigkeit außerhalb der erlaubten', count: 9 }],
  failures: [{ label: 'Von der Bank abgelehnt', count: 10 }],
};

const feedback = /\/api\/feedbacks$/;

/** The tabs of the overview about all cases. */
export const reportsPageStates: readonly PageState[] = [
  {
    app,
    page: 'feedback',
    state: 'kommentare',
    open: async (environment) =>
      pageWithText(
        await reopened(environment, 'Feedback', (page) =>
          page.route(feedback, (route) => route.fulfill({ json: feedbacks })),
        ),
        'Schnell und klar.',
      ),
  },
  {
    app,
    page: 'feedback',
    state: 'leer',
    open: async (environment) => {
      const none = { ...feedbacks, averageRating: null, comments: [], totalComments: 0 };
      const answer = (page: Page) => page.route(feedback, (route) => route.fulfill({ json: none }));
      return pageWithText(await reopened(environment, 'Feedback', answer), 'Noch kein Feedback.');
    },
  },
  {
    app,
    page: 'feedback',
    state: 'laedt',
    open: async (environment) => {
      const page = await reopened(environment, 'Feedback', (window) => stall(window, feedback));
      return pageWithText(page, 'Wird geladen …');
    },
  },
  {
    app,
    page: 'feedback',
    state: 'fehler',
    open: async (environment) => {
      const page = await reopened(environment, 'Feedback', (window) => refuse(window, feedback, problem));
      return pageWithText(page, 'Feedback nicht geladen');
    },
  },
  {
    app,
    page: 'faq',
    state: 'offen',
    open: async (environment) => {
      const page = await environment.staff('/bm/start#FAQ');
      await press(page, 'Wo finde ich weitere Informationen?');
      await press(page, 'An wen kann ich mich bei Fragen wenden?');
      return pageWithText(page, /^Zuständig ist die Support-Gruppe/);
    },
  },
  {
    app,
    page: 'auswertungen',
    state: 'bericht',
    open: async (environment) => {
      const answer = (page: Page) => page.route(report, (route) => route.fulfill({ json: busyReport }));
      return pageWithText(await reopened(environment, 'Auswertungen', answer), 'Gründe für das Scheitern');
    },
  },
  {
    app,
    page: 'auswertungen',
    state: 'nichts-gefunden',
    open: async (environment) => {
      const page = await environment.staff('/bm/start#Auswertungen');
      await page.getByLabel('Datum bis').fill('2000-01-01');
      await press(page, 'Suchen');
      return pageWithText(page, /^Keine Vorgänge gefunden/);
    },
  },
  {
    app,
    page: 'auswertungen',
    state: 'filter-falsch',
    open: async (environment) => {
      const page = await environment.staff('/bm/start#Auswertungen');
      await page.getByLabel('Datum von').fill('1.1.2026');
      await press(page, 'Suchen');
      return pageWithText(page, 'Format: YYYY-MM-DD');
    },
  },
  {
    app,
    page: 'auswertungen',
    state: 'fehler',
    open: async (environment) => {
      const page = await reopened(environment, 'Auswertungen', (window) => refuse(window, report, problem));
      return pageWithText(page, 'Auswertung nicht geladen');
    },
  },
];
