import type { Browser, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { addresses } from '../support/addresses.js';
import { closePages, holds, openBrowser } from '../support/browser.js';
import {
  field,
  formPath,
  openForm,
  passTimeToSave,
  saved,
  says,
  stores,
} from '../support/clocked-form/clocked-form.js';
import { unknownCompany } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { loginLink } from '../support/sign-in.js';

describe('an applicant with the form in two tabs', () => {
  let browser: Browser;
  let applicant: Applicant;
  let first: Page;
  let second: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    applicant = await readyToOrder(unknownCompany());
    first = (await ApplicantPages.withSession(browser, applicant)).page;
    second = await first.context().newPage();
    for (const page of [first, second]) await openForm(page);
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  // The clock is that of both tabs.
  test('changes different persons at once: both are kept and seen in both', async () => {
    await (await field(first, /^Person 1/, 'Ort')).fill('Erfurt');
    await (await field(second, /^Person 2/, 'Ort')).fill('Weimar');
    await passTimeToSave(first);
    await Promise.all([first, second].map((page) => says(page, saved)));
    await stores(applicant, ({ people }) => people[0]?.city === 'Erfurt' && people[1]?.city === 'Weimar');
    await (await field(first, /^Person 1/, 'Straße und Hausnummer')).fill('Am Anger 1');
    await passTimeToSave(first);
    await stores(applicant, ({ people }) => people[0]?.line1 === 'Am Anger 1');
    await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Gera');
    await passTimeToSave(second);
    await stores(applicant, ({ firma }) => firma.city === 'Gera');
    await holds(await field(second, /^Person 1/, 'Straße und Hausnummer'), 'Am Anger 1');
    await holds(await field(second, /^Person 1/, 'Ort'), 'Erfurt');
  });

  test('changes the same field: it is asked for, also after "later" and a reload', async () => {
    await (await field(first, /^Unternehmensdaten/, 'Ort')).fill('Weimar');
    await passTimeToSave(first);
    await says(first, saved);
    await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Jena');
    await (await field(second, /^Person 2/, 'Nachname')).fill('Nurhier');
    await passTimeToSave(second);
    const dialog = second.getByRole('dialog');
    await dialog.getByText('Angaben wurden an anderer Stelle geändert').waitFor();
    await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
    await says(second, 'Noch nicht gespeichert: Bitte entscheiden Sie, welche Angaben gelten.');
    await (await field(second, /^Person 1/, 'Nachname')).fill('Seitdem');
    await second.clock.runFor(30_000);
    await stores(applicant, ({ firma }) => firma.city === 'Weimar');
    second.on('dialog', (asked) => void asked.accept());
    await second.reload();
    await dialog.getByText('Weimar').first().waitFor();
    await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
    await (await field(second, /^Unternehmensdaten/, 'Ort')).fill('Apolda');
    await second.clock.runFor(30_000);
    await stores(applicant, ({ firma }) => firma.city === 'Weimar');
    await second.getByRole('button', { name: 'Entscheiden', exact: true }).click();
    await dialog.getByRole('radio', { name: /Apolda/ }).check();
    await second.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await stores(
      applicant,
      ({ firma, people }) =>
        firma.city === 'Apolda' && people[1]?.nachname === 'Nurhier' && people[0]?.nachname === 'Seitdem',
    );
  });

  test('removes a person in one that is filled in in the other: it is asked for', async () => {
    await (await openPart(first, /^Person 2/)).getByRole('button', { name: 'Person entfernen' }).click();
    await first.getByRole('button', { name: 'Person endgültig entfernen' }).click();
    await passTimeToSave(first);
    await stores(applicant, ({ people }) => people.length === 1);
    await (await field(second, /^Person 2/, 'Nachname')).fill('Bleibthier');
    await passTimeToSave(second);
    const dialog = second.getByRole('dialog');
    await dialog.getByText('Angaben wurden an anderer Stelle geändert').waitFor();
    await dialog.getByRole('radio', { name: /Person mit den Änderungen behalten/ }).check();
    await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await stores(applicant, ({ people }) => people[1]?.nachname === 'Bleibthier');
  });

  test('logs out in one: the other says so, and has its entries after the login', async () => {
    await (await field(second, /^Person 2/, 'Nachname')).fill('Nochnicht');
    // Half a second after the last key the form is read.
    await second.clock.runFor(1_000);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await first.waitForURL((url) => url.pathname !== formPath);
    await second.waitForURL((url) => url.pathname === '/hub/entry');
    await says(second, 'Ihre Sitzung ist beendet');
    await second.goto(`${addresses.portal}/hub/entry/${await loginLink(applicant.email)}`);
    await second.waitForURL((url) => url.pathname === formPath);
    await says(second, 'Nicht gespeicherte Angaben wiederhergestellt');
    await holds(await field(second, /^Person 2/, 'Nachname'), 'Nochnicht');
  });
});
