import type { Page } from 'playwright-core';
import { press, refuse, saying } from './acting.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-admin';

async function typing(stage: Stage): Promise<Page> {
  const page = await stage.visitor('/bm/entry');
  await page.getByLabel('Benutzername').fill('niemand@kontor.test');
  return page;
}

async function loggingIn(stage: Stage, answer: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await typing(stage);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Nicht das richtige 1');
  await answer(page);
  await press(page, 'Anmelden');
  return page;
}

const login: readonly Scene[] = [
  { app, page: 'anmelden', state: 'leer', open: (stage) => stage.visitor('/bm/entry') },
  {
    app,
    page: 'anmelden',
    state: 'falsch',
    open: async (stage) => {
      const problem = { status: 401, message: 'Benutzername oder Passwort ist falsch.' };
      return saying(
        await loggingIn(stage, (page) => refuse(page, /\/me\/login$/, problem)),
        'Anmeldung fehlgeschlagen',
      );
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'code',
    open: async (stage) => {
      const answer = (page: Page) =>
        page.route(/\/me\/login$/, (route) => route.fulfill({ json: { codeRequested: true } }));
      const page = await loggingIn(stage, answer);
      await page.getByLabel('Code').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'passwort-vergessen',
    open: async (stage) => {
      const page = await typing(stage);
      await press(page, 'Passwort vergessen');
      return saying(page, 'E-Mail ist unterwegs');
    },
  },
];

const link = `/bm/passwort-setzen/${'x'.repeat(43)}`;

async function settingPassword(stage: Stage, first: string, second: string): Promise<Page> {
  const page = await stage.visitor(link);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(first);
  await page.getByRole('textbox', { name: 'Passwort wiederholen', exact: true }).fill(second);
  await page.locator('form').getByRole('button', { name: 'Passwort setzen' }).click();
  return page;
}

const password: readonly Scene[] = [
  {
    app,
    page: 'passwort-setzen',
    state: 'verschieden',
    open: async (stage) => saying(await settingPassword(stage, 'Kontor2026', 'Kontor2027'), /stimmen nicht überein/),
  },
];

const doors: readonly Scene[] = [
  {
    app,
    page: 'start',
    state: 'ohne-rolle',
    open: async (stage) => saying(await stage.staff('/bm/start', 'ROLE_USER_ADMIN'), 'Willkommen im Bankzugang'),
  },
  {
    app,
    page: 'start',
    state: 'konto-menue',
    open: async (stage) => {
      const page = await stage.staff('/bm/start', 'ROLE_USER_ADMIN');
      await press(page, /^Konto /);
      await page.getByRole('menuitem').first().waitFor();
      return page;
    },
  },
];

/** The way into the back office. */
export const staffEntryScenes: readonly Scene[] = [...login, ...password, ...doors];
