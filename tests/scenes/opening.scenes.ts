import type { Page } from 'playwright-core';
import { chooseGmbh, heading, skipSearch } from '../support/opening-pages.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-customer';
const online = '/start/produkte/2/online';

async function atSearch(stage: Stage): Promise<Page> {
  const page = await stage.visitor(online);
  await chooseGmbh(page);
  return page;
}

async function atRegistration(stage: Stage): Promise<Page> {
  const page = await atSearch(stage);
  await skipSearch(page);
  return page;
}

const comparison: readonly Scene[] = [
  { app, page: 'vergleich', state: 'pakete', open: (stage) => stage.visitor('/start/produkte/vergleich') },
  {
    app,
    page: 'vergleich',
    state: 'rechner',
    open: async (stage) => {
      const page = await stage.visitor('/start/produkte/vergleich');
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
    open: async (stage) => {
      const page = await stage.visitor('/start/produkte/vergleich');
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
    open: (stage) => stage.visitor('/start/produkte/4711'),
  },
  { app, page: 'konto-eroeffnen', state: 'frage', open: (stage) => stage.visitor('/start/produkte/2') },
  {
    app,
    page: 'konto-eroeffnen',
    state: 'schon-kunde',
    open: async (stage) => {
      const page = await stage.visitor('/start/produkte/2');
      await page.getByRole('radio', { name: /Ja, ich bin schon/ }).check();
      await page.getByText('Sie sind schon bei uns Kundin oder Kunde').waitFor();
      return page;
    },
  },
];

const legalForm: readonly Scene[] = [
  { app, page: 'rechtsform', state: 'frage', open: (stage) => stage.visitor(online) },
  {
    app,
    page: 'rechtsform',
    state: 'gewaehlt',
    open: async (stage) => {
      const page = await stage.visitor(online);
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
    open: async (stage) => {
      const page = await stage.visitor(online);
      await page.getByRole('radio', { name: /in Gründung/ }).check();
      await page.getByRole('radio', { name: 'Andere Rechtsform i. Gr.' }).check();
      return page;
    },
  },
];

const search: readonly Scene[] = [
  { app, page: 'unternehmenssuche', state: 'leer', open: atSearch },
  {
    app,
    page: 'unternehmenssuche',
    state: 'treffer',
    open: async (stage) => {
      const page = await atSearch(stage);
      await page.getByLabel('Firmenname').fill('Feinwerk');
      await page.getByRole('radio', { name: /Nordlumar/ }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'unternehmenssuche',
    state: 'keine-treffer',
    open: async (stage) => {
      const page = await atSearch(stage);
      await page.getByLabel('Firmenname').fill('Gibtesganzbestimmtnicht');
      await page.getByText('Kein Unternehmen gefunden').waitFor();
      return page;
    },
  },
];

const registration: readonly Scene[] = [
  { app, page: 'registrierung', state: 'leer', open: atRegistration },
  {
    app,
    page: 'registrierung',
    state: 'fehler',
    open: async (stage) => {
      const page = await atRegistration(stage);
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await page.getByRole('heading', { name: 'Pflichtfelder ausfüllen' }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'registrierung',
    state: 'berater',
    open: async (stage) => {
      const page = await stage.visitor(`${online}?berater-einstieg=1`);
      await page.getByRole('radio', { name: /keine Eintragung/ }).check();
      await page.getByRole('radio', { name: /\(GbR\)/ }).check();
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await heading(page, /Registrier/);
      return page;
    },
  },
];

/** From the comparison of the packages to the registration. */
export const openingScenes: readonly Scene[] = [...comparison, ...legalForm, ...search, ...registration];
