import type { Browser } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, openBrowser } from '../support/browser.js';
import { personCodeBy, secondAddress } from '../support/co-signer/co-signer-session.js';
import { unknownCompany, withSecond } from '../support/company.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';
import { englishFaults } from '../support/language/english-page.js';
import { codeAddress } from '../support/other-device/other-device.js';
import { order } from '../support/whole-way.js';

const own = ['Musterbank eG', 'Müller', 'Jörg', 'Änne', 'Werftstraße'];
/** A phone is not offered to continue on a phone, px. */
const wide = 1280;
const personPage = '/hub/person?lang=en#';

/** Pages that an applicant does not pass on the way to the order, each wide and narrow. */
describe('in English', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const isEnglish = async (
    pages: ApplicantPages,
    names: readonly string[] = [],
    widths = [360, wide],
  ): Promise<void> => {
    for (const width of widths) {
      await pages.page.setViewportSize({ width, height: 900 });
      expect(await englishFaults(pages, [...own, ...names])).toEqual([]);
    }
  };

  test('a co-signer comes by the link of an English mail and completes the own details', async () => {
    const applicant = await readyToOrder(withSecond('Nachreichen'));
    await applicant.done('PUT', '/me/language', { body: { language: 'en' } });
    await order(applicant);
    const address = secondAddress(applicant);
    const mail = await mailTo(address, ({ text }) => text.includes(personPage));
    const person = await ApplicantPages.open(browser);
    await person.goto(`${personPage}${linkTokenIn(mail, personPage) ?? ''}`);
    await person.showsHeading(/^Hello /);
    await isEnglish(person);
    const code = await personCodeBy(address, () => person.press('Send code'));
    await person.says('We have sent you a code. Please enter it here.');
    await isEnglish(person);
    await person.page.getByLabel('Login code').fill(code);
    await person.press('Open page');
    await person.showsHeading('Please complete your details');
    await isEnglish(person, [applicant.company.name]);
    await person.press('Send details');
    await person.says('Fill in the required fields');
    await isEnglish(person, [applicant.company.name]);
  });

  test('a link of a mail that is not valid says so', async () => {
    const person = await ApplicantPages.open(browser);
    await person.goto(`${personPage}${'x'.repeat(43)}`);
    await person.showsHeading('This link is no longer valid');
    await isEnglish(person);
  });

  test('an application continues on a phone by its QR code', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const first = await ApplicantPages.withSession(browser, applicant);
    await first.goto('/hub/identifizierung?lang=en');
    const scan = (await codeAddress(first, 'Continue on your phone')).replace('#', '?lang=en#');
    await first.page.getByRole('img', { name: /QR code/ }).waitFor();
    await isEnglish(first, [applicant.company.name], [wide]);
    const phone = await ApplicantPages.open(browser);
    await phone.page.goto(scan);
    await phone.showsHeading('Continue your application on this device');
    await isEnglish(phone);
    await phone.press('Continue on this device');
    await phone.says(/^You are now continuing the application of .+ on this device\.$/);
    await isEnglish(phone, [applicant.company.name]);
    await first.dialog().getByText('Connected', { exact: true }).waitFor();
    await isEnglish(first, [applicant.company.name], [wide]);

    const late = await ApplicantPages.open(browser);
    await late.page.goto(scan);
    await late.press('Continue on this device');
    await late.showsHeading('Code already used');
    await isEnglish(late);
  });

  test('a way into a window of its own that has expired says so', async () => {
    const visitor = await ApplicantPages.open(browser);
    await visitor.goto(`/hub/fenster?lang=en#${'x'.repeat(43)}`);
    await visitor.showsHeading('This step has expired');
    await isEnglish(visitor);
  });

  test('a way into a window of its own asks whoever is logged in already', async () => {
    const [kept, fresh] = [new Applicant(unknownCompany()), new Applicant(unknownCompany())];
    for (const applicant of [kept, fresh]) await applicant.register();
    const visitor = await ApplicantPages.withSession(browser, kept);
    const { code } = await fresh.done<{ readonly code: string }>('POST', '/me/windowCode');
    await visitor.goto(`/hub/fenster?lang=en#${code}`);
    await visitor.showsHeading('You are already logged in');
    await isEnglish(visitor);
  });
});
