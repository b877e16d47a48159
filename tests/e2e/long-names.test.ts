import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { freshWord, identifyingSlowly, noteworthy, type CompanyEntry } from '../support/company.js';
import { finishForm, openPart } from '../support/form-pages.js';
import { unreadableTexts } from '../support/layout/readable-text.js';
import { chooseGmbh, register, skipSearch } from '../support/opening-pages.js';

const widths = [360, 1280] as const;
const form = '/hub/identifizierung';
/** No blank and no hyphen, at which a line could end. */
const unbroken = (start: string, length: number) =>
  `${start}donaudampfschifffahrtselektrizitaetenhauptbetriebswerk`.slice(0, length);

/** A company and two persons whose names have 60 letters; a last name may have 50. */
function longNamed(company: CompanyEntry): CompanyEntry {
  const [first, second] = company.people;
  return {
    ...company,
    name: `${unbroken(freshWord(), 55)} GmbH`,
    people: [
      { ...first, firstName: 'Marieluise', lastName: unbroken('Wolfe', 49) },
      { ...second!, firstName: unbroken('Hubert', 50), lastName: 'Müllerlein' },
    ],
  };
}

describe('names of 60 letters', () => {
  let browser: Browser;
  let applicant: Applicant;
  let company: CompanyEntry;
  let fullNames: readonly string[];

  beforeAll(async () => {
    browser = await openBrowser();
    company = longNamed(identifyingSlowly());
    fullNames = company.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    applicant = await readyToOrder(company);
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const open = async (width: number, path: string, who = applicant): Promise<ApplicantPages> => {
    const customer = await ApplicantPages.withSession(browser, who, width);
    await customer.goto(path);
    return customer;
  };
  /** The whole name is on the page, and everything on the page can be read. */
  const isReadable = async (customer: ApplicantPages, names: readonly string[]): Promise<void> => {
    for (const name of names) await customer.page.getByText(name).filter({ visible: true }).first().waitFor();
    expect(await unreadableTexts(customer.page)).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  };

  test('the names have 60 letters, and what cannot be read is found', async () => {
    expect([company.name, ...fullNames].map((name) => name.length)).toEqual([60, 60, 61]);
    const { page } = await ApplicantPages.open(browser, 360);
    await page.goto(
      'data:text/html,<p style="width:90px;overflow:hidden">Abgeschnittenabgeschnitten</p>' +
        '<p style="border:1px solid;width:90px">Herausragendherausragend</p><p>Oben</p><p style="margin-top:-32px">Darauf</p>',
    );
    expect(await unreadableTexts(page)).toEqual([
      'is cut off: Abgeschnittenabgeschnitten',
      'leaves its box: Herausragendherausragend',
      'lies on "Darauf": Oben',
    ]);
  });

  test.each(widths)('are kept and read in the registration (%i px)', async (width) => {
    const customer = await ApplicantPages.open(browser, width);
    const { page } = customer;
    await customer.goto('/start/produkte/2/online');
    await chooseGmbh(page);
    await skipSearch(page);
    const email = `${unbroken(freshWord().toLowerCase(), 60)}@example.de`;
    await register(page, { ...company, name: `${unbroken(freshWord(), 55)} GmbH` }, email);
    await customer.isAt('/hub/aktivierung');
    await isReadable(customer, [email]);
  });

  test.each(widths)(
    'are read in the form, open and folded, its side column and its list of problems (%i px)',
    async (width) => {
      const customer = await open(width, form);
      const { page } = customer;
      const part = await openPart(page, /^Person 1/);
      const name = part.getByLabel('Nachname', { exact: true });
      await holds(name, company.people[0].lastName);
      await isReadable(customer, width === 360 ? [] : fullNames);
      await openPart(page, width === 360 ? /^Vertretung und Anteile/ : /^Unternehmensdaten/);
      await isReadable(customer, width === 360 ? [] : [...fullNames, company.name]);
      const person = await openPart(page, /^Person 2/);
      const tooLong = unbroken('Zulang', 60);
      await person.getByLabel('Nachname', { exact: true }).fill(tooLong);
      await person.getByLabel('Vorname', { exact: true }).fill(tooLong);
      await person.getByLabel('Nachname', { exact: true }).blur();
      await person.getByText('Nachname erforderlich, maximal 50 Zeichen möglich').waitFor();
      await finishForm(page);
      await page.getByRole('heading', { name: 'Fehlende/Fehlerhafte Eingaben' }).waitFor();
      await isReadable(customer, [`${tooLong} ${tooLong}`]);
      if (width === 360) {
        await page.getByRole('button', { name: /Übersicht$/ }).click();
        await isReadable(customer, [`Person 1: ${fullNames[0]}`]);
        await page.keyboard.press('Escape');
      }
      const second = await openPart(page, /^Person 2/);
      await second.getByRole('button', { name: 'Person entfernen' }).click();
      await customer.dialog().getByText(tooLong).first().waitFor();
      expect(await customer.faults()).toEqual([]);
      expect(await unreadableTexts(page)).toEqual([]);
      await customer.dialog().getByRole('button', { name: 'Person behalten' }).click();
      await holds(second.getByLabel('Nachname', { exact: true }), tooLong);
      await second.getByLabel('Nachname', { exact: true }).fill(company.people[1]!.lastName);
      await second.getByLabel('Vorname', { exact: true }).fill(company.people[1]!.firstName);
      await finishForm(page);
      await page.waitForURL(/mehrwerte$|zusammenfassung/);
    },
  );

  test.each(widths)('are read in the summary and at the order (%i px)', async (width) => {
    const customer = await open(width, `${form}/zusammenfassung`);
    await customer.button(/^Zahlungspflichtig bestellen/).waitFor();
    await isReadable(customer, [company.name, ...fullNames]);
  });

  describe('after the order', () => {
    let held: Applicant;
    let heldCompany: CompanyEntry;

    beforeAll(async () => {
      heldCompany = longNamed(noteworthy());
      held = await readyToOrder(heldCompany);
      for (const one of [applicant, held]) await one.order();
      await applicant.reaches(260);
      await held.reaches(213);
    });

    test.each(widths)('are read on the status page of a case that waits for persons (%i px)', async (width) => {
      const customer = await open(width, `${form}/status`);
      await customer.page.getByRole('heading', { name: 'Verlauf' }).waitFor();
      await isReadable(customer, fullNames);
    });

    test.each(widths)('are read on the status page of a case on hold (%i px)', async (width) => {
      const customer = await open(width, `${form}/status`, held);
      await customer.page.getByRole('heading', { name: 'Verlauf' }).waitFor();
      await isReadable(customer, [heldCompany.name]);
    });

    // Wider, the list is a table whose lines are cut and have the whole name as a tooltip.
    test.each([320, 768])("are read on the cards of the bank's list (%i px)", async (width) => {
      const clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN', width);
      await clerk.openOverview();
      for (const { name } of [company, heldCompany]) {
        await clerk.search(name);
        const card = clerk.page.getByRole('listitem').filter({ hasText: name });
        await card.getByRole('link', { name }).waitFor();
        expect(await card.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        expect(await clerk.faults()).toEqual([]);
      }
    });
  });
});
