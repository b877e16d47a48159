import { cast } from './cast.js';
import type { Scene } from './scene.js';

const app = 'web-customer';

/** Registered, but not confirmed: the login by mail leads to the activation. */
const activation: readonly Scene[] = [
  {
    app,
    page: 'aktivierung',
    state: 'wartet',
    open: async (stage) => stage.session(await cast.registered(), '/hub/aktivierung'),
  },
  {
    app,
    page: 'aktivierung',
    state: 'code',
    open: async (stage) => {
      const page = await stage.session(await cast.registered(), '/hub/aktivierung');
      await page.getByRole('button', { name: 'Code eingeben' }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'aktivierung',
    state: 'code-falsch',
    open: async (stage) => {
      const page = await stage.session(await cast.registered(), '/hub/aktivierung');
      await page.getByRole('button', { name: 'Code eingeben' }).click();
      await page.getByLabel('Zugangscode').fill('QQQQQQ');
      await page.getByRole('button', { name: 'Code bestätigen' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'aktivierung',
    state: 'abgelaufen',
    open: async (stage) => {
      const page = await stage.session(await cast.registered(), '/hub/aktivierung');
      // The time to confirm is longer than any test; the portal says 120 when it is over.
      await page.route(/\/api\/me$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), status: 120 } });
      });
      await page.reload();
      await page.getByRole('heading', { level: 1, name: /abgelaufen/ }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'aktivierung',
    state: 'link-ungueltig',
    open: (stage) => stage.visitor('/hub/aktivierung/gibt-es-nicht'),
  },
];

const login: readonly Scene[] = [
  { app, page: 'anmelden', state: 'mail', open: (stage) => stage.visitor('/hub/entry') },
  {
    app,
    page: 'anmelden',
    state: 'mail-ungueltig',
    open: async (stage) => {
      const page = await stage.visitor('/hub/entry');
      await page.getByRole('button', { name: 'Zugangscode anfordern' }).click();
      await page.getByText('Gültige E-Mail erforderlich').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'mail-unbekannt',
    open: async (stage) => {
      const page = await stage.visitor('/hub/entry');
      await page.getByLabel('E-Mail-Adresse').fill('niemand@example.de');
      await page.getByRole('button', { name: 'Zugangscode anfordern' }).click();
      await page.getByText('Unbekannte E-Mail-Adresse').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'code',
    open: async (stage) => {
      const page = await stage.visitor('/hub/entry');
      await page.getByLabel('E-Mail-Adresse').fill((await cast.confirmed()).email);
      await page.getByRole('button', { name: 'Zugangscode anfordern' }).click();
      await page.getByLabel('Zugangscode').waitFor();
      return page;
    },
  },
  { app, page: 'anmelden', state: 'link-ungueltig', open: (stage) => stage.visitor('/hub/entry/gibt-es-nicht') },
  { app, page: 'anmelden', state: 'keine-berechtigung', open: (stage) => stage.visitor('/hub/identifizierung/status') },
];

const ends: readonly Scene[] = [
  {
    app,
    page: 'registrierung',
    state: 'berater-erfolg',
    open: (stage) => stage.visitor('/start/produkte/beratereinstieg/erfolg'),
  },
  { app, page: 'nicht-gefunden', state: 'seite', open: (stage) => stage.visitor('/gibt/es/nicht') },
  { app, page: 'identifikation', state: 'erfolg', open: (stage) => stage.visitor('/identifikation/erfolg') },
  { app, page: 'identifikation', state: 'fehler', open: (stage) => stage.visitor('/identifikation/fehler') },
];

/** Login, activation, and the pages for everybody. */
export const accessScenes: readonly Scene[] = [...activation, ...login, ...ends];
