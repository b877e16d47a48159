import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { identifyingSlowly, type CompanyEntry } from '../support/company.js';
import { ApplicationWay } from '../support/journey/application-way.js';
import { typedApplication } from '../support/journey/typed-application.js';
import { companyOfForm } from './company-of-form.js';
import { cell, type ScenarioRow } from './sandbox-page.js';

/** The company of a row, with persons who pass their identity checks themselves. */
function companyOf(row: ScenarioRow): CompanyEntry {
  const company = companyOfForm(row);
  const names = identifyingSlowly().people.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const [first, ...others] = company.people;
  return {
    ...company,
    people: [{ ...first, ...names[0] }, ...others.map((person) => ({ ...person, ...names[1] }))],
  };
}

/** A journey in the browser for each legal form, from the comparison to the status page. */
export function describeLegalForms(rows: readonly ScenarioRow[]): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test.each(rows.map((row) => [cell(row, 'form'), row] as const))('%s', async (_form, row) => {
    const way = await ApplicationWay.begin(browser, companyOf(row));
    await way.register();
    await way.confirm();
    await way.order();
    await way.identify();
    expect(await way.applicant.reaches(310)).toBe(310);
    expect(await way.applicant.form()).toMatchObject(typedApplication(way.company, way.email));
    expect(await way.faults()).toEqual([]);
  });
}
