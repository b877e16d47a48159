import type { Browser } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { hasFocus, holds, openBrowser, passTimeUntilSent } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { finishForm, openPart } from '../support/form-pages.js';
import { api } from '../support/http.js';
import { next } from '../support/opening-pages.js';
import { loginLink, tokenOnReload } from '../support/sign-in.js';
import { until } from '../support/until.js';

const saved = /^Gespeichert um \d\d:\d\d Uhr$/;

interface Firma {
  readonly firma: { readonly line1?: string; readonly city?: string; readonly businessPurpose?: string };
  readonly people: readonly { readonly fiktiverGesellschafter?: string }[];
}

async function beginner(): Promise<Applicant> {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  await applicant.confirm();
  await applicant.reaches(130);
  return applicant;
}

/** Whether an element is between the left and the right edge of the window. */
function isInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}

/** Waits until the server has what was typed. */
function stores(applicant: Applicant, fits: (form: Firma) => boolean): Promise<unknown> {
  return until(async () => fits((await applicant.form()) as unknown as Firma), { what: 'the form to be stored' });
}

describe('filling in the form', () => {
  let browser: Browser;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => customer.close());
  afterAll(() => browser.close());

  const type = async (label: string, value: string, window = customer): Promise<void> => {
    const part = await openPart(window.page, /^Unternehmensdaten/);
    await part.getByLabel(label, { exact: true }).fill(value);
  };

  /** Lets the ten seconds after the last change pass, so that the form is saved. */
  const passTimeToSave = ({ page } = customer) => passTimeUntilSent(page, 'PUT', /\/api\/bgo_identifications\/\d+$/);

  /** Two windows at the form, each with a session and a clock that tests can move on. */
  const twoDevices = async (applicant: Applicant): Promise<ApplicantPages> => {
    const other = await ApplicantPages.byMailedLink(browser, applicant);
    customer = await ApplicantPages.withSession(browser, applicant);
    for (const { page } of [customer, other]) await page.clock.install();
    for (const window of [customer, other]) await window.goto('/hub/identifizierung');
    return other;
  };

  test('Next lists what is missing, and each line leads to its field', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant, 360);
    await finishForm(customer.page);
    await customer.page.getByRole('heading', { name: 'Fehlende/Fehlerhafte Eingaben' }).waitFor();
    const line = customer.page.getByRole('link', { name: /Gründungsdatum/ });
    await line.first().click();
    await hasFocus(customer.page.getByLabel('Gründungsdatum'));
    expect(await customer.faults()).toEqual([]);
  });

  test('a text that is not a date is kept, and Next shows the same error as its field', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant);
    const part = await openPart(customer.page, /^Person 1/);
    const field = part.getByLabel('Geburtsdatum');
    await field.fill('31.02.1980');
    await field.blur();
    await part.getByText('Format: TT.MM.JJJJ', { exact: true }).waitFor();
    await customer.page.getByRole('button', { name: /^Person 1.*Bitte prüfen/ }).click();
    await field.waitFor({ state: 'detached' });
    await openPart(customer.page, /^Person 1/);
    await holds(field, '31.02.1980');
    await next(customer.page);
    await customer.page.getByRole('link', { name: 'Geburtsdatum – Format: TT.MM.JJJJ' }).click();
    await holds(field, '31.02.1980');
    await field.fill('28.02.1980');
    await field.blur();
    await customer.page.getByRole('link', { name: /Geburtsdatum/ }).waitFor({ state: 'detached' });
  });

  test('a telephone number of no country is refused in its field', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant);
    const part = await openPart(customer.page, /^Person 1/);
    const field = part.getByLabel('Telefonnummer');
    await field.fill('+999 1234567');
    await field.blur();
    await part.getByText('Gültige Telefon-Nr. erforderlich', { exact: true }).waitFor();
    await field.fill('+49 30 23125000');
    await field.blur();
    await part.getByText('Gültige Telefon-Nr. erforderlich', { exact: true }).waitFor({ state: 'detached' });
  });

  test('an entry that is too long stays whole, and its field names the limit', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant);
    const part = await openPart(customer.page, /^Unternehmensdaten/);
    const field = part.getByLabel('Straße und Hausnummer', { exact: true });
    const long = 'Am Alten Salzhaus hinter der Stadtmauer 12';
    await field.fill('');
    await customer.page.keyboard.insertText(long);
    await field.blur();
    expect(await field.inputValue()).toBe(long);
    await part.getByText('Geschäftsadresse erforderlich, maximal 35 Zeichen möglich').waitFor();
  });

  test('entries without a connection are kept and saved when it is back', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant);
    await customer.showsHeading('Angaben zu Unternehmen und Personen');
    await customer.page.context().setOffline(true);
    await type('Ort', 'Funkloch');
    await customer.says(/Keine Verbindung/);
    expect(await customer.faults()).toEqual([]);
    await customer.page.context().setOffline(false);
    await customer.says(saved);
    await stores(applicant, ({ firma }) => firma.city === 'Funkloch');
  });

  test('leaving at once loses nothing', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.loggedIn(browser, applicant);
    await type('Ort', 'Eilenburg');
    await customer.page.getByRole('link', { name: 'Paket wechseln' }).click();
    await customer.isAt('/hub/identifizierung/kontomodell');
    await stores(applicant, ({ firma }) => firma.city === 'Eilenburg');
  });

  test('on a phone the packages start with the chosen one', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.withSession(browser, applicant, 360);
    await customer.goto('/hub/identifizierung/kontomodell');
    await customer.says('Paket 2 von 3');
    const present = customer.page.getByText('Ihr jetziges Paket');
    await until(() => present.evaluate(isInWindow), { what: 'the present package in the window' });
  });

  test('two devices change different fields, and both changes are kept', async () => {
    const applicant = await beginner();
    const other = await twoDevices(applicant);
    await type('Straße und Hausnummer', 'Am Anger 1');
    await passTimeToSave();
    await customer.says(saved);
    await type('Ort', 'Erfurt', other);
    await passTimeToSave(other);
    await other.says(saved);
    await stores(applicant, ({ firma }) => firma.line1 === 'Am Anger 1' && firma.city === 'Erfurt');
    await other.close();
  });

  test('two devices change the same field, and the applicant decides', async () => {
    const applicant = await beginner();
    const other = await twoDevices(applicant);
    await other.showsHeading('Angaben zu Unternehmen und Personen');
    await type('Ort', 'Weimar');
    await passTimeToSave();
    await customer.says(saved);
    await type('Ort', 'Jena', other);
    await passTimeToSave(other);
    await other.dialog().getByText('Angaben wurden an anderer Stelle geändert').waitFor();
    await other.dialog().getByText('Weimar').first().waitFor();
    expect(await other.faults()).toEqual([]);
    await other.dialog().getByRole('radio', { name: /Jena/ }).check();
    await other.dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await stores(applicant, ({ firma }) => firma.city === 'Jena');
    await other.close();
  });

  test('an ended session leads to the login and restores the entries', async () => {
    const applicant = await beginner();
    customer = await ApplicantPages.withSession(browser, applicant);
    await customer.page.clock.install();
    await customer.goto('/hub/identifizierung');
    await customer.showsHeading('Angaben zu Unternehmen und Personen');
    const token = await tokenOnReload(customer.page);
    await customer.showsHeading('Angaben zu Unternehmen und Personen');
    const ended = await api('POST', '/me/logout', { token });
    expect(ended.status).toBe(204);
    await type('Ort', 'Naumburg');
    await passTimeToSave();
    await customer.isAt('/hub/entry');
    const page = customer.page;
    await customer.goto(`/hub/entry/${await loginLink(applicant.email)}`);
    await customer.isAt('/hub/identifizierung');
    await page.getByText('Nicht gespeicherte Angaben wiederhergestellt').waitFor();
    await openPart(page, /^Unternehmensdaten/);
    await holds(page.getByLabel('Ort', { exact: true }), 'Naumburg');
  });

  test('a person is added, and removed after a confirmation', async () => {
    const applicant = await readyToOrder(unknownCompany());
    customer = await ApplicantPages.loggedIn(browser, applicant);
    await customer.press('Person hinzufügen');
    await customer.page.getByRole('heading', { level: 2, name: /^Person 3/ }).waitFor();
    const part = await openPart(customer.page, /^Person 3/);
    await part.getByRole('button', { name: 'Person entfernen' }).click();
    expect(await customer.faults()).toEqual([]);
    await customer.dialog().getByRole('button', { name: 'Person endgültig entfernen' }).click();
    await customer.page.getByRole('heading', { level: 2, name: /^Person 3/ }).waitFor({ state: 'detached' });
  });

  test('what cannot be opened online is said when it is chosen', async () => {
    const applicant = await readyToOrder(unknownCompany());
    customer = await ApplicantPages.loggedIn(browser, applicant);
    const other = await openPart(customer.page, /^Person 2/);
    await other
      .getByRole('radiogroup', { name: /vertretungsberechtigt/ })
      .getByRole('radio', { name: 'Nein', exact: true })
      .check();
    const part = await openPart(customer.page, /^Person 1/);
    await part.getByRole('radio', { name: /gemeinschaftlich/i }).check();
    await part.getByText(/^Gemeinschaftlich vertreten mindestens zwei Personen/).waitFor();
    await part.getByRole('radio', { name: 'Diese Person ist politisch exponiert.' }).check();
    await part.getByText(/^Für politisch exponierte Personen ist die Kontoeröffnung online nicht möglich/).waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('without a beneficial owner the representatives can be named as fictitious ones', async () => {
    const applicant = await readyToOrder(unknownCompany());
    customer = await ApplicantPages.loggedIn(browser, applicant);
    for (const index of [1, 2]) {
      const part = await openPart(customer.page, new RegExp(`^Person ${index}`));
      const owns = part.getByRole('radiogroup', { name: /wirtschaftlich berechtigt/ });
      await owns.getByRole('radio', { name: 'Nein', exact: true }).check();
    }
    await next(customer.page);
    await customer.dialog().getByText('Keinen wirtschaftlich Berechtigten erfasst').waitFor();
    expect(await customer.faults()).toEqual([]);
    await customer.dialog().getByRole('button', { name: 'So eintragen und weiter' }).click();
    await customer.page.waitForURL(/mehrwerte$|zusammenfassung$/);
    await stores(applicant, ({ people }) => people.map((one) => one.fiktiverGesellschafter).join() === 'Ja,Ja');
  });
});
