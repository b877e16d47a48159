import type { Page } from 'playwright-core';
import { asking, pageWithText, press, refuse, stall } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'mein-zugang';
const read = /\/api\/me\/factors$/;
const problem = { status: 503, message: 'Der Dienst ist gerade nicht erreichbar.', traceId: 'a1b2c3' };

const none = { totp: null, keys: [], recoveryCodesLeft: 0, required: false, keysOffered: true };
const several = {
  totp: { since: '2026-03-01T12:00:00.000Z' },
  keys: [
    { id: 'a', name: 'Schlüsselbund', since: '2026-03-02T12:00:00.000Z', lastUsed: '2026-11-02T12:00:00.000Z' },
    { id: 'b', name: 'Laptop im Büro Musterhausen-Süd', since: '2026-04-02T12:00:00.000Z', lastUsed: null },
  ],
  recoveryCodesLeft: 2,
  required: true,
  keysOffered: true,
};
const codes = Array.from('ABCDEFGHIJ', (letter) => letter.repeat(5) + '23456');

async function prepared(environment: PageEnvironment, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const window = await environment.staff('/bm/mein-zugang');
  await prepare(window);
  await window.reload();
  return window;
}

const having = (environment: PageEnvironment, factors: object): Promise<Page> =>
  prepared(environment, (window) => window.route(read, (route) => route.fulfill({ json: factors })));

/** What staff see and change of their own login. */
export const myAccessPageStates: readonly PageState[] = [
  {
    app,
    page,
    state: 'ohne-faktor',
    open: async (environment) => pageWithText(await having(environment, none), 'App einrichten'),
  },
  {
    app,
    page,
    state: 'mehrere',
    open: async (environment) => pageWithText(await having(environment, several), 'Schlüsselbund'),
  },
  {
    app,
    page,
    state: 'keine-schluessel',
    open: async (environment) =>
      pageWithText(await having(environment, { ...none, keysOffered: false }), /nicht unter einer Adresse aus Zahlen/),
  },
  {
    app,
    page,
    state: 'app-einrichten',
    open: async (environment) => {
      const window = await having(environment, none);
      await press(window, 'App einrichten');
      await window.getByRole('img', { name: /^QR-Code/ }).waitFor();
      await press(window, 'App bestätigen');
      return pageWithText(window, 'Der Code besteht aus sechs Ziffern.');
    },
  },
  {
    app,
    page,
    state: 'neue-codes',
    open: async (environment) => {
      const window = await having(environment, several);
      await window.route(/\/recoveryCodes$/, (route) => route.fulfill({ json: { recoveryCodes: codes } }));
      await press(window, /^Neue (?:Wiederherstellungsc|C)odes/);
      await window.getByRole('textbox', { name: /Passwort/ }).fill('irgendeines');
      await window.getByRole('textbox', { name: /Passwort/ }).press('Enter');
      return pageWithText(window, codes[0] ?? '');
    },
  },
  {
    app,
    page,
    state: 'entfernen',
    open: async (environment) => asking(await having(environment, several), 'App entfernen'),
  },
  {
    app,
    page,
    state: 'laden',
    open: async (environment) => {
      const window = await prepared(environment, (one) => stall(one, read));
      await window.getByRole('heading', { level: 1, name: 'Mein Zugang' }).waitFor();
      return window;
    },
  },
  {
    app,
    page,
    state: 'fehler',
    open: async (environment) =>
      pageWithText(
        await prepared(environment, (window) => refuse(window, read, problem)),
        'Zweiter Faktor nicht geladen',
      ),
  },
];
