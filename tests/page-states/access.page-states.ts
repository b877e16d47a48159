import { addresses } from '../support/addresses.js';
import { caseFixtures } from './case-fixtures.js';
import { pageWithText, refuse } from './page-actions.js';
import type { PageState } from './page-state.js';

const app = 'web-customer';

/** Registered, but not confirmed: the login by mail leads to the activation. */
const activation: readonly PageState[] = [
  {
    app,
    page: 'aktivierung',
    state: 'wartet',
    open: async (environment) => environment.applicant(await caseFixtures.registered(), '/hub/aktivierung'),
  },
  {
    app,
    page: 'aktivierung',
    state: 'code',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.registered(), '/hub/aktivierung');
      await page.getByRole('button', { name: 'Code eingeben' }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'aktivierung',
    state: 'code-falsch',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.registered(), '/hub/aktivierung');
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
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.registered(), '/hub/aktivierung');
      // The deadline is longer than any test, so a stubbed 120 replaces the portal's answer.
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
    state: 'anderswo-bestaetigt',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.registered(), '/hub/aktivierung');
      await refuse(page, /\/api\/me\/refresh$/, { status: 401, state: 'confirmed' });
      // The page asks when somebody looks at it again.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return pageWithText(page, /ist bestätigt – bitte hier anmelden\.$/);
    },
  },
  {
    app,
    page: 'aktivierung',
    state: 'link-ungueltig',
    open: (environment) => environment.visitor('/hub/aktivierung/gibt-es-nicht'),
  },
];

const redeem = /\/api\/me\/other_device\/redeem$/;
/** A token that nobody was given. */
const unknownToken = 'x'.repeat(43);
const deviceAddress = `/hub/geraet#${unknownToken}`;
const goOn = 'Auf diesem Gerät fortsetzen';

/** What the other device sees of a code. */
const device: readonly PageState[] = [
  { app, page: 'geraet', state: 'frage', open: (environment) => environment.visitor(deviceAddress) },
  { app, page: 'geraet', state: 'ohne-code', open: (environment) => environment.visitor('/hub/geraet') },
  {
    app,
    page: 'geraet',
    state: 'ungueltig',
    open: async (environment) => {
      const page = await environment.visitor(deviceAddress);
      await page.getByRole('button', { name: goOn }).click();
      await page.getByRole('link', { name: 'Mit E-Mail-Adresse anmelden' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'geraet',
    state: 'fehler',
    open: async (environment) => {
      const page = await environment.visitor(deviceAddress);
      await refuse(page, redeem, { status: 503 });
      await page.getByRole('button', { name: goOn }).click();
      await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'geraet',
    state: 'anderer-antrag',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.confirmed(), deviceAddress);
      await refuse(page, redeem, { status: 409, state: 'other-session' });
      await page.getByRole('button', { name: goOn }).click();
      await page.getByRole('button', { name: 'Abmelden und fortsetzen' }).waitFor();
      return page;
    },
  },
];

const login: readonly PageState[] = [
  { app, page: 'anmelden', state: 'mail', open: (environment) => environment.visitor('/hub/entry') },
  {
    app,
    page: 'anmelden',
    state: 'mail-ungueltig',
    open: async (environment) => {
      const page = await environment.visitor('/hub/entry');
      await page.getByRole('button', { name: 'Zugangscode anfordern' }).click();
      await page.getByText('Gültige E-Mail erforderlich').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'mail-unbekannt',
    open: async (environment) => {
      const page = await environment.visitor('/hub/entry');
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
    open: async (environment) => {
      const page = await environment.visitor('/hub/entry');
      await page.getByLabel('E-Mail-Adresse').fill((await caseFixtures.confirmed()).email);
      await page.getByRole('button', { name: 'Zugangscode anfordern' }).click();
      await page.getByLabel('Zugangscode').waitFor();
      return page;
    },
  },
  {
    app,
    page: 'anmelden',
    state: 'link-ungueltig',
    open: (environment) => environment.visitor('/hub/entry/gibt-es-nicht'),
  },
  {
    app,
    page: 'anmelden',
    state: 'keine-berechtigung',
    open: (environment) => environment.visitor('/hub/identifizierung/status'),
  },
];

const ends: readonly PageState[] = [
  {
    app,
    page: 'registrierung',
    state: 'berater-erfolg',
    open: (environment) => environment.visitor('/start/produkte/beratereinstieg/erfolg'),
  },
  { app, page: 'nicht-gefunden', state: 'seite', open: (environment) => environment.visitor('/gibt/es/nicht') },
  {
    app,
    page: 'identifikation',
    state: 'erfolg',
    open: (environment) => environment.visitor('/identifikation/erfolg'),
  },
  {
    app,
    page: 'identifikation',
    state: 'fehler',
    open: (environment) => environment.visitor('/identifikation/fehler'),
  },
];

/** From a frame in the site of a bank into a window of its own. */
const ownWindow: readonly PageState[] = [
  {
    app,
    page: 'eigenes-fenster',
    state: 'besucher',
    open: async (environment) => {
      const page = await environment.visitor('/404');
      // Where another object is the top window, the page is in a frame.
      await page.addInitScript(() => Object.defineProperty(window, 'self', { value: {} }));
      await page.goto(`${addresses.portal}/start/fenster`);
      await page.getByRole('heading', { level: 1, name: 'Weiter im eigenen Fenster' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'ankunft',
    state: 'abgelaufen',
    open: async (environment) => {
      const page = await environment.visitor(`/hub/fenster#${unknownToken}`);
      await page.getByRole('heading', { level: 1, name: 'Dieser Weg ist abgelaufen' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'ankunft',
    state: 'schon-angemeldet',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.registered(), `/hub/fenster#${unknownToken}`);
      await page.getByRole('heading', { level: 1, name: 'Sie sind schon angemeldet' }).waitFor();
      return page;
    },
  },
];

/** Login, activation, and the public pages. */
export const accessPageStates: readonly PageState[] = [...activation, ...device, ...login, ...ownWindow, ...ends];
