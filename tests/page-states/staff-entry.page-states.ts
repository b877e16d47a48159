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

const guardedPages: readonly PageState[] = [
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

/** The login of the back office. */
export const staffEntryPageStates: readonly PageState[] = [...login, ...password, ...guardedPages];
