import type { Page } from 'playwright-core';
import { press, refuse, pageWithText } from './page-actions.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-admin';

async function typing(environment: PageEnvironment): Promise<Page> {
  const page = await environment.visitor('/bm/entry');
  await page.getByLabel('Benutzername').fill('niemand@kontor.test');
  return page;
}

async function loggingIn(environment: PageEnvironment, answer: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await typing(environment);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Nicht das richtige 1');
  await answer(page);
  await press(page, 'Anmelden');
  return page;
}

const login: readonly PageState[] = [
  { app, page: 'anmelden', state: 'leer', open: (environment) => environment.visitor('/bm/entry') },
  {
    app,
    page: 'anmelden',
    state: 'pflichtfeld',
    open: async (environment) => {
      const page = await environment.visitor('/bm/entry');
      await press(page, 'Anmelden');
      return pageWithText(page, 'Pflichtfeld');
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'abgelaufen',
    open: async (environment) => {
      const page = await environment.staff('/bm/start', 'ROLE_AUDITOR');
      await refuse(page, /\/api\//, { status: 401 });
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Bankzugang' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'code-zu-oft',
    open: async (environment) => {
      const page = await loggingIn(environment, (window) =>
        window.route(/\/me\/login$/, (route) => route.fulfill({ json: { codeRequested: true } })),
      );
      await page.getByRole('textbox', { name: 'Code' }).fill('ABCDEF');
      await page.route(/\/me\/getToken$/, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }));
      await press(page, 'Code prüfen');
      await page.getByRole('alert').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'falsch',
    open: async (environment) => {
      const problem = { status: 401, message: 'Benutzername oder Passwort ist falsch.' };
      return pageWithText(
        await loggingIn(environment, (page) => refuse(page, /\/me\/login$/, problem)),
        'Anmeldung fehlgeschlagen',
      );
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'code',
    open: async (environment) => {
      const answer = (page: Page) =>
        page.route(/\/me\/login$/, (route) => route.fulfill({ json: { codeRequested: true } }));
      const page = await loggingIn(environment, answer);
      await page.getByLabel('Code').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'zweiter-faktor',
    open: async (environment) => {
      const page = await loggingIn(environment, asksForFactor);
      await press(page, 'Code prüfen');
      return pageWithText(page, 'Der Code besteht aus sechs Ziffern.');
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'wiederherstellungscode',
    open: async (environment) => {
      const page = await loggingIn(environment, asksForFactor);
      await press(page, 'Wiederherstellungscode verwenden');
      await page.getByLabel('Wiederherstellungscode').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'passwort-vergessen',
    open: async (environment) => {
      const page = await typing(environment);
      await press(page, 'Passwort vergessen');
      return pageWithText(page, 'E-Mail ist unterwegs');
    },
  },
];

const link = `/bm/passwort-setzen/${'x'.repeat(43)}`;

async function settingPassword(environment: PageEnvironment, first: string, second: string): Promise<Page> {
  const page = await environment.visitor(link);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(first);
  await page.getByRole('textbox', { name: 'Passwort wiederholen', exact: true }).fill(second);
  await page.locator('form').getByRole('button', { name: 'Passwort setzen' }).click();
  return page;
}

const password: readonly PageState[] = [
  {
    app,
    page: 'passwort-setzen',
    state: 'verschieden',
    open: async (environment) =>
      pageWithText(await settingPassword(environment, 'Kontor2026', 'Kontor2027'), /stimmen nicht überein/),
  },
];

/** The pages of two mailed links, after a link that is not valid. */
const refused = (page: string): PageState => ({
  app,
  page,
  state: 'link-ungueltig',
  open: async (environment) => {
    const window = await environment.visitor(`/bm/${page}/${'x'.repeat(43)}`);
    for (const name of ['Passwort', 'Passwort wiederholen'])
      await window.getByRole('textbox', { name, exact: true }).fill('Kontor!Demo2026');
    const form = window.locator('form');
    await form.getByRole('button', { name: /aktivieren|setzen/ }).click();
    await window.getByRole('alert').first().waitFor();
    return window;
  },
});

const passwordSet: PageState = {
  app,
  page: 'passwort-setzen',
  state: 'gesetzt',
  open: async (environment) => {
    const page = await environment.visitor(link);
    await page.route(/\/api\//, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    for (const name of ['Passwort', 'Passwort wiederholen'])
      await page.getByRole('textbox', { name, exact: true }).fill('Kontor!Demo2026');
    await page.locator('form').getByRole('button', { name: 'Passwort setzen' }).click();
    return pageWithText(page, 'Ihr neues Passwort ist gesetzt.');
  },
};

const guardedPages: readonly PageState[] = [
  {
    app,
    page: 'nicht-gefunden',
    state: 'seite',
    open: async (environment) => pageWithText(await environment.staff('/bm/gibt/es/nicht'), 'Seite nicht gefunden'),
  },
  {
    app,
    page: 'nicht-gefunden',
    state: 'kein-zugriff',
    open: async (environment) => pageWithText(await environment.staff('/bm/1', 'ROLE_USER_ADMIN'), 'Kein Zugriff'),
  },
  {
    app,
    page: 'logs-intern',
    state: 'liste',
    open: async (environment) => {
      const page = await environment.staff('/bm/start#Logs intern', 'ROLE_ROOT');
      await page.getByLabel('Kategorie').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'start',
    state: 'konto-menue',
    open: async (environment) => {
      const page = await environment.staff('/bm/start', 'ROLE_USER_ADMIN');
      await press(page, /^Konto /);
      await page.getByRole('menuitem').first().waitFor();
      return page;
    },
  },
];

/** A login of an account with an app and a key. */
const asksForFactor = (page: Page) =>
  page.route(/\/me\/login$/, (route) =>
    route.fulfill({
      json: {
        secondFactor: { ticket: 't', totp: true, key: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] } },
      },
    }),
  );

/** The login of the back office. */
export const staffEntryPageStates: readonly PageState[] = [
  ...login,
  ...password,
  passwordSet,
  refused('passwort-setzen'),
  refused('aktivierung'),
  ...guardedPages,
];
