import type { Browser, Locator } from 'playwright-core';
import { axeFindings, closePages, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';

describe('a text in lines', () => {
  let browser: Browser;
  let admin: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    await admin.goto('/bm/start?ansicht=Konten#Konfiguration');
    await admin.button('Konto hinzufügen').click();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const view = (label: string, name: 'Text' | 'Tabelle') =>
    admin.page.getByRole('group', { name: `Ansicht von ${label}` }).getByRole('button', { name, exact: true });
  const table = (label: string) => admin.page.getByRole('group', { name: label, exact: true });
  const text = (label: string) => admin.page.getByRole('textbox', { name: label, exact: true });
  const cell = (row: Locator, label: string) => row.getByRole('textbox', { name: label, exact: true });

  test('is edited as a table, and says at its row what is wrong', async () => {
    const label = 'Schieberegler des Rechners';
    const before = await text(label).inputValue();
    await view(label, 'Tabelle').click();
    await table(label).getByRole('button', { name: 'Schieberegler hinzufügen' }).click();
    const row = table(label).getByRole('listitem').last();
    await cell(row, 'Titel').pressSequentially('Neue Terminals ');
    await cell(row, 'Von').fill('9');
    await cell(row, 'Bis').fill('1');
    await admin.button('Speichern').click();
    await row.getByText('Der kleinste Wert liegt über dem größten').waitFor();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await cell(row, 'Bis').fill('12');
    await row.getByText('Der kleinste Wert liegt über dem größten').waitFor({ state: 'hidden' });
    await view(label, 'Text').click();
    await holds(text(label), `${before}\nNeue Terminals  | 9 | 12 |  | `);
  });

  test('has its rows in the order that is wanted', async () => {
    await text('Unterlagen').fill('Preise | https://bank.test/preise\nBedingungen | https://bank.test/agb');
    await view('Unterlagen', 'Tabelle').click();
    const rows = table('Unterlagen').getByRole('listitem');
    await rows.first().getByRole('button', { name: 'Zeile 1 nach unten' }).click();
    await holds(cell(rows.first(), 'Titel'), 'Bedingungen');
    await rows.first().getByRole('button', { name: 'Zeile 1 löschen' }).click();
    await admin.dialog().getByRole('button', { name: 'Löschen' }).click();
    await view('Unterlagen', 'Text').click();
    await holds(text('Unterlagen'), 'Preise | https://bank.test/preise');
  });

  test('with blocks has their topics, and remains a text while a line has no place in the table', async () => {
    await text('Details').fill('Ohne Überschrift');
    await view('Details', 'Tabelle').click();
    await admin.says('Der Text hat eine Zeile, die keine Tabelle zeigen kann.');
    await text('Details').fill('***Karten***(Debit)\ngirocard | 0,50 € | 1 frei');
    const block = (name: string) => table('Details').getByRole('group', { name, exact: true });
    await holds(cell(block('Karten'), 'Preis'), '0,50 €');
    await admin.button('Block hinzufügen').click();
    await admin.button('Speichern').click();
    await block('Block 2').getByText('Thema erforderlich').waitFor();
    expect([...(await axeFindings(admin.page)), ...(await admin.faults())]).toEqual([]);
    await cell(block('Block 2'), 'Thema').fill('Sonst');
    await block('Sonst').getByRole('checkbox', { name: 'Hervorheben' }).check();
    await block('Sonst').getByRole('button', { name: 'Zeile hinzufügen' }).click();
    await cell(block('Sonst'), 'Titel').fill('Beratung');
    await view('Details', 'Text').click();
    await holds(text('Details'), '***Karten***(Debit)\ngirocard | 0,50 € | 1 frei\n\n***Sonst***\nBeratung |  | ');
  });
});
