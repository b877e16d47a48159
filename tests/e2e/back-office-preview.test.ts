import type { Browser, Locator, Request } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { axeFindings, closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { encryptedPdf, hostilePdf, pagesPdf, scannedPdf, truncatedPdf } from '../support/pdf/build-pdf.js';
import { png } from '../support/pdf/build-png.js';
import { ownStaff } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { identifyAll, order } from '../support/whole-way.js';

const bytesOf = (content: Buffer, type: string): Blob => new Blob([new Uint8Array(content)], { type });
const documents = /\/business_documents\/[^/]+\/download/;

/** A case at 410 with documents of its customer, a contract, and the documents of registers. Gives its number. */
async function withFiles(): Promise<string> {
  const applicant = await readyToOrder(unknownCompany());
  const statutes = bytesOf(pagesPdf('Satzung der Gesellschaft', 'Unterschriften der Satzung'), 'application/pdf');
  await applicant.upload('FOUNDATION_DOCUMENT', statutes, 'satzung.pdf');
  await applicant.upload('SHARE_HOLDERS_AGREEMENT', bytesOf(png(1200, 800), 'image/png'), 'ausweis.png');
  await order(applicant);
  await identifyAll(applicant);
  await applicant.reaches(310);
  const clerk = await Clerk.login();
  await clerk.takeOver(applicant.caseId);
  await clerk.uploadContract(applicant.caseId, pdf('Kontovertrag'), 'kontovertrag.pdf');
  await clerk.call('POST', `/bgo_identifications/${applicant.caseId}/order-documents`, { body: {} });
  await until(
    async () => {
      const path = `/bgo_fetch_documents_start/${applicant.caseId}`;
      const { body } = await clerk.call<{
        readonly documents?: readonly unknown[];
      }>('POST', path, { body: {} });
      return (body.documents ?? []).length > 0;
    },
    { what: 'the documents of registers' },
  );
  return applicant.caseId;
}

describe('the preview of the files of a case', () => {
  let browser: Browser;
  let clerk: ClerkPages;
  let caseId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    caseId = await withFiles();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const link = (name: string): Locator => clerk.page.getByRole('button', { name, exact: true });
  const pane = (name: string | RegExp): Locator => clerk.page.getByRole('region', { name });
  const sheet = (page: number, of: number): Locator =>
    clerk.page.getByRole('group', {
      name: `Seite ${page} von ${of}`,
      exact: true,
    });
  const drawn = (page: number, of: number): Promise<void> =>
    sheet(page, of).and(clerk.page.locator('[data-look="text"]')).waitFor();
  const press = (key: string): Promise<void> => clerk.page.keyboard.press(key);
  const place = (text: string): Promise<void> => clerk.page.getByRole('status').getByText(text).waitFor();

  /** Opens a document whose download is answered with other bytes: the upload refuses such files. */
  async function openForged(content: Buffer, contentType = 'application/pdf'): Promise<void> {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.route(documents, (route) => route.fulfill({ body: content, contentType }));
    await clerk.openCase(caseId);
    await link('satzung.pdf').press('Enter');
  }

  test('goes through all files by keys beside the data, and gives the focus back', async () => {
    clerk = await ClerkPages.loggedIn(browser);
    const read: string[] = [];
    clerk.page.on('request', (request: Request) => {
      if (request.url().includes('/download')) read.push(request.url());
    });
    await clerk.openCase(caseId);
    await link('satzung.pdf').press('Enter');
    await drawn(1, 2);
    await sheet(1, 2).getByText('Satzung der Gesellschaft').waitFor();
    const area = clerk.page.getByRole('group', {
      name: 'Inhalt von satzung.pdf',
    });
    await hasFocus(area);
    await press('ArrowDown');
    await until(() => area.evaluate(({ scrollTop }) => scrollTop > 0), {
      what: 'the cursor key to scroll the file',
    });
    await clerk.page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    expect(read).toHaveLength(1);
    expect(await axeFindings(clerk.page)).toEqual([]);
    expect(await clerk.faults()).toEqual([]);

    await press('PageDown');
    await place('Seite 2 von 2');
    await drawn(2, 2);
    await sheet(2, 2).getByText('Unterschriften der Satzung').waitFor();
    await press('PageUp');
    await place('Seite 1 von 2');
    const width = async (): Promise<number> => (await sheet(1, 2).boundingBox())?.width ?? 0;
    const fitted = await width();
    await press('+');
    await until(async () => (await width()) > fitted, {
      what: 'the page to grow',
    });
    await drawn(1, 2);
    await press('0');
    await until(async () => (await width()) === fitted, {
      what: 'the page to fit again',
    });
    await press('-');
    await until(async () => (await width()) < fitted, {
      what: 'the page to shrink',
    });

    await press('j');
    await pane('ausweis.png').getByRole('img', { name: 'ausweis.png' }).waitFor();
    await place('Datei 2 von');
    expect(await axeFindings(clerk.page)).toEqual([]);
    await press('j');
    await drawn(1, 1);
    await pane('kontovertrag.pdf').getByText('Kontovertrag', { exact: true }).waitFor();
    await press('j');
    await pane(/^Registerauszug/).waitFor();
    await clerk.page.locator('[data-page="1"]:is([data-look="text"], [data-look="picture"])').waitFor();
    await press('k');
    await pane('kontovertrag.pdf').waitFor();
    expect(await clerk.faults()).toEqual([]);

    await press('Escape');
    await pane('kontovertrag.pdf').waitFor({ state: 'detached' });
    await hasFocus(link('satzung.pdf'));
    await press('?');
    await clerk.dialog().getByText('Vorschau schließen').waitFor();
  });

  test('logs a file once that is opened, as what it was', async () => {
    const auditor = await Clerk.login('ROLE_ROOT');
    // Nobody else of this file reads by this account: entries are written a moment after the reading.
    const { username } = await ownStaff('ROLE_ADMIN_PLUS');
    const entries = async (): Promise<number> => {
      const sentences = await auditor.logged({ category: 'document', person: username });
      return sentences.filter((sentence) =>
        sentence.endsWith(`eine Unterlage des Kunden des Vorgangs ${caseId} abgerufen`),
      ).length;
    };
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await clerk.openCase(caseId);
    const before = await entries();
    expect(before).toBe(0);
    await link('ausweis.png').press('Enter');
    await pane('ausweis.png').getByRole('img').waitFor();
    await until(async () => (await entries()) > before, {
      what: 'the entry of the preview',
    });
    await press('+');
    await press('Escape');
    const download = clerk.page.waitForEvent('download');
    await clerk.button('ausweis.png herunterladen').click();
    expect((await download).suggestedFilename()).toBe('ausweis.png');
    await until(async () => (await entries()) > before + 1, {
      what: 'the entry of the download',
    });
    expect(await entries()).toBe(before + 2);
  });

  test('covers a narrow page, and leaves it as it was', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN', 360);
    await clerk.openCase(caseId);
    await link('satzung.pdf').press('Enter');
    await clerk.dialog().waitFor();
    await drawn(1, 2);
    expect(await axeFindings(clerk.page)).toEqual([]);
    expect(await clerk.faults()).toEqual([]);
    await press('j');
    await clerk.dialog().getByRole('img', { name: 'ausweis.png' }).waitFor();
    await press('Escape');
    await clerk.dialog().waitFor({ state: 'detached' });
    await hasFocus(link('satzung.pdf'));
  });

  test('runs nothing of a hostile file, and says what it leaves out', async () => {
    const address = 'https://hostile.example';
    const asked: string[] = [];
    await openForged(hostilePdf(address));
    clerk.page.on('dialog', (dialog) => {
      asked.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    clerk.page.context().on('page', (page) => asked.push(`window ${page.url()}`));
    clerk.page.context().on('request', (request) => {
      if (request.url().includes('hostile') || request.isNavigationRequest()) asked.push(request.url());
    });
    await drawn(1, 1);
    for (const words of ['enthält Skripte', 'etwas ausführen', 'nur Text', 'eine angehängte Datei'])
      await pane('satzung.pdf').getByText(words).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await sheet(1, 1).boundingBox()) ?? {};
    for (const part of [0.35, 0.5, 0.7, 0.9]) await clerk.page.mouse.click(x + width / 2, y + height * part);
    await press('Escape');
    await pane('satzung.pdf').waitFor({ state: 'detached' });
    expect(asked).toEqual([]);
    expect(await clerk.page.title()).not.toContain('hostile');
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows a scan, although the policy of the page forbids WebAssembly', async () => {
    await openForged(scannedPdf());
    await sheet(1, 1).and(clerk.page.locator('[data-look="picture"]')).waitFor();
    await sheet(1, 1).getByText('Die Seite ist ein Bild ohne Text.').waitFor();
    const middle = await sheet(1, 1)
      .locator('canvas')
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const pixel = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1);
        return [...(pixel?.data ?? [])];
      });
    expect(middle).toEqual([0, 0, 0, 255]);
    expect(await clerk.faults()).toEqual([]);
  });

  test.each([
    ['encrypted', encryptedPdf(), 'application/pdf', 'mit einem Kennwort geschützt'],
    ['truncated', truncatedPdf(), 'application/pdf', 'beschädigt oder unvollständig'],
    ['broken as an image', Buffer.from('GIF'), 'image/png', 'beschädigt oder unvollständig'],
    ['of another type', Buffer.from('<p>Text</p>'), 'text/html', 'Dateien dieses Typs zeigt die Vorschau nicht'],
    ['empty', Buffer.alloc(0), 'application/pdf', 'Die Datei ist leer'],
  ])('a file that is %s is not shown, but can be downloaded', async (_kind, content, type, words) => {
    await openForged(content, type);
    await pane('satzung.pdf').getByRole('status').getByText(words).waitFor();
    await pane('satzung.pdf').getByRole('button', { name: 'Herunterladen' }).waitFor();
    expect(await clerk.faults()).toEqual([]);
  });
});
