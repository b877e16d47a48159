import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, openBrowser } from '../support/browser.js';
import { identifyingSlowly } from '../support/company.js';
import { passCheck, startedChecks, type IdentityCheck } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order } from '../support/whole-way.js';

/** What acting person and co-signer read after a check that did not end well, on the running system. */
describe('after an identity check that failed', () => {
  let browser: Browser;
  let applicant: Applicant;
  let own: IdentityCheck;
  let other: IdentityCheck;
  let ids: readonly string[];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    applicant = await readyToOrder(identifyingSlowly());
    await order(applicant);
    const checks = await startedChecks(applicant.caseId, 2);
    ids = (await applicant.form()).people.map(({ id }) => id);
    const checkOf = (index: number) => checks.find(({ reference }) => reference.includes(ids[index]!))!;
    [own, other] = [checkOf(0), checkOf(1)];
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const shows = async (person: string, value: string): Promise<void> => {
    const has = async () =>
      (await applicant.portal()).items.some(({ id, status }) => id === person && status?.value === value);
    await until(has, { what: `${person} is ${value}` });
  };

  test('the acting person reads how many tries are left, and is offered one', async () => {
    await passCheck(own, 'rejected');
    await shows(ids[0]!, 'failed');
    const customer = await ApplicantPages.withSession(browser, applicant, 360);
    await customer.goto('/identifikation/fehler');
    await customer.showsHeading('Ihre Identifikation ist fehlgeschlagen');
    await customer.says('Sie haben noch zwei Versuche.');
    expect(await customer.page.getByRole('link', { name: 'Noch einmal versuchen' }).getAttribute('href')).toBe(own.url);
    expect(await customer.faults()).toEqual([]);
    await customer.goto('/hub/identifizierung/status');
    await customer.says('Identifizieren Sie sich noch einmal');
    await customer.says('Sie haben noch zwei Versuche.');
    expect(await customer.faults()).toEqual([]);
  });

  test('nothing is offered any more after the last try', async () => {
    await passCheck(own, 'expired');
    await applicant.reaches(330);
    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto('/identifikation/fehler');
    await customer.says('ein weiterer Versuch ist nicht möglich');
    expect(await customer.page.getByRole('link', { name: 'Noch einmal versuchen' }).count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
  });

  test('of a co-signer the acting person reads it, and can send the mail again', async () => {
    await passCheck(own);
    await shows(ids[0]!, 'successful');
    await passCheck(other, 'flow_incomplete');
    await shows(ids[1]!, 'aborted');
    const customer = await ApplicantPages.withSession(browser, applicant, 768);
    await customer.goto('/hub/identifizierung/uebertragen');
    await customer.says('Sie selbst haben sich ausgewiesen');
    expect(await customer.page.getByRole('link', { name: 'Identifikation starten' }).count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
    await customer.goto('/hub/identifizierung/status');
    await customer.says(/Der letzte Versuch von Jörg Weißmüller .* zwei sind noch möglich\./);
    await customer.button(/^Adresse der Identifikation kopieren: Jörg Weißmüller/).waitFor();
    await customer.button('E-Mail erneut senden an Jörg Weißmüller').click();
    await customer.says(/E-Mail .*gesendet/);
    expect(await customer.faults()).toEqual([]);
  });
});
