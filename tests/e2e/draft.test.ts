import type { Browser, Locator } from 'playwright-core';
import { Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser, passTimeUntilSent } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { until } from '../support/until.js';

/** Waits until a slider says the words. */
const saysSoon = (slider: Locator, words: string) =>
  until(async () => (await slider.getAttribute('aria-valuetext')) === words, { what: words });

const saved = /^Gespeichert um \d\d:\d\d Uhr$/;

describe('a draft of the application', () => {
  let browser: Browser;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => customer.close());
  afterAll(() => browser.close());

  const company = () => openPart(customer.page, /^Unternehmensdaten/);
  const person = () => openPart(customer.page, /^Person 1/);
  const saves = async (): Promise<void> => {
    await passTimeUntilSent(customer.page, 'PUT', /\/api\/bgo_identifications\/\d+$/);
    await customer.says(saved);
  };

  beforeEach(async () => {
    const applicant = new Applicant(unknownCompany());
    await applicant.register();
    await applicant.confirm();
    await applicant.reaches(130);
    customer = await ApplicantPages.withSession(browser, applicant);
    await customer.page.clock.install();
    await customer.goto('/hub/identifizierung');
  });

  test('is saved with what is too long or wrong, which its fields say, also after a reload', async () => {
    const city = 'Sehr lang '.repeat(30).trim();
    await (await company()).getByLabel('Ort', { exact: true }).fill(city);
    await (await company()).getByLabel('Postleitzahl', { exact: true }).fill('D-10115 Berlin');
    await (await company()).getByLabel('Gründungsdatum').fill('31.02.2020');
    await (await person()).getByLabel('Geburtsdatum').fill('gestern');
    await saves();
    await customer.page.reload();
    await holds((await company()).getByLabel('Ort', { exact: true }), city);
    await holds((await company()).getByLabel('Postleitzahl', { exact: true }), 'D-10115 Berlin');
    await holds((await company()).getByLabel('Gründungsdatum'), '31.02.2020');
    await holds((await person()).getByLabel('Geburtsdatum'), 'gestern');
    const { page } = customer;
    await (await company()).getByText('Ort erforderlich, maximal 100 Zeichen möglich', { exact: true }).waitFor();
    await page.getByText('Fünfstellige Postleitzahl erforderlich', { exact: true }).waitFor();
    await (await person()).getByText('Format: TT.MM.JJJJ', { exact: true }).waitFor();
  });

  test('is saved without a text that no draft can hold, which stays in its field', async () => {
    const endless = 'x'.repeat(10_001);
    await (await company()).getByLabel('Ort', { exact: true }).fill(endless);
    await (await company()).getByLabel('Postleitzahl', { exact: true }).fill('10115');
    await saves();
    await holds((await company()).getByLabel('Ort', { exact: true }), endless);
    await (await company()).getByText('Ort erforderlich, maximal 100 Zeichen möglich', { exact: true }).waitFor();
    await customer.page.reload();
    await holds((await company()).getByLabel('Postleitzahl', { exact: true }), '10115');
  });

  test('has no turnover until one is chosen, by key, slider or the words of a stop', async () => {
    const slider = (await company()).getByRole('slider', { name: /Umsatz im Jahr/ });
    const says = (words: string) => saysSoon(slider, words);
    await says('Bitte wählen');
    await slider.press('ArrowLeft');
    await says('Bitte wählen');
    await slider.press('ArrowRight');
    await says('unter 250.000 €');
    await slider.press('ArrowLeft');
    await says('unter 250.000 €');
    await slider.press('End');
    await says('über 6.000.000 €');
    await (await company()).getByText('500.000 € bis 6.000.000 €', { exact: true }).click();
    await says('500.000 € bis 6.000.000 €');
    await saves();
    await customer.page.reload();
    await says('500.000 € bis 6.000.000 €');
  });
});
