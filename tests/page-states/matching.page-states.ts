import type { Page } from 'playwright-core';
import { asking, pageWithText } from './page-actions.js';
import { caseFixtures } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-customer';
const hub = '/hub/identifizierung';

async function atDirectors(environment: PageEnvironment): Promise<Page> {
  const page = await environment.applicant(await caseFixtures.functionariesDiffer(), `${hub}/personen-abgleich`);
  await page.getByRole('heading', { level: 2, name: /Torben Kessling/ }).waitFor();
  return page;
}

async function atOwners(environment: PageEnvironment): Promise<Page> {
  const page = await environment.applicant(await caseFixtures.ownersDiffer(), `${hub}/personen-abgleich-wb`);
  await page.getByRole('heading', { level: 2, name: /Viktor Anteilseigner/ }).waitFor();
  return page;
}

async function choosing(page: Page, choice: RegExp): Promise<Page> {
  await page.getByRole('radio', { name: choice }).first().check();
  return page;
}

/** Persons that differ from the register or the documents. */
export const matchingPageStates: readonly PageState[] = [
  { app, page: 'personen-abgleich', state: 'leer', open: atDirectors },
  {
    app,
    page: 'personen-abgleich',
    state: 'zugeordnet',
    open: async (environment) =>
      pageWithText(await choosing(await atDirectors(environment), /Ole Kessling/), 'weicht ab'),
  },
  {
    app,
    page: 'personen-abgleich',
    state: 'neu-fehler',
    open: async (environment) => {
      const page = await choosing(await atDirectors(environment), /fehlt in meinem Antrag/);
      const confirmation = page.getByRole('checkbox', { name: /Vollständigkeit und Richtigkeit/ });
      if ((await confirmation.count()) > 0) await confirmation.check();
      await page.getByRole('button', { name: 'Daten bestätigen' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      return page;
    },
  },
  {
    app,
    page: 'personen-abgleich',
    state: 'abbrechen',
    open: async (environment) => asking(await atDirectors(environment), 'Abbrechen'),
  },
  {
    app,
    page: 'personen-abgleich-wb',
    state: 'fremd',
    open: async (environment) =>
      pageWithText(await choosing(await atOwners(environment), /gehört nicht zu meinem/), 'Nicht gefunden'),
  },
  {
    app,
    page: 'personen-abgleich-wb',
    state: 'abbrechen',
    open: async (environment) => asking(await atOwners(environment), 'Abbrechen'),
  },
  {
    app,
    page: 'status-personen-abgleich',
    state: 'leer',
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.researchDiffers(), `${hub}/status/personen-abgleich`);
      await page.getByRole('heading', { level: 2, name: /Paula Registermann/ }).waitFor();
      return page;
    },
  },
  {
    app,
    page: 'status-personen-abgleich-wb',
    state: 'leer',
    open: async (environment) => {
      const applicant = await caseFixtures.researchOwnersDiffer();
      const page = await environment.applicant(applicant, `${hub}/status/personen-abgleich-wb`);
      await page.getByRole('heading', { level: 2, name: /Viktor Anteilseigner/ }).waitFor();
      return page;
    },
  },
];
