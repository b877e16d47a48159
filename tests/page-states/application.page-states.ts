import type { Page } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { answer, finishForm, openPart } from '../support/form-pages.js';
import { asking, press, refuse, pageWithText } from './page-actions.js';
import { caseFixtures, once } from './case-fixtures.js';
import type { PageState } from './page-state.js';
import type { PageEnvironment } from './page-environment.js';

const app = 'web-customer';
const form = '/hub/identifizierung';
const uploads = /\/business_documents\/upload/;

/** Entries and uploads are stored, so these page states have separate applicants. */
const uploader = once(() => readyToOrder(unknownCompany()));
const inviting = once(() => readyToOrder(unknownCompany()));
const withoutOwner = once(() => readyToOrder(unknownCompany()));

async function at(environment: PageEnvironment, applicant: Applicant): Promise<Page> {
  const page = await environment.applicant(applicant, form);
  await page.getByText('Bitte füllen Sie alle Felder aus', { exact: false }).waitFor();
  return page;
}

async function fillCity(page: Page, city: string): Promise<void> {
  const part = await openPart(page, /^Unternehmensdaten/);
  await part.getByLabel('Ort', { exact: true }).fill(city);
}

/** The section with a document upload in progress. */
async function uploading(page: Page, name: string, type: string): Promise<Page> {
  const part = await openPart(page, /^Stimmrechte und Anteile/);
  await answer(part, /Stimmrechte den Kapitalanteilen/, 'Nein');
  const buffer = Buffer.from(await pdf('Gesellschaftervereinbarung').arrayBuffer());
  await part.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer });
  return page;
}

async function withoutBirthday(environment: PageEnvironment) {
  const page = await at(environment, await inviting());
  const part = await openPart(page, /^Person 2/);
  await part.getByLabel('Geburtsdatum').fill('');
  return { page, part };
}

const filling: readonly PageState[] = [
  { app, page: 'antrag', state: 'leer', open: async (environment) => at(environment, await caseFixtures.confirmed()) },
  {
    ...{ app, page: 'antrag', state: 'fehler' },
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.confirmed());
      await finishForm(page);
      await page.getByRole('heading', { name: 'Fehlende/Fehlerhafte Eingaben' }).waitFor();
      return page;
    },
  },
  {
    ...{ app, page: 'antrag', state: 'ausgefuellt' },
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.filledIn());
      for (const part of await page.locator('h2 button[aria-expanded=true]').all()) await part.click();
      return page;
    },
  },
  {
    ...{ app, page: 'antrag', state: 'person' },
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.filledIn());
      await openPart(page, /^Person 1/);
      return page;
    },
  },
];

/** What only a phone shows, and what is shown to those who come from the summary. */
const alone: readonly PageState[] = [
  {
    ...{ app, page: 'antrag', state: 'personen' },
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.filledIn());
      await page.setViewportSize({ width: 360, height: 900 });
      await openPart(page, /^Vertretung und Anteile/);
      return page;
    },
  },
  {
    ...{ app, page: 'antrag', state: 'aendern' },
    open: async (environment) => {
      const page = await environment.applicant(await caseFixtures.filledIn(), `${form}?summary=true#taxResidency`);
      return pageWithText(page, 'Zurück zur Zusammenfassung');
    },
  },
];

const files: readonly PageState[] = [
  {
    app,
    page: 'antrag',
    state: 'hochgeladen',
    open: async (environment) => {
      const page = await uploading(await at(environment, await uploader()), 'Vereinbarung.pdf', 'application/pdf');
      await page
        .getByRole('button', { name: /^Vereinbarung.pdf entfernen/ })
        .first()
        .waitFor();
      return page;
    },
  },
  {
    app,
    page: 'antrag',
    state: 'hochladen-gescheitert',
    open: async (environment) => {
      const page = await at(environment, await uploader());
      await refuse(page, uploads, {
        status: 500,
        message: 'Die Datei konnte nicht gespeichert werden.',
        traceId: 'a1b2c3',
      });
      await uploading(page, 'Vereinbarung 2025.pdf', 'application/pdf');
      return pageWithText(page, 'Fehler beim Hochladen der Datei');
    },
  },
];

const questions: readonly PageState[] = [
  {
    app,
    page: 'antrag',
    state: 'ohne-eigentuemer',
    open: async (environment) => {
      const page = await at(environment, await withoutOwner());
      for (const index of [1, 2]) {
        await answer(await openPart(page, new RegExp(`^Person ${index}`)), /wirtschaftlich berechtigt/, 'Nein');
      }
      await finishForm(page);
      return pageWithText(page, 'Keinen wirtschaftlich Berechtigten erfasst');
    },
  },
  {
    ...{ app, page: 'antrag', state: 'person-einladen' },
    open: async (environment) => {
      const { page, part } = await withoutBirthday(environment);
      await part.getByLabel('E-Mail').fill('');
      return pageWithText(page, 'Bitte tragen Sie oben zuerst eine eigene E-Mail-Adresse');
    },
  },
  {
    ...{ app, page: 'antrag', state: 'person-eingeladen' },
    open: async (environment) => {
      const { page, part } = await withoutBirthday(environment);
      await part.getByLabel('E-Mail').fill('joerg.mueller@beispiel.de');
      await press(page, 'Einladung senden');
      return pageWithText(page, 'Eingeladen am');
    },
  },
  {
    app,
    page: 'antrag',
    state: 'person-entfernen',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.filledIn());
      await openPart(page, /^Person 2/);
      return asking(page, 'Person entfernen');
    },
  },
];

const notOnline: PageState = {
  app,
  page: 'antrag',
  state: 'nicht-online',
  open: async (environment) => {
    const page = await at(environment, await withoutOwner());
    await answer(await openPart(page, /^Person 2/), /vertretungsberechtigt/, 'Nein');
    const part = await openPart(page, /^Person 1/);
    await part.getByRole('radio', { name: /gemeinschaftlich/i }).check();
    await part.getByRole('radio', { name: 'Diese Person ist politisch exponiert.' }).check();
    return pageWithText(page, /^Für politisch exponierte Personen ist die Kontoeröffnung online nicht möglich/);
  },
};

const saving: readonly PageState[] = [
  {
    app,
    page: 'antrag',
    state: 'konflikt',
    open: async (environment) => {
      const applicant = new Applicant(unknownCompany());
      await applicant.register();
      await applicant.confirm();
      await applicant.reaches(130);
      const page = await at(environment, applicant);
      await applicant.fillIn();
      await fillCity(page, 'Jena');
      return pageWithText(page, 'Angaben wurden an anderer Stelle geändert');
    },
  },
  {
    app,
    page: 'antrag',
    state: 'offline',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.confirmed());
      await page.context().setOffline(true);
      await fillCity(page, 'Funkloch');
      return pageWithText(page, /Ihre Angaben werden gespeichert, sobald/);
    },
  },
  {
    app,
    page: 'antrag',
    state: 'nicht-gespeichert',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.confirmed());
      await refuse(page, /\/api\/bgo_identifications\/\d+$/, { status: 500, traceId: 'a1b2c3' });
      await fillCity(page, 'Jena');
      return pageWithText(page, /^Nicht gespeichert/);
    },
  },
  {
    app,
    page: 'antrag',
    state: 'uebersicht',
    open: async (environment) => {
      const page = await at(environment, await caseFixtures.filledIn());
      // On narrow screens the overview has to be opened; on wide ones it is beside the form.
      await page.setViewportSize({ width: 360, height: 900 });
      await press(page, /Übersicht/);
      return page;
    },
  },
];

/** The form "Angaben zu Unternehmen und Personen". */
export const applicationPageStates: readonly PageState[] = [
  ...filling,
  ...alone,
  ...files,
  ...questions,
  notOnline,
  ...saving,
];
