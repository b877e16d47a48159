import type { Browser } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany, withSecond, type CompanyEntry } from '../support/company.js';
import { bookAndCloseInBrowser } from '../support/journey/settle-pages.js';
import { createdTwice, ledger } from '../support/sandbox.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { identifyAll } from '../support/whole-way.js';

const names = [
  'connection.companyCheck',
  'simplePutOnHoldConfig',
  'kycNowOrderEconomyReportShort',
  'kycNowOrderCreditChecks',
] as const;
const reports = ['economy_report', 'credit_check'];

/** A company with grades of the economy report and of its second director's credit check. */
const graded = (economy: string, credit: string): CompanyEntry => ({
  ...withSecond(`Bonität ${credit}`),
  name: unknownCompany(economy).name,
});

/** Runs alone, because every order follows these settings. */
describe('reports on a company and its persons', () => {
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let root: Clerk;

  const stored = async (name: string): Promise<unknown> =>
    (await root.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
  const store = (name: string, value: unknown) => root.done('PUT', `/settings/${name}`, { body: { name, value } });
  const ordered = async (company: CompanyEntry): Promise<Applicant> => {
    const applicant = await readyToOrder(company);
    await applicant.order();
    return applicant;
  };
  /** The reports that the provider made for a case. */
  const made = async ({ caseId }: Applicant): Promise<readonly string[]> =>
    (await ledger('company-check', caseId)).effects.map(({ kind }) => kind).filter((kind) => reports.includes(kind));

  beforeAll(async () => {
    browser = await openBrowser();
    root = await ownClerk('ROLE_ROOT');
    for (const name of names) before[name] = await stored(name);
    await store('kycNowOrderEconomyReportShort', false);
    await store('kycNowOrderCreditChecks', false);
    await store('simplePutOnHoldConfig', {
      people: { '*': { creditCheckScoreRange: ['M', 'N', 'O', 'P'] } },
      business: { economyReportRange: 'K', economyReportScore: '> 349', economyReportRiskQuota: '> 6.87' },
    });
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await browser.close();
    for (const name of [...names].reverse()) await store(name, before[name]);
  });

  test('are switched on in two places, of which the first makes the second available', async () => {
    const admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    const open = () => admin.goto('/bm/start?ansicht=Optionen#Konfiguration');
    const options = ['Wirtschaftsauskunft abrufen', 'Bonitätsprüfungen abrufen'];
    await open();
    for (const name of options)
      await admin.page.getByRole('switch', { name, checked: false, disabled: true }).waitFor();

    const support = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await support.goto('/bm/start#Instanzkonfiguration');
    await support.openSettings('Unternehmensprüfung');
    for (const name of [/^Wirtschaftsauskunft \(kurz\)/, /^Bonitätsprüfungen/])
      await support.page.getByLabel(name).check();
    await support.button('Speichern').click();
    await support.says('Gespeichert.');

    await open();
    await admin.page.reload();
    for (const name of options) {
      await admin.page.getByRole('switch', { name, checked: false, disabled: false }).click();
      await admin.page.getByRole('switch', { name, checked: true }).waitFor();
    }
    await until(
      async () =>
        (await stored('kycNowOrderEconomyReportShort')) === true && (await stored('kycNowOrderCreditChecks')) === true,
      { what: 'both options to be stored' },
    );
    expect(await admin.faultsEverywhere()).toEqual([]);
  });

  test('are ordered once each, hold the order, and are read, decided and finished by the clerk', async () => {
    const applicant = await ordered(graded('Bonität N', 'M'));
    await applicant.reaches(213);
    const { caseId, company } = applicant;
    expect([...(await made(applicant))].sort()).toEqual(['credit_check', 'credit_check', 'economy_report']);
    expect(await createdTwice('company-check', caseId)).toEqual([]);

    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    await clerk.search(caseId);
    await clerk.page
      .getByRole('row', { name: new RegExp(`# ${caseId}\\b`) })
      .getByText('Freigeben oder ablehnen')
      .waitFor();
    await clerk.openFromList(caseId);
    const card = clerk.card();
    await card.getByText('Die Regeln der Bank haben angeschlagen, die Übertragung wartet.').waitFor();
    const found = card.getByRole('list', { name: 'Hinweise der Regeln' }).getByRole('listitem');
    const second = company.people[1];
    for (const [finding, subject] of [
      ['Bonitätsindex: 499', company.name],
      ['Ausfallrisiko in Prozent: 19,19', company.name],
      ['Bonitätsprüfung: M', `${second?.firstName} ${second?.lastName}`],
    ] as const)
      await found.filter({ hasText: finding }).filter({ hasText: subject }).getByText('Auskunft').waitFor();
    expect(await found.count()).toBe(3);

    const read = clerk.page.getByRole('region', { name: 'Auskünfte' });
    for (const text of ['499', '19,19']) await read.getByText(text, { exact: true }).waitFor();
    await read.getByText('B', { exact: true }).waitFor();
    await read.getByText('M', { exact: true }).waitFor();
    // Away from the title that it would open a tooltip of.
    await clerk.page.mouse.move(0, 0);
    await clerk.page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await clerk.faultsEverywhere()).toEqual([]);

    await clerk.act('Antrag freigeben', { reason: 'Auskünfte geprüft' });
    await card.getByText('Antrag freigegeben').waitFor();
    await identifyAll(applicant);
    await applicant.reaches(310);
    await clerk.act('Vorgang übernehmen', { confirm: 'Übernehmen' });
    const kept = clerk.page.getByRole('region', { name: 'Prüfhinweise' });
    await kept.getByText(/^Freigegeben von \S.* am \d\d\.\d\d\.\d{4}/).waitFor();
    await kept.getByText('Bonitätsindex: 499').waitFor();
    await bookAndCloseInBrowser(clerk);
    expect(await applicant.status()).toBe(430);
    expect(await made(applicant)).toHaveLength(3);
  });

  test('that are good do not hold the order; those that the provider does not have do', async () => {
    const [good, missing] = [await ordered(graded('Bonität B', 'B')), await ordered(graded('Auskunft fehlt', 'B'))];
    await good.reaches(220, 240, 260, 310);
    expect(await made(good)).toHaveLength(3);
    await missing.reaches(213);
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(missing.caseId);
    await clerk.page.getByRole('region', { name: 'Auskünfte' }).getByText('Keine Auskunft').waitFor();
    await clerk
      .card()
      .getByRole('list', { name: 'Hinweise der Regeln' })
      .getByText(/Keine Auskunft/)
      .first()
      .waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('are not ordered while their options are off, and then hold nothing', async () => {
    await store('kycNowOrderEconomyReportShort', false);
    await store('kycNowOrderCreditChecks', false);
    const applicant = await ordered(graded('Bonität N', 'M'));
    await applicant.reaches(220, 240, 260, 310);
    expect(await made(applicant)).toEqual([]);
  });
});
