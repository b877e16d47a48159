import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { freshWord, noteworthy, unknownCompany } from '../support/company.js';
import { mailTo } from '../support/inbox.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

describe('a reply template', () => {
  let browser: Browser;
  let pages: ClerkPages;
  let before: unknown;

  beforeAll(async () => {
    browser = await openBrowser();
    const support = await ownClerk('ROLE_ROOT');
    before = (await support.done<{ readonly value: unknown }>('GET', '/settings/replyTemplates')).value;
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    const support = await ownClerk('ROLE_ROOT');
    await support.done('PUT', '/settings/replyTemplates', { body: { name: 'replyTemplates', value: before } });
    await browser.close();
  });

  const saveTemplate = async (title: string): Promise<void> => {
    pages = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    await pages.openOverview();
    const { page } = pages;
    await page.getByRole('tab', { name: 'Konfiguration', exact: true }).click();
    await pages.openSettings('Antwortvorlagen');
    await pages.button('Vorlage hinzufügen').click();
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('{Anrede}, Ihre {IBAN} fehlt.');
    await pages.button('Speichern').click();
    await page.getByText('Diesen Platzhalter gibt es nicht: {IBAN}', { exact: true }).waitFor();
    expect(await pages.faults()).toEqual([]);
    await text.fill('{Anrede}, bitte antworten Sie für die {Firma}.');
    await page.getByText('Sehr geehrte Frau Beispiel, bitte antworten Sie für die Musterwerk GmbH.').waitFor();
    await pages.button('Speichern').click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    await pages.openSettings('Versionen');
    await page.getByText('Antwortvorlagen').nth(1).waitFor();
    await pages.close();
  };

  test('is written by the administrator, filled by the case and sent by the clerk', async () => {
    const title = `Rückfrage ${freshWord()}`;
    await saveTemplate(title);
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    const { caseId, company } = applicant;
    pages = await ClerkPages.loggedIn(browser);
    const { page } = pages;
    await pages.openCase(caseId, 'Kommunikation');
    const message = page.getByLabel('Nachricht an den Kunden');
    await message.fill('Guten Morgen!');
    await pages.button('Vorlage einfügen').click();
    expect(await pages.faults()).toEqual([]);
    await page.getByRole('menuitem', { name: title }).click();
    await page.waitForFunction((name) => document.querySelector('textarea')?.value.includes(name), company.name);
    expect(await message.inputValue()).toMatch(/^Guten Morgen!\n\n(?:Sehr geehrte|Guten Tag).*bitte antworten Sie/);
    const filled = await message.inputValue();

    await message.fill(`${filled} Bis {Frist}.`);
    await pages.button('Nachricht senden').click();
    await page.getByText('Bitte ersetzen Sie {Frist} durch Ihren Text.').waitFor();
    expect(await pages.faults()).toEqual([]);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('Bis {Frist}.') === true);
    await message.fill(`${filled} Bis Freitag.`);
    await pages.button('Nachricht senden').click();
    await page.getByRole('list', { name: 'Nachrichten' }).getByText('Bis Freitag.').waitFor();
    await holds(message, '');
    await page.reload();
    await page.getByRole('list', { name: 'Nachrichten' }).getByText('Bis Freitag.').waitFor();
    await holds(message, '');
  });

  test('is offered in the question of a case in process, with the end of its time', async () => {
    const title = `Frist ${freshWord()}`;
    const support = await ownClerk('ROLE_ROOT');
    const template = { key: freshWord(), title, text: 'Bitte antworten Sie bis {Frist}.' };
    await support.done('PUT', '/settings/replyTemplates', { body: { name: 'replyTemplates', value: [template] } });
    const { caseId } = await bringToReady(unknownCompany());
    const staff = await ownClerk();
    await staff.takeOver(caseId);
    pages = await ClerkPages.loggedIn(browser);
    await pages.openCase(caseId);
    await pages.card().getByRole('button', { name: 'Rückfrage an den Kunden' }).waitFor();
    await pages.page.keyboard.press('r');
    await pages.dialog().getByRole('button', { name: 'Vorlage einfügen' }).click();
    await pages.page.getByRole('menuitem', { name: title }).click();
    const question = pages.dialog().getByLabel('Ihre Nachricht');
    await until(async () => /bis \d\d\.\d\d\.\d{4}\.$/.test(await question.inputValue()), {
      what: 'the day of the answer',
    });
    expect(await pages.faults()).toEqual([]);
    await pages.dialog().getByRole('button', { name: 'Rückfrage senden' }).click();
    await pages.card().getByText('Rückfrage gestellt').waitFor();
  });

  test('names in the question the documents that the customer is to upload', async () => {
    const title = `Unterlage ${freshWord()}`;
    const support = await ownClerk('ROLE_ROOT');
    const template = { key: freshWord(), title, text: 'Uns fehlen noch Unterlagen: {Unterlage}. Danke!' };
    await support.done('PUT', '/settings/replyTemplates', { body: { name: 'replyTemplates', value: [template] } });
    const applicant = await bringToReady(unknownCompany());
    const { caseId } = applicant;
    await (await ownClerk()).takeOver(caseId);
    pages = await ClerkPages.loggedIn(browser);
    await pages.openCase(caseId);
    await pages.card().getByRole('button', { name: 'Rückfrage an den Kunden' }).click();
    const dialog = pages.dialog();
    const send = dialog.getByRole('button', { name: 'Rückfrage senden' });
    await dialog.getByRole('button', { name: 'Vorlage einfügen' }).click();
    await pages.page.getByRole('menuitem', { name: title }).click();
    await dialog.getByText('Bitte ersetzen Sie {Unterlage} durch Ihren Text.').waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);

    await dialog.getByRole('checkbox', { name: 'Registerauszug', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Transparenzregisterauszug', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Gesellschaftsvertrag', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Registerauszug', exact: true }).uncheck();
    const text = 'Uns fehlen noch Unterlagen: Gesellschaftsvertrag und Transparenzregisterauszug. Danke!';
    await dialog.getByRole('region', { name: 'So liest es der Kunde' }).getByText(text, { exact: true }).waitFor();
    expect(await pages.faults()).toEqual([]);
    await pages.page.reload();
    await pages.card().getByRole('button', { name: 'Rückfrage an den Kunden' }).click();
    await dialog.getByText(text, { exact: true }).waitFor();
    await send.click();
    await pages.card().getByText('Rückfrage gestellt').waitFor();

    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto('/hub/identifizierung/status');
    await customer.page.locator('blockquote').getByText(text, { exact: true }).waitFor();
    expect(await customer.faults()).toEqual([]);
    const mail = await mailTo(applicant.email, ({ subject }) => subject.includes('Rückfrage'));
    expect(mail.text + mail.html).not.toMatch(/Gesellschaftsvertrag|Transparenzregister/);
  });

  test('leaves nothing of a draft behind at a logout', async () => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    pages = await ClerkPages.loggedIn(browser);
    const { page } = pages;
    await pages.openCase(applicant.caseId, 'Notizen');
    const note = page.getByLabel('Neue Notiz');
    await note.fill('Geheimer Entwurf');
    await page.reload();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Geheimer Entwurf');
    const drafts = () => page.evaluate(() => JSON.stringify(window.sessionStorage));
    expect(await drafts()).toContain('Geheimer Entwurf');
    await page.getByRole('button', { name: /^Konto / }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await page.getByLabel('Passwort').first().waitFor();
    expect(await drafts()).not.toContain('Entwurf');
  });
});
