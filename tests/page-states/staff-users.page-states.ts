import type { Page } from 'playwright-core';
import { asking, pageWithText, press, refuse, stall } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'nutzerverwaltung';
const list = /\/api\/admin_account\?/;
const one = /\/api\/admin_account\/nutzer-000001$/;
const problem = { status: 409, message: 'Das ist im jetzigen Stand des Nutzers nicht möglich.', traceId: 'a1b2c3' };

const user = {
  ...{ id: 'nutzer-000001', username: 'nele.neumann-von-der-heide@sparkasse-musterhausen.example' },
  ...{ salutation: 'MS', firstName: 'Nele', lastName: 'Neumann von der Heide', roles: ['ROLE_ADMIN'] },
  ...{ verified: true, verificationDate: '2026-03-02T12:00:00.000Z', wasInvitedButIsNotYetVerified: false },
  factors: ['totp'],
  lastLogin: '2026-03-02T13:15:00.000Z',
  creationDate: '2026-03-01T12:00:00.000Z',
};
const states = {
  activated: {},
  deactivated: { verified: false },
  created: { verified: false, verificationDate: null, lastLogin: null },
  invited: { verified: false, verificationDate: null, lastLogin: null, wasInvitedButIsNotYetVerified: true },
  support: { roles: ['ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_INSTANCE_ADMIN'] },
} as const;

const start = (environment: PageEnvironment, path: string) => environment.staff(path, 'ROLE_USER_ADMIN');

async function prepared(environment: PageEnvironment, path: string, prepare: (page: Page) => Promise<unknown>) {
  const window = await start(environment, path);
  await prepare(window);
  await window.reload();
  return window;
}

const tab = (environment: PageEnvironment, prepare: (page: Page) => Promise<unknown>) =>
  prepared(environment, '/bm/start#Nutzerverwaltung', prepare);

const atUser = async (environment: PageEnvironment, state: keyof typeof states): Promise<Page> =>
  pageWithText(
    await prepared(environment, `/bm/nutzerverwaltung/${user.id}`, (window) =>
      window.route(one, (route) => route.fulfill({ json: { ...user, ...states[state] } })),
    ),
    'Nele Neumann',
  );

const rows = Object.values(states).map((state, index) => ({ ...user, id: `nutzer-00000${index + 1}`, ...state }));

/** The user administration. */
export const staffUsersPageStates: readonly PageState[] = [
  {
    app,
    page,
    state: 'liste',
    open: async (environment) =>
      pageWithText(await start(environment, '/bm/start#Nutzerverwaltung'), /^\d+–\d+ von \d+ Nutzer/),
  },
  {
    app,
    page,
    state: 'alle-zustaende',
    open: async (environment) =>
      pageWithText(
        await tab(environment, (window) =>
          window.route(list, (route) =>
            route.fulfill({ json: rows, headers: { 'Content-Range': 'admin_account 0-4/5' } }),
          ),
        ),
        'Deaktiviert',
      ),
  },
  {
    app,
    page,
    state: 'niemand',
    open: async (environment) =>
      pageWithText(
        await start(environment, `/bm/start?filter=${encodeURIComponent('{"q":"niemand so"}')}#Nutzerverwaltung`),
        'Kein Nutzer passt zu Suche und Filtern.',
      ),
  },
  {
    app,
    page,
    state: 'laden',
    open: async (environment) =>
      pageWithText(await tab(environment, (window) => stall(window, list)), 'Nutzer werden geladen …'),
  },
  {
    app,
    page,
    state: 'fehler',
    open: async (environment) =>
      pageWithText(await tab(environment, (window) => refuse(window, list, problem)), 'Nutzer nicht geladen'),
  },
  ...(['activated', 'deactivated', 'created', 'invited', 'support'] as const).map((state) => ({
    app: 'web-admin' as const,
    page: 'nutzer',
    state,
    open: (environment: PageEnvironment) => atUser(environment, state),
  })),
  {
    app,
    page: 'nutzer',
    state: 'deaktivieren',
    open: async (environment) => asking(await atUser(environment, 'activated'), 'Deaktivieren'),
  },
  {
    app,
    page: 'nutzer',
    state: 'entfernen',
    open: async (environment) => asking(await atUser(environment, 'created'), 'Entfernen'),
  },
  {
    app,
    page: 'nutzer',
    state: 'nicht-eingeladen',
    open: async (environment) => {
      const window = await atUser(environment, 'created');
      await refuse(window, /\/invite$/, problem);
      await press(window, 'Einladen');
      return pageWithText(window, 'Einladung nicht gesendet');
    },
  },
  {
    app,
    page: 'nutzer',
    state: 'nicht-gespeichert',
    open: async (environment) => {
      const window = await atUser(environment, 'activated');
      await window.route(one, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
      );
      await window.getByRole('textbox', { name: 'Nachname' }).fill('Neumann');
      await press(window, 'Speichern');
      return pageWithText(window, 'Änderungen nicht gespeichert');
    },
  },
  {
    app,
    page: 'nutzer',
    state: 'unbekannt',
    open: async (environment) =>
      pageWithText(await start(environment, '/bm/nutzerverwaltung/nutzer-000000'), 'Nutzer nicht gefunden'),
  },
  {
    app,
    page: 'nutzer-anlegen',
    state: 'leer',
    open: (environment) => start(environment, '/bm/nutzerverwaltung/nutzer-anlegen'),
  },
  {
    app,
    page: 'nutzer-anlegen',
    state: 'fehlt',
    open: async (environment) => {
      const window = await start(environment, '/bm/nutzerverwaltung/nutzer-anlegen');
      await window.getByRole('checkbox', { name: 'Sachbearbeiter', exact: true }).uncheck();
      await press(window, 'Anlegen');
      return pageWithText(window, 'Mindestens eine Rolle erforderlich');
    },
  },
];
