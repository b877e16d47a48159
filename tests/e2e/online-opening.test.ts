import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser } from '../support/browser.js';
import { chooseGmbh, skipSearch } from '../support/opening-pages.js';

describe('opening an account online', () => {
  let browser: Browser;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => customer.close());
  afterAll(() => browser.close());

  const search = (text: string) => customer.page.getByLabel('Firmenname').fill(text);
  const hit = (name: RegExp) => customer.page.getByRole('radio', { name });
  const next = () => customer.button('Weiter');
  const open = async (width?: number, query = ''): Promise<void> => {
    customer = await ApplicantPages.open(browser, width);
    await customer.goto(`/start/produkte/2/online${query}`);
    await chooseGmbh(customer.page);
    await customer.page.getByLabel('Firmenname').waitFor();
  };

  test('context and payment reference of the entry link never come back into the address', async () => {
    await open(1280, '?context=YWJj&vrPaymentReferenceId=r-1');
    await customer.page.waitForURL((url) => url.search === '?schritt=2');
  });

  test('the legal form says how many persons it takes, and the progress how long the way is', async () => {
    customer = await ApplicantPages.open(browser);
    await customer.goto('/start/produkte/2/online');
    const minimum = customer.page.getByText('Bei dieser Rechtsform brauchen wir Angaben zu mindestens 2 Personen.');
    for (const name of [/^Ja, mein Unternehmen ist in einem Register/, 'Personengesellschaft'])
      await customer.page.getByRole('radio', { name }).check();
    expect(await minimum.count()).toBe(0);
    await customer.page.getByRole('radio', { name: /\(OHG\)$/ }).check();
    await minimum.waitFor();
    const progress = customer.page.getByRole('navigation', { name: 'Fortschritt' });
    await progress.getByText('Teil 1 von 3: Rechtsform').waitFor();
    await progress.getByText('Noch etwa 11 Minuten bis zur Bestellung').waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test.each([
    [1280, 1],
    [360, 0],
  ])('the address is asked a second time only where there is space (%i px)', async (width, fields) => {
    await open(width);
    await skipSearch(customer.page);
    await customer.page.getByLabel('E-Mail-Adresse', { exact: true }).waitFor();
    expect(await customer.page.getByLabel(/^E-Mail-Adresse wiederholen/).count()).toBe(fields);
  });

  test('speaks of the customer where an adviser opens it', async () => {
    customer = await ApplicantPages.open(browser);
    await customer.goto('/start/produkte/2/online?berater-einstieg=1');
    await customer.showsHeading('Welche Rechtsform hat das Unternehmen Ihrer Kundin oder Ihres Kunden?');
    await customer.page
      .getByRole('radiogroup', { name: 'Ist das Unternehmen in einem Register eingetragen?' })
      .waitFor();
    for (const name of [/^Ja, das Unternehmen ist in einem Register/, 'Kapitalgesellschaft', /\(GmbH\)$/])
      await customer.page.getByRole('radio', { name }).check();
    await next().click();
    await customer.showsHeading('Finden Sie das Unternehmen Ihrer Kundin oder Ihres Kunden');
    await customer.button(/^Das Unternehmen ist nicht dabei/).click();
    await customer.showsHeading('Registrieren Sie Ihre Kundin oder Ihren Kunden');
    expect(await customer.faults()).toEqual([]);
  });

  test('another text drops the chosen company, and one click chooses the next', async () => {
    await open();
    await search('Nordlumar');
    await hit(/Nordlumar/).check();
    expect(await next().isEnabled()).toBe(true);
    // The field was left for the hit, whose name replaces the text after the click.
    await holds(customer.page.getByLabel('Firmenname'), 'Nordlumar Feinwerk GmbH');
    await search('Tavendra');
    await next().and(customer.page.locator(':disabled')).waitFor();
    await hit(/Tavendra/).click();
    expect(await hit(/Tavendra/).isChecked()).toBe(true);
    await next().click();
    await customer.showsHeading('Registrieren Sie sich');
    await holds(customer.page.locator('[name=firma]'), 'Tavendra Maschinenbau GmbH');
  });

  test('a click on Weiter from the field continues, though the name replaces the text', async () => {
    await open(360);
    await search('Nordlumar');
    await hit(/Nordlumar/).check();
    await customer.page.getByLabel('Firmenname').focus();
    await next().click();
    await customer.showsHeading('Registrieren Sie sich');
  });

  test('leaving the field by keyboard replaces the text, which can be restored', async () => {
    await open();
    await search('Nordlumar');
    await hit(/Nordlumar/).check();
    await customer.page.getByLabel('Firmenname').focus();
    await customer.page.keyboard.press('Tab');
    await holds(customer.page.getByLabel('Firmenname'), 'Nordlumar Feinwerk GmbH');
    await customer.button('Rückgängig').click();
    await holds(customer.page.getByLabel('Firmenname'), 'Nordlumar');
    expect(await customer.faults()).toEqual([]);
  });

  test('a changed name drops the chosen company, says so, and the same name takes it again', async () => {
    await open();
    await search('Nordlumar');
    await hit(/Nordlumar/).check();
    await next().click();
    await customer.showsHeading('Registrieren Sie sich');
    const dropped = customer.page.getByText('„Nordlumar Feinwerk GmbH“ wird nicht übernommen');
    await customer.page.locator('[name=firma]').fill('Nordlumar Feinwerk Nord GmbH');
    await dropped.waitFor();
    expect(await customer.faults()).toEqual([]);
    await customer.page.locator('[name=firma]').fill('Nordlumar Feinwerk GmbH');
    await dropped.waitFor({ state: 'detached' });
  });

  test('a company of another legal form cannot be taken, and says why', async () => {
    await open();
    await search('Brisolda');
    const other = customer.page.getByRole('radio', { name: /Brisolda.*Passt nicht zur gewählten Rechtsform: .*GmbH/ });
    await other.waitFor();
    expect(await other.isDisabled()).toBe(true);
    expect(await customer.faults()).toEqual([]);
  });
});
