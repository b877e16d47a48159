import type { Browser, Locator } from 'playwright-core';
import { refuse } from '../page-states/page-actions.js';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { hasFocus, openBrowser } from '../support/browser.js';
import { freshAddress, withSecond } from '../support/company.js';
import { identityChecks, passCheck } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order } from '../support/whole-way.js';

const confirmation = 'Hiermit bestätige ich die Vollständigkeit und Richtigkeit meiner Angaben.';
const notExposed = 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt';

describe('data of a person that a provider requires', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** The status page of an applicant whose second director's name has a keyword, once the provider has asked. */
  async function asked(word: string): Promise<{ applicant: Applicant; customer: ApplicantPages; form: Locator }> {
    const applicant = await readyToOrder(withSecond(word));
    await order(applicant);
    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto('/hub/identifizierung/status');
    await customer.page.getByRole('heading', { level: 2, name: 'Uns fehlen Angaben' }).waitFor();
    return { applicant, customer, form: customer.page.locator('form', { hasText: 'Angaben senden' }) };
  }

  const now = (customer: ApplicantPages) => customer.page.locator('#jetzt');

  async function passes(applicant: Applicant, name: string): Promise<void> {
    const [check] = await until(
      async () => {
        const { items } = await applicant.portal();
        const id = items.filter(({ type }) => type === 'person')[1]?.id ?? '';
        const checks = (await identityChecks(applicant.caseId)).filter(({ reference }) => reference.includes(id));
        return checks.length > 0 ? checks : undefined;
      },
      { what: `the identity check of ${name}` },
    );
    await passCheck(check!);
    await applicant.reaches(310);
  }

  test('is asked for on the status page, nothing else, and the person continues', async () => {
    const { applicant, customer, form } = await asked('Nachreichen');
    const birthday = form.getByLabel('Geburtsdatum');
    await customer.page.getByRole('heading', { level: 3, name: /Müller Nachreichen/ }).waitFor();
    expect(await form.getByRole('textbox').count()).toBe(4);
    expect(await customer.button('Identifikation starten').count()).toBe(0);
    expect(await customer.faults()).toEqual([]);

    await birthday.fill('01.01.2999');
    await form.getByLabel('Postleitzahl').fill('241');
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    const summary = form.getByRole('alert');
    await hasFocus(summary);
    await summary.getByRole('link', { name: 'Geburtsdatum: Datum liegt in der Zukunft' }).waitFor();
    await summary.getByRole('link', { name: 'Richtigkeit der Angaben: Bestätigung erforderlich' }).waitFor();
    expect(await birthday.getAttribute('aria-invalid')).toBe('true');
    expect(await customer.faults()).toEqual([]);
    await summary.getByRole('link', { name: 'Fünfstellige Postleitzahl erforderlich' }).click();
    await hasFocus(form.getByLabel('Postleitzahl'));

    await customer.page.keyboard.press('ControlOrMeta+a');
    await customer.page.keyboard.type('24103');
    await birthday.fill('02.11.1975');
    await form.getByRole('checkbox', { name: confirmation }).check();
    const refused = /\/api\/person_complete\//;
    const violations = [{ propertyPath: 'address.city', code: 'required', label: 'city', message: 'Ort erforderlich' }];
    await refuse(customer.page, refused, { status: 422, violations });
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await hasFocus(summary);
    await summary.getByRole('link', { name: 'Ort erforderlich' }).click();
    await hasFocus(form.getByLabel('Ort'));
    expect(await form.getByLabel('Ort').getAttribute('aria-invalid')).toBe('true');

    await customer.page.unroute(refused);
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await customer.says(/Ihre Angaben zu .* sind bei uns angekommen/);
    await hasFocus(now(customer));
    await form.waitFor({ state: 'detached' });
    expect(await customer.faults()).toEqual([]);
    await passes(applicant, 'the completed person');
  });

  test('may be an address, which then gets the link', async () => {
    const { applicant, customer, form } = await asked('Mail fehlt');
    const address = form.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await customer.page.getByRole('heading', { level: 3, name: /E-Mail-Adresse von .*Müller Mail fehlt/ }).waitFor();
    await address.fill('keine');
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await hasFocus(form.getByRole('alert'));
    await form.getByRole('link', { name: notExposed }).waitFor();
    await form.getByRole('link', { name: 'Gültige E-Mail erforderlich' }).click();
    await hasFocus(address);
    expect(await customer.faults()).toEqual([]);

    await address.fill(freshAddress('person'));
    await form.getByRole('checkbox', { name: /nicht politisch exponiert/ }).check();
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await customer.says(/sind bei uns angekommen/);
    await hasFocus(now(customer));
    await form.waitFor({ state: 'detached' });
    await passes(applicant, 'the person with an address');
  });
});
