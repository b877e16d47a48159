import type { Browser, Locator } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { clearCaseFault, createdTwice, ledger, setCaseFault } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

const region = ({ page }: ClerkPages): Locator => page.getByRole('region', { name: 'Registerdokumente' });
const press = (clerk: ClerkPages, name: string): Promise<void> =>
  region(clerk).getByRole('button', { name, exact: true }).click();
const says = (clerk: ClerkPages, text: string | RegExp): Promise<void> =>
  region(clerk).getByText(text).first().waitFor();
const fetchMissing = 'Fehlende Dokumente abrufen';

/** Orders of documents that the provider has for a case. */
async function ordersOf(caseId: string): Promise<number> {
  const { effects } = await ledger('company-check', caseId);
  return effects.filter(({ kind }) => kind === 'document_order').length;
}

describe('the documents of registers on the page of a case', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('are ordered by a click, arrive on every open page, and open in the preview', async () => {
    const { caseId, company } = await bringToReady(unknownCompany());
    const [clerk, colleague] = [await ClerkPages.loggedIn(browser), await ClerkPages.loggedIn(browser)];
    for (const pages of [clerk, colleague]) {
      // With the tab in the address, into which the page would still write it.
      await pages.openCase(caseId, 'Kundendaten');
      await says(pages, 'noch nicht bestellt');
    }
    const loads: string[] = [];
    colleague.page.on('framenavigated', (frame) => loads.push(frame.url()));
    await press(clerk, 'Dokumente bestellen');

    for (const pages of [clerk, colleague]) {
      for (const name of ['Registerauszug.pdf', 'Gesellschafterliste.pdf'])
        await region(pages).getByRole('button', { name, exact: true }).waitFor();
      expect(await region(pages).getByRole('button', { name: fetchMissing }).count()).toBe(0);
      expect(await pages.faultsEverywhere()).toEqual([]);
    }
    expect(loads).toEqual([]);
    expect(await ordersOf(caseId)).toBe(2);
    expect(await createdTwice('company-check', caseId)).toEqual([]);

    await press(clerk, 'Registerauszug.pdf');
    const preview = clerk.page.getByRole('region', { name: /^Registerauszug/ });
    await preview.locator('[data-page="1"]:is([data-look="text"], [data-look="picture"])').waitFor();
    await preview.getByText(company.name).first().waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('say that a retrieval failed, then how their orders stand, and are retrieved again', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    const [clerk, colleague] = [await ClerkPages.loggedIn(browser), await ClerkPages.loggedIn(browser)];
    await colleague.openCase(caseId);
    // Refused before it has an effect, which does not count against the provider for other cases.
    await setCaseFault('company-check', caseId, { mode: '429' });
    try {
      await clerk.openCase(caseId);
      await says(clerk, 'Stand zurzeit nicht bekannt');
      await press(clerk, fetchMissing);
      const alert = clerk.card().getByRole('alert');
      await alert.getByText('Nachbestellung fehlgeschlagen').waitFor();
      await alert.getByText(/erneut/).waitFor();
      expect(await ordersOf(caseId)).toBe(0);
      // Without a webhook the documents are not retrieved by themselves.
      await setCaseFault('company-check', caseId, { webhooks: 'silent' });
      await press(clerk, 'Dokumente bestellen');
      await region(colleague).getByRole('button', { name: 'Dokumente bestellen' }).waitFor({ state: 'detached' });
      for (const pages of [clerk, colleague])
        await region(pages).getByText('liegt beim Register bereit, noch nicht abgerufen').nth(1).waitFor();
      expect(await ordersOf(caseId)).toBe(2);
    } finally {
      await clearCaseFault('company-check', caseId);
    }
    await press(clerk, fetchMissing);
    await clerk.card().getByText('Registerdokumente abgerufen').waitFor();
    await clerk.card().getByText('Registerauszug.pdf', { exact: true }).waitFor();
    for (const pages of [clerk, colleague])
      await region(pages).getByRole('button', { name: 'Registerauszug.pdf', exact: true }).waitFor();
    expect(await createdTwice('company-check', caseId)).toEqual([]);
  });

  test('that the register does not deliver are shown as failed, and ordered once more by each retrieval', async () => {
    const { caseId } = await bringToReady(unknownCompany('Auskunft fehlt'));
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    await press(clerk, fetchMissing);
    await says(clerk, 'Bestellung fehlgeschlagen; der Abruf bestellt erneut');
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await press(clerk, fetchMissing);
    await until(async () => (await ordersOf(caseId)) === 4, { what: 'the second order of both documents' });
    await says(clerk, 'Bestellung fehlgeschlagen; der Abruf bestellt erneut');
    expect(await clerk.faults()).toEqual([]);
  });
});
