import type { Page } from 'playwright-core';
import { inTheDark, press, refuse, pageWithText } from './page-actions.js';
import { caseFixtures } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-admin';
const page = 'kundenanfragen';
/** Wide pages show rows, narrow ones cards. */
const count = /^\d+–\d+ von \d+ Kundenanfragen?/;

/** The list with cases of several kinds in it. */
async function atList(environment: PageEnvironment): Promise<Page> {
  await Promise.all([caseFixtures.onHold(), caseFixtures.confirmed(), caseFixtures.ready(), caseFixtures.asked()]);
  return pageWithText(await environment.staff('/bm/start'), count);
}

/** The list of all customer requests. */
export const requestsPageStates: readonly PageState[] = [
  { app, page, state: 'liste', open: atList },
  { app, page, state: 'dunkel', open: async (environment) => inTheDark(await atList(environment)) },
  {
    app,
    page,
    state: 'status-wahl',
    open: async (environment) => {
      const window = await atList(environment);
      await press(window, /^Status: /);
      await window.getByRole('menuitemcheckbox').first().waitFor();
      return window;
    },
  },
  {
    app,
    page,
    state: 'spalten-wahl',
    open: async (environment) => {
      const window = await atList(environment);
      // Narrow pages show cards, which have no columns.
      if ((await window.getByRole('table').count()) === 0) return window;
      await press(window, 'Spalten');
      await window.getByRole('menuitemcheckbox').first().waitFor();
      return window;
    },
  },
  {
    app,
    page,
    state: 'leer',
    open: async (environment) => {
      const window = await atList(environment);
      await window.getByRole('searchbox', { name: 'Kundenanfragen suchen' }).fill('gibtesnichtxyz');
      return pageWithText(window, /^Keine Kundenanfragen gefunden/);
    },
  },
  {
    app,
    page,
    state: 'fehler',
    open: async (environment) => {
      const window = await atList(environment);
      const problem = { status: 403, message: 'Ihnen fehlt das Recht dafür.', traceId: 'a1b2c3' };
      await refuse(window, /bgo_identifications_portal\?/, problem);
      await window.reload();
      return pageWithText(window, 'Kundenanfragen nicht geladen');
    },
  },
];
