import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy, unknownCompany, velmarisDeviating } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

interface Documents {
  readonly documents: readonly { readonly documentType: string }[];
}

const setting = 'transparencyRegisterConfig';
const registered = { userId: 'u1', internalEmail: 'bank@example.de', userUpdatedStatus: 204, userValidatedStatus: 200 };
const today = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
}).format(Date.now());

/** Runs alone, because every page of a case shows whether the bank has a user at the transparency register. */
describe('a discrepancy to the transparency register', () => {
  let browser: Browser;
  let root: Clerk;
  let before: unknown;

  beforeAll(async () => {
    browser = await openBrowser();
    root = await ownClerk('ROLE_ROOT');
    before = (await root.done<{ readonly value: unknown }>('GET', `/settings/${setting}`)).value;
    await root.done('PUT', `/settings/${setting}`, { body: { name: setting, value: registered } });
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await root.done('PUT', `/settings/${setting}`, { body: { name: setting, value: before } });
    await browser.close();
  });

  const orderExtract = ({ caseId }: Applicant) =>
    root.done('POST', `/bgo_identifications/${caseId}/order-transparency-register-documents`, { body: {} });

  /** Stores the extract that was ordered with the case. */
  async function fetchExtract({ caseId }: Applicant): Promise<void> {
    await until(
      async () => {
        const { documents } = await root.done<Documents>('POST', `/bgo_fetch_documents_start/${caseId}`, { body: {} });
        return documents.some(({ documentType }) => documentType === 'transparency_register');
      },
      { what: 'the extract' },
    );
  }

  test('is entered, compared, downloaded and recorded as reported; its customer reads nothing of it', async () => {
    const applicant = await readyToOrder(noteworthy());
    const { caseId, company } = applicant;
    await applicant.order();
    const clerk = await ClerkPages.loggedIn(browser);
    const { page } = clerk;
    const says = (text: string | RegExp) =>
      page.getByRole('tabpanel', { name: 'Unstimmigkeiten' }).getByText(text).first().waitFor();
    await clerk.openCase(caseId, 'Unstimmigkeiten');
    await says('Auszug fehlt');
    await says('Bestellen Sie den Auszug unter „Registerdokumente“');
    expect(await clerk.faultsEverywhere()).toEqual([]);

    await orderExtract(applicant);
    await says(/^Der Auszug (?:ist bestellt|liegt beim Register bereit)\./);
    await fetchExtract(applicant);
    await says('Noch nicht verglichen');
    await clerk.button('Auszug vergleichen').click();
    await says('Bitte wählen Sie, was der Auszug sagt.');
    expect(await clerk.faultsEverywhere()).toEqual([]);
    const [first] = company.people;
    const entry = page.getByRole('group', { name: `${first.firstName} ${first.lastName}` });
    for (const choice of await page.getByRole('radio', { name: 'Stimmt überein' }).all()) await choice.check();
    await clerk.button('Auszug vergleichen').click();
    await says('Keine Unstimmigkeit');

    await clerk.button('Angaben des Auszugs ändern').click();
    await entry.getByRole('radio', { name: 'Weicht ab' }).check();
    await entry.getByLabel('Wohnort').fill('Bonn');
    await clerk.button('Person hinzufügen, die nur im Auszug steht').click();
    const other = page.getByRole('group', { name: 'Nur im Auszug' });
    await other.getByLabel('Vorname').fill('Xaver');
    await other.getByLabel('Nachname').fill('Kessling');
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await clerk.button('Auszug vergleichen').click();
    await says('Entwurf');
    const row = page.getByRole('row').filter({ hasText: 'Wohnort' }).first();
    await row.getByText('Bonn').waitFor();
    await row.getByText('weicht ab').waitFor();
    await says('Nur im Transparenzregister');
    expect(await clerk.faultsEverywhere()).toEqual([]);

    const download = page.waitForEvent('download');
    await clerk.button('Entwurf (PDF)').click();
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');

    await clerk.button('Keine Meldung').click();
    await clerk.dialog().getByRole('button', { name: 'Festhalten' }).click();
    await clerk.dialog().getByText('Pflichtfeld').waitFor();
    await clerk.dialog().getByRole('button', { name: 'Abbrechen' }).click();
    await clerk.button('Als gemeldet festhalten').click();
    await clerk.dialog().getByLabel('Gemeldet am').fill(today);
    await clerk.dialog().getByLabel('Aktenzeichen').fill('TR-4711');
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Festhalten' }).click();
    await says(`Gemeldet am ${today}, Aktenzeichen TR-4711`);
    expect(await clerk.faultsEverywhere()).toEqual([]);

    await page.getByRole('tab', { name: 'Statushistorie' }).click();
    const line = page.getByRole('row').filter({ hasText: 'Unstimmigkeitsmeldung abgegeben' });
    await line.getByText('Aktenzeichen TR-4711').waitFor();
    const paths = [`/bgo_identifications_portal/${caseId}`, '/bgo_identifications/status_history_joined'];
    const answers = await Promise.all(paths.map((path) => applicant.done('GET', path)));
    expect(JSON.stringify(answers)).not.toMatch(/TR-4711|Kessling|Unstimmigkeit|iscrepanc/);
    const refused = await applicant.call('GET', `/bgo_identifications_portal/${caseId}/discrepancyReport`);
    expect(refused.status).toBe(403);
  });

  test('is not what differs from the commercial register, which is shown apart', async () => {
    const applicant = await readyToOrder(velmarisDeviating);
    await applicant.order();
    await applicant.reaches(218);
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId, 'Unstimmigkeiten');
    const apart = clerk.page.getByRole('region', { name: 'Abweichungen zum Handelsregister' });
    await apart.getByText('keine Unstimmigkeit nach § 23a GwG. Sie werden nicht gemeldet.').waitFor();
    await apart.getByRole('list', { name: 'Öffentliche Quellen' }).getByRole('listitem').first().waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
  });

  test('is warned about before a case is taken over and finished', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    const clerk = await ClerkPages.loggedIn(browser);
    const missing = 'Der Auszug aus dem Transparenzregister liegt nicht vor.';
    await clerk.openCase(caseId);
    await clerk.card().getByRole('button', { name: 'Vorgang übernehmen' }).click();
    await clerk.dialog().getByText(missing).waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Übernehmen' }).click();
    await clerk.card().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.dialog().getByText(missing).waitFor();
  });
});
