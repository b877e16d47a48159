import type { Page } from 'playwright-core';
import { chooseGmbh, heading, skipSearch } from '../support/opening-pages.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-customer';
const online = '/start/produkte/2/online';

async function atSearch(environment: PageEnvironment): Promise<Page> {
  const page = await environment.visitor(online);
  await chooseGmbh(page);
  return page;
}

async function atRegistration(environment: PageEnvironment): Promise<Page> {
  const page = await atSearch(environment);
  await skipSearch(page);
  return page;
}

const comparison: readonly PageState[] = [
  { app, page: 'vergleich', state: 'pakete', open: (environment) => environment.visitor('/start/produkte/vergleich') },
  {
    app,
    page: 'vergleich',
    state: 'rechner',
    open: async (environment) => {
      const page = await environment.visitor('/start/produkte/vergleich');
      await page.getByRole('button', { name: 'Rechner öffnen' }).click();
      await page
        .getByText(/am günstigsten:/)
        .first()
        .waitFor();
      return page;
    },
  },
  {
    app,
    page: 'vergleich',
    state: 'details',
    open: async (environment) => {
      const page = await environment.visitor('/start/produkte/vergleich');
      await page
        .getByRole('button', { name: /^Details/ })
        .first()
        .click();
      return page;
    },
  },
  {
    app,
    page: 'konto-eroeffnen',
    state: 'unbekanntes-paket',
    open: (environment) => environment.visitor('/start/produkte/4711'),
  },
  { app, page: 'konto-eroeffnen', state: 'frage', open: (environment) => environment.visitor('/start/produkte/2') },
  {
    app,
    page: 'konto-eroeffnen',
    state: 'schon-kunde',
    open: async (environment) => {
      const page = await environment.visitor('/start/produkte/2');
      await page.getByRole('radio', { name: /Ja, ich bin schon/ }).check();
      await page.getByText('Sie sind schon bei uns Kundin oder Kunde').waitFor();
      return page;
    },
  },
];

const legalForm: readonly PageState[] = [
  { app, page: 'rechtsform', state: 'frage', open: (environment) => environment.visitor(online) },
  {
    app,
    page: 'rechtsform',
    state: 'gewaehlt',
    open: async (environment) => {
      const page = await environment.visitor(online);
      await page.getByRole('radio', { name: /Ja, mein Unternehmen ist in einem Register/ }).check();
      await page.getByRole('radio', { name: 'Kapitalgesellschaft' }).check();
      await page.getByRole('radio', { name: /\(GmbH\)$/ }).check();
      return page;
    },
  },
  {
    app,
    page: 'rechtsform',
    state: 'nicht-unterstuetzt',
    open: async (environment) => {
      const page = await environment.visitor(online);
      await page.getByRole('radio', { name: /in Gründung/ }).check();
      await page.getByRole('radio', { name: 'Andere Rechtsform i. Gr.' }).check();
      return page;
    },
  },
];

const search: readonly PageState[] = [
  { app, page: 'unternehmenssuche', state: 'leer', open: atSearch },
  {
    app,
    page: 'unternehmenssuche',
    state: 'treffer',
    open: async (environment) => {
      const page = await atSearch(environment);
      await page.getByLabel('Firmenname').fill('Feinwerk');
      await page.getByRole('radio', { name: /Nordlumar/ }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'unternehmenssuche',
    state: 'keine-treffer',
    open: async (environment) => {
      const page = await atSearch(environment);
      await page.getByLabel('Firmenname').fill('Gibtesganzbestimmtnicht');
      await page.getByText('Kein Unternehmen gefunden').waitFor();
      return page;
    },
  },
];

const chosen: readonly PageState[] = [
  {
    app,
    page: 'unternehmenssuche',
    state: 'uebernommen',
    open: async (environment) => {
      const page = await atSearch(environment);
      await page.getByLabel('Firmenname').fill('Nordlumar');
      await page.getByRole('radio', { name: /Nordlumar/ }).check();
      await page.getByLabel('Firmenname').focus();
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'unternehmenssuche',
    state: 'andere-rechtsform',
    open: async (environment) => {
      const page = await atSearch(environment);
      await page.getByLabel('Firmenname').fill('Brisolda');
      await page.getByRole('radio', { name: /Passt nicht zur gewählten Rechtsform/ }).waitFor();
      return page;
    },
  },
];

const registration: readonly PageState[] = [
  { app, page: 'registrierung', state: 'leer', open: atRegistration },
  {
    app,
    page: 'registrierung',
    state: 'fehler',
    open: async (environment) => {
      const page = await atRegistration(environment);
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await page.getByRole('heading', { name: 'Pflichtfelder ausfüllen' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'registrierung',
    state: 'berater',
    open: async (environment) => {
      const page = await environment.visitor(`${online}?berater-einstieg=1`);
      await page.getByRole('radio', { name: /keine Eintragung/ }).check();
      await page.getByRole('radio', { name: /\(GbR\)/ }).check();
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await heading(page, /Registrier/);
      return page;
    },
  },
];

/** From the comparison of the packages to the registration. */
export const openingPageStates: readonly PageState[] = [
  ...comparison,
  ...legalForm,
  ...search,
  ...chosen,
  ...registration,
];
