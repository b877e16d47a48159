import type { Browser, Locator } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';
import type { Applicant } from '../support/applicant.js';

describe('the open page of a case', () => {
  let browser: Browser;
  let clerk: ClerkPages;
  let owner: Clerk;
  let applicant: Applicant;
  const loads: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await bringToReady(unknownCompany());
    owner = await ownClerk();
    await owner.takeOver(applicant.caseId);
  });
  beforeEach(async () => {
    clerk = await ClerkPages.loggedIn(browser);
    // With the tab in the address, into which the page would still write it.
    await clerk.openCase(applicant.caseId, 'Kundendaten');
    await clerk.card().getByText('Vertragsunterlagen hochladen').first().waitFor();
    loads.length = 0;
    clerk.page.on('framenavigated', (frame) => loads.push(frame.url()));
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const file = (name: string): Locator => clerk.page.getByRole('button', { name, exact: true });

  test('shows a contract that a colleague uploads, replaces and removes, without being loaded again', async () => {
    const { caseId } = applicant;
    await clerk
      .card()
      .getByText(/^PDF, PNG oder JPEG/)
      .waitFor();
    const { body } = await owner.uploadContract(caseId, pdf('Kontovertrag'), 'kontovertrag.pdf');
    await file('kontovertrag.pdf').waitFor();
    await clerk.card().getByText('Eine Datei hochgeladen.').waitFor();

    const form = new FormData();
    form.append('file', pdf('Neuer Kontovertrag'), 'kontovertrag-neu.pdf');
    const { id } = await owner.done<{ readonly id: string }>('POST', `/contract_files/${body.id}`, { body: form });
    await file('kontovertrag-neu.pdf').waitFor();
    await clerk
      .card()
      .getByText(/^Frühere Fassung/)
      .waitFor();
    await owner.done('DELETE', `/contract_files/${id}`);
    await file('kontovertrag-neu.pdf').waitFor({ state: 'detached' });
    await clerk
      .card()
      .getByText(/^PDF, PNG oder JPEG/)
      .waitFor();
    expect(loads).toEqual([]);
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows a document that the customer sends, without being loaded again', async () => {
    const { caseId } = applicant;
    await owner.setStatus(caseId, 425, 'Bitte senden Sie uns die Satzung.');
    await clerk.says(/^Wartet auf den Kunden/);
    const documents = clerk.page.getByRole('region', { name: 'Dokumente', exact: true });
    await documents.getByText('Der Kunde hat keine Dokumente hochgeladen.').waitFor();
    await applicant.upload('FOUNDATION_DOCUMENT', pdf('Satzung'), 'satzung.pdf');
    await documents.getByRole('button', { name: 'satzung.pdf', exact: true }).waitFor();
    expect(loads).toEqual([]);
    expect(await clerk.faultsEverywhere()).toEqual([]);
  });
});
