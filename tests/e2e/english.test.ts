import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser } from '../support/browser.js';
import { freshAddress, nordlumar } from '../support/company.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { englishFaults } from '../support/language/english-page.js';
import { germanTexts, recordPainted } from '../support/language/german-text.js';
import { openPart } from '../support/form-pages.js';
import { tokenOnReload } from '../support/sign-in.js';
import { until } from '../support/until.js';

/** Names and entries, and the law's own names, which the texts explain. */
const own = [
  'Musterbank eG',
  nordlumar.name,
  nordlumar.line1,
  nordlumar.registrationIssuer,
  'Planung und Bau von Feinwerktechnik',
];

/** From the packages to the status page in English, and back and forth between the languages. */
describe('the way of an applicant in English', () => {
  const email = freshAddress();
  const applicant = new Applicant(nordlumar, email);
  let browser: Browser;
  let customer: ApplicantPages;

  /** Switches, and waits for the language alone: the page must be in it as soon as it is there. */
  const switchTo = async (name: string, language: string) => {
    await customer.page.getByRole('button', { name }).click();
    await customer.page.locator(`html[lang="${language}"]`).waitFor();
  };
  /** What is wrong with the page as it is shown. */
  const faults = () => englishFaults(customer, own);
  const next = () => customer.press('Next');

  beforeAll(async () => {
    browser = await openBrowser();
    customer = await ApplicantPages.open(browser);
  });
  afterAll(() => browser.close());

  test('an English browser sees the packages in English from the first text on', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const painted = await recordPainted(page);
    await page.goto(`${addresses.portal}/start/produkte/vergleich`);
    await page
      .getByRole('link', { name: /^Open account/ })
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await painted()).not.toMatch(/Konto eröffnen|Hilfe|Anmelden|Geschäftskonto,/);
    await context.close();
  });

  test('the address names the language, which leaves it and stays', async () => {
    await customer.goto('/start/produkte/vergleich?lang=en');
    await customer.page.getByRole('link', { name: /^Open account.*Comfort/ }).waitFor();
    expect(new URL(customer.page.url()).search).toBe('');
    expect(await customer.page.locator('html').getAttribute('lang')).toBe('en');
    expect(await faults()).toEqual([]);
    await customer.page.reload();
    await customer.page.getByRole('link', { name: /^Open account.*Comfort/ }).click();
  });

  test('the account is opened in English', async () => {
    await customer.showsHeading('Before you start');
    expect(await faults()).toEqual([]);
    await customer.page.getByRole('radio', { name: /^No/ }).check();
    await next();
    await customer.page.getByRole('radio', { name: /^Yes, my business is entered/ }).check();
    await customer.page.getByRole('radio', { name: 'Limited company' }).check();
    await customer.page.getByRole('radio', { name: /\(GmbH\)$/ }).check();
    expect(await faults()).toEqual([]);
    await next();
    await customer.showsHeading('Find your business');
    await customer.page.getByLabel('Company name').fill(nordlumar.name.slice(0, 9));
    await customer.page.getByRole('radio', { name: new RegExp(nordlumar.name) }).check();
    expect(await faults()).toEqual([]);
    await next();
    await customer.showsHeading('Register');
  });

  test('what is wrong is said in the language of the page', async () => {
    await customer.press('Register');
    await customer.says('Enter the last name');
    expect(await faults()).toEqual([]);
  });

  test('a switch keeps the page and what is entered, and the focus stays', async () => {
    const [person] = nordlumar.people;
    await customer.page.getByLabel('First name').fill(person.firstName);
    await customer.page.getByRole('button', { name: 'Deutsch' }).click();
    await customer.showsHeading('Registrieren Sie sich');
    await holds(customer.page.getByLabel('Vorname'), person.firstName);
    await customer.says('Nachname erforderlich');
    await customer.page.getByRole('button', { name: 'English' }).and(customer.page.locator(':focus')).click();
    await customer.showsHeading('Register');
    await holds(customer.page.getByLabel('First name'), person.firstName);
    await customer.page.getByLabel('Last name').fill(person.lastName);
    await customer.page.getByRole('radio', { name: 'Ms', exact: true }).check();
    await customer.page.getByLabel('Email address', { exact: true }).fill(email);
    const repeat = customer.page.getByLabel('Repeat email address');
    if ((await repeat.count()) > 0) await repeat.fill(email);
    await customer.page.getByRole('checkbox', { name: /authorised to act/ }).check();
    await customer.page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await customer.press('Register');
    await customer.showsHeading('Confirm your email address');
    expect(await faults()).toEqual([]);
  });

  test('the address is confirmed by the code of the English mail', async () => {
    const mail = await mailTo(email, (candidate) => codeIn(candidate) !== undefined);
    await customer.press('Enter code');
    await customer.dialog().getByLabel('Login code').fill('x');
    await customer.dialog().getByRole('button', { name: 'Confirm code' }).click();
    await customer.says('Enter the six letters from the email.');
    await customer.dialog().getByLabel('Login code').fill(codeIn(mail)!);
    await customer.dialog().getByRole('button', { name: 'Confirm code' }).click();
    await customer.isAt('/hub/identifizierung');
  });

  test('a switch in the middle of the form keeps what was entered', async () => {
    const purpose = customer.page.getByLabel('Business purpose');
    await purpose.fill('Planung und Bau von Feinwerktechnik');
    await customer.page.getByLabel('Industry').selectOption({ label: 'Construction' });
    expect(await faults()).toEqual([]);
    await switchTo('Deutsch', 'de');
    expect(await purpose.count()).toBe(0);
    await holds(customer.page.getByLabel('Geschäftszweck'), 'Planung und Bau von Feinwerktechnik');
    await holds(customer.page.getByLabel('Wirtschaftszweig'), 'CONSTRUCTION');
    await switchTo('English', 'en');
    expect(await germanTexts(customer.page, own)).toEqual([]);
    await holds(purpose, 'Planung und Bau von Feinwerktechnik');
    await customer.says(/^Saved at \d\d:\d\d/);
    await customer.page.reload();
    await holds(purpose, 'Planung und Bau von Feinwerktechnik');
  });

  test('a switch words anew the problems that were found before', async () => {
    await switchTo('Deutsch', 'de');
    const [upload] = await customer.page.locator('input[type="file"]').all();
    await upload!.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await customer.says(/^a\.txt: /);
    await customer.press('Weiter');
    await customer.says('Fehlende/Fehlerhafte Eingaben');
    await switchTo('English', 'en');
    await customer.says('Missing or incorrect entries');
    expect(await faults()).toEqual([]);
  });

  test('a switch words anew a notice that is open', async () => {
    const visitor = await ApplicantPages.open(browser);
    await visitor.goto('/hub/identifizierung');
    const notice = visitor.page.getByRole('alert');
    await notice.getByText('Keine Berechtigung').waitFor();
    await visitor.page.getByRole('button', { name: 'English' }).click();
    await notice.getByText('You do not have access').waitFor();
    expect(await germanTexts(visitor.page, own)).toEqual([]);
    await visitor.close();
  });

  test('the language is kept with the account', async () => {
    applicant.tokens = { token: await tokenOnReload(customer.page), refresh_token: '' };
    const me = () => applicant.done<{ bgoId: number; language: string }>('GET', '/me');
    applicant.adopt(String((await me()).bgoId));
    await until(async () => (await me()).language === 'en', { what: 'the account to have the language' });
  });

  test('a share has the decimal mark of the language, and either one is understood', async () => {
    await applicant.fillIn();
    await customer.goto('/hub/identifizierung');
    const person = await openPart(customer.page, /^Person 1/);
    const share = person.getByLabel('Share in the business');
    await share.fill('33,33');
    await share.blur();
    await holds(share, '33.33');
    await switchTo('Deutsch', 'de');
    const german = person.getByLabel('Anteil am Unternehmen');
    await holds(german, '33,33');
    await german.fill('50');
    await switchTo('English', 'en');
    await share.fill('1.000');
    await share.blur();
    await holds(share, '1.000');
    await person.getByText('Enter a value between 25 and 100').waitFor();
    await share.fill('33.33');
    await customer.says(/^Saved at \d\d:\d\d/);
    expect(await faults()).toEqual([]);
    // An earlier entry may have been saved last.
    const saved = async () => (await applicant.form()).people[0]?.gesellschafterAnteile;
    await until(async () => (await saved()) === '33,33', { what: 'the share to be saved' });
  });

  test('Mehrwerte, summary and order are in English, with the German of what binds', async () => {
    await customer.goto('/hub/identifizierung/mehrwerte');
    await customer.showsHeading('What else can we do for you?');
    expect(await faults()).toEqual([]);
    await customer.page.getByRole('checkbox').first().check();
    await next();
    await customer.showsHeading('Summary and order');
    expect(await faults()).toEqual([]);
    const boxes = customer.page.getByRole('group', { name: 'Your consent' });
    await boxes.locator('[lang="de"]').first().waitFor();
    for (const box of await boxes.getByRole('checkbox').all()) await box.check();
    await customer.press(/^Order with obligation to pay/);
    await customer.isAt('/hub/identifizierung/uebertragen');
    await customer.showsHeading(/please verify your identity/);
    expect(await faults()).toEqual([]);
  });

  test.each([1280, 360])('the status page is in English, %i px wide', async (width) => {
    await customer.page.setViewportSize({ width, height: 900 });
    await customer.goto('/hub/identifizierung/status');
    await customer.showsHeading('Status of your application');
    expect(await faults()).toEqual([]);
  });
});
