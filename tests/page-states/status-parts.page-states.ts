import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { bringToReady } from '../support/whole-way.js';
import { caseFixtures, once } from './case-fixtures.js';
import { pageWithText, press, refuse } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-customer';
const page = 'status';
const path = '/hub/identifizierung/status';

/** Gives feedback, which is stored. */
const rating = once(() => bringToReady(unknownCompany()));

/** The status page with changed answers of the API. */
async function changed(
  environment: PageEnvironment,
  applicant: Applicant,
  changes: readonly (readonly [RegExp, (answer: Record<string, unknown>) => object])[],
): Promise<Page> {
  const window = await environment.applicant(applicant, path);
  for (const [url, change] of changes) {
    await window.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
    });
  }
  await window.reload();
  await window.getByRole('heading', { level: 1 }).waitFor();
  return window;
}

async function rated(environment: PageEnvironment): Promise<Page> {
  const window = await environment.applicant(await rating(), path);
  const box = window.locator('details', { hasText: 'Ihr Feedback' });
  if ((await box.getAttribute('open')) === null) await window.getByRole('heading', { name: 'Ihr Feedback' }).click();
  await box
    .locator('label')
    .filter({ has: window.getByRole('radio', { name: '4 Sterne', exact: true }) })
    .click();
  return pageWithText(window, 'Vielen Dank. Ihr Feedback ist gespeichert.');
}

async function ratedForGood(environment: PageEnvironment): Promise<Page> {
  const window = await changed(environment, await caseFixtures.ready(), [
    [/\/api\/me$/, (me) => ({ ...me, feedbackRating: 4, feedbackComment: 'Schnell' })],
    [/\/api\/bgo_identifications_portal\/\d+$/, (details) => ({ ...details, availableCommands: [] })],
  ]);
  await window.getByRole('heading', { name: 'Ihr Feedback' }).click();
  return pageWithText(window, '4 von 5 Sternen');
}

async function arrived(environment: PageEnvironment): Promise<Page> {
  const isHandOverUnderWay = true;
  const window = await changed(environment, await caseFixtures.filledIn(), [
    [/\/api\/bgo_identifications\/\d+$/, (application) => ({ ...application, isHandOverUnderWay })],
    [
      /\/api\/bgo_identifications_portal\/\d+$/,
      ({ bgoIdentification, ...details }) => ({
        ...details,
        bgoIdentification: { ...(bgoIdentification as object), isHandOverUnderWay },
      }),
    ],
  ]);
  await window.goto(new URL(path, window.url()).href);
  return pageWithText(window, 'Ihr Antrag ist eingegangen');
}

async function documentMissing(environment: PageEnvironment): Promise<Page> {
  const window = await environment.applicant(await caseFixtures.documentsMissing(), path);
  await press(window, 'Dokumente senden');
  return pageWithText(window, 'Es fehlen noch Dateien');
}

async function addressMissing(environment: PageEnvironment): Promise<Page> {
  const window = await environment.applicant(await caseFixtures.mailMissing(), path);
  const form = window.locator('form', { hasText: 'Angaben senden' });
  await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('keine');
  await press(window, 'Angaben senden');
  return pageWithText(window, 'Gültige E-Mail erforderlich');
}

async function dataSent(environment: PageEnvironment): Promise<Page> {
  const window = await environment.applicant(await caseFixtures.mailMissing(), path);
  await window.route(/\/missing-mail$/, (route) => route.fulfill({ status: 204 }));
  const form = window.locator('form', { hasText: 'Angaben senden' });
  await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('person@example.de');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await press(window, 'Angaben senden');
  return pageWithText(window, /sind bei uns angekommen/);
}

/** A mail to another person was sent too often. */
async function mailTooOften(environment: PageEnvironment): Promise<Page> {
  const window = await environment.applicant(await caseFixtures.identifying(), path);
  await refuse(window, /\/resend_mail$/, { status: 429 });
  await press(window, /^E-Mail erneut senden/);
  await window.getByRole('timer').waitFor();
  return window;
}

/** The status page while the customer does something there. */
export const statusPartsPageStates: readonly PageState[] = [
  { app, page, state: 'feedback', open: rated },
  { app, page, state: 'feedback-gegeben', open: ratedForGood },
  { app, page, state: 'eingegangen', open: arrived },
  { app, page, state: 'dokument-fehlt', open: documentMissing },
  { app, page, state: 'mail-fehlt-fehler', open: addressMissing },
  { app, page, state: 'angaben-gesendet', open: dataSent },
  { app, page, state: 'mail-zu-oft', open: mailTooOften },
];
