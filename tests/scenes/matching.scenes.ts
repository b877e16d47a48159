import type { Page } from 'playwright-core';
import { asking, saying } from './acting.js';
import { cast } from './cast.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

const app = 'web-customer';
const hub = '/hub/identifizierung';

async function atDirectors(stage: Stage): Promise<Page> {
  const page = await stage.applicant(await cast.functionariesDiffer(), `${hub}/personen-abgleich`);
  await page.getByRole('heading', { level: 2, name: /Torben Kessling/ }).waitFor();
  return page;
}

async function atOwners(stage: Stage): Promise<Page> {
  const page = await stage.applicant(await cast.ownersDiffer(), `${hub}/personen-abgleich-wb`);
  await page.getByRole('heading', { level: 2, name: /Viktor Anteilseigner/ }).waitFor();
  return page;
}

async function choosing(page: Page, choice: RegExp): Promise<Page> {
  await page.getByRole('radio', { name: choice }).first().check();
  return page;
}

/** Persons that differ from the register or the documents, and who they are. */
export const matchingScenes: readonly Scene[] = [
  { app, page: 'personen-abgleich', state: 'leer', open: atDirectors },
  {
    app,
    page: 'personen-abgleich',
    state: 'zugeordnet',
    open: async (stage) => saying(await choosing(await atDirectors(stage), /Ole Kessling/), 'weicht ab'),
  },
  {
    app,
    page: 'personen-abgleich',
    state: 'neu-fehler',
    open: async (stage) => {
      const page = await choosing(await atDirectors(stage), /fehlt in meinem Antrag/);
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
    open: async (stage) => asking(await atDirectors(stage), 'Abbrechen'),
  },
  {
    app,
    page: 'personen-abgleich-wb',
    state: 'fremd',
    open: async (stage) => saying(await choosing(await atOwners(stage), /gehört nicht zu meinem/), 'Nicht gefunden'),
  },
  {
    app,
    page: 'status-personen-abgleich',
    state: 'leer',
    open: async (stage) => {
      const page = await stage.applicant(await cast.researchDiffers(), `${hub}/status/personen-abgleich`);
      await page.getByRole('heading', { level: 2, name: /Paula Registermann/ }).waitFor();
      return page;
    },
  },
];
