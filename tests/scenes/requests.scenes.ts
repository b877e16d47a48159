import type { Page } from 'playwright-core';
import { press, refuse, saying } from './acting.js';
import { cast } from './cast.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-admin';
const page = 'kundenanfragen';
/** Wide pages show rows, narrow ones cards. */
const count = /^\d+–\d+ von \d+ Kundenanfragen?/;

/** The list with cases of several kinds in it. */
async function atList(stage: Stage): Promise<Page> {
  await Promise.all([cast.onHold(), cast.confirmed(), cast.ready(), cast.asked()]);
  return saying(await stage.staff('/bm/start'), count);
}

/** What a case shows is dark where the system is. */
export async function inTheDark(window: Page): Promise<Page> {
  await window.emulateMedia({ colorScheme: 'dark' });
  await window.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  return window;
}

/** The list of all customer requests. */
export const requestsScenes: readonly Scene[] = [
  { app, page, state: 'liste', open: atList },
  { app, page, state: 'dunkel', open: async (stage) => inTheDark(await atList(stage)) },
  {
    app,
    page,
    state: 'status-wahl',
    open: async (stage) => {
      const window = await atList(stage);
      await press(window, /^Status: /);
      await window.getByRole('menuitemcheckbox').first().waitFor();
      return window;
    },
  },
  {
    app,
    page,
    state: 'leer',
    open: async (stage) => {
      const window = await atList(stage);
      await window.getByRole('searchbox', { name: 'Kundenanfragen suchen' }).fill('gibtesnichtxyz');
      return saying(window, /^Keine Kundenanfragen gefunden/);
    },
  },
  {
    app,
    page,
    state: 'fehler',
    open: async (stage) => {
      const window = await atList(stage);
      const problem = { status: 403, message: 'Ihnen fehlt das Recht dafür.', traceId: 'a1b2c3' };
      await refuse(window, /bgo_identifications_portal\?/, problem);
      await window.reload();
      return saying(window, 'Kundenanfragen nicht geladen');
    },
  },
];
