import type { Browser, Locator } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { ownClerk } from '../support/staff-users.js';

/** No other file changes these; what all pages show is changed in `settings.alone.test.ts`. */
const names = ['orderCheckboxes', 'mehrwerte', 'simplePutOnHoldConfig'];

interface Offer {
  readonly orderCheckboxes: readonly { readonly key: string; readonly text?: string }[];
  readonly mehrwerte: { readonly mehrwerte: readonly { readonly key: string; readonly shortText?: string }[] };
}

const offer = async (): Promise<Offer> => (await api<Offer>('GET', '/configuration')).body;

describe('what the bank offers', () => {
  let browser: Browser;
  let administrator: Clerk;
  let pages: ClerkPages;
  const stored: Record<string, unknown> = {};

  beforeAll(async () => {
    browser = await openBrowser();
    administrator = await ownClerk('ROLE_INSTANCE_ADMIN');
    for (const name of names) {
      const { value } = await administrator.done<{ readonly value: unknown }>('GET', `/settings/${name}`);
      stored[name] = value;
    }
    pages = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
  });
  afterAll(async () => {
    await administrator.done('PUT', '/settings', { body: { values: stored } });
    await browser.close();
  });

  const open = async (label: string): Promise<void> => {
    await pages.goto(`/bm/start?ansicht=${label}#Konfiguration`);
    await pages.button('Speichern').waitFor();
  };
  const field = (label: string, within: Locator = pages.page.locator('form')): Locator =>
    within.getByRole('textbox', { name: label, exact: true });
  const preview = (): Locator => pages.page.getByRole('complementary', { name: 'Vorschau' });
  const canSave = (can: boolean): Promise<void> =>
    pages
      .button('Speichern')
      .and(pages.page.locator(`[aria-disabled="${!can}"]`))
      .waitFor();
  const save = async (): Promise<void> => {
    await pages.button('Speichern').click();
    await pages.page.getByText('Gespeichert.').first().waitFor();
    await pages.page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
  };

  test('an order box is added, previewed by legal form, moved, and warned of when its key is taken', async () => {
    await open('Bestellboxen');
    await pages.button('Bestellbox hinzufügen').click();
    await field('Schlüssel').fill('agb');
    await field('Bezeichnung').fill('Aushang');
    await pages.says('Schlüssel mehrfach vergeben: agb');
    await field('Schlüssel').fill('aushang');
    await pages.page.getByText('Schlüssel mehrfach vergeben').waitFor({ state: 'hidden' });

    const text = field('Text');
    await text.click();
    await pages.button('Fett').click();
    await pages.page.keyboard.type('Wichtig');
    await pages.page.getByRole('combobox', { name: 'Nur für diese Rechtsformen' }).fill('KGaA');
    await pages.page.getByRole('option', { name: 'Kommanditgesellschaft auf Aktien (KGaA)' }).click();
    await pages.page.keyboard.press('Escape');
    await preview().getByText('Allgemeine Geschäftsbedingungen').first().waitFor();
    expect(await preview().getByText('Aushang').count()).toBe(0);
    expect(await preview().getByText('Handeln auf eigene Rechnung').count()).toBe(0);
    await preview().getByRole('combobox', { name: 'Vorschau für' }).selectOption('SELF_EMPLOYED');
    await preview().getByText('Handeln auf eigene Rechnung').waitFor();
    expect(await pages.faults()).toEqual([]);

    await pages.button('Aushang nach oben').click();
    await save();
    const boxes = (await offer()).orderCheckboxes;
    expect(boxes.map(({ key }) => key)).toEqual(['agb', 'ksv', 'wirtschaftlichBerechtigter', 'aushang', 'werbung']);
    expect(boxes[3]).toMatchObject({ label: 'Aushang', required: false, legalForms: ['KGAA'] });
    expect(boxes[3]?.text).toMatch(/<(b|strong)>Wichtig<\/(b|strong)>/);
  });

  test('an added-value option needs an own key, and a given one is read-only', async () => {
    await open('Mehrwerte');
    await pages.button('Mehrwert hinzufügen').click();
    const key = field('Schlüssel');
    for (const taken of ['', 'finanzierung']) {
      await key.fill(taken);
      await canSave(false);
    }
    await key.fill('aushang');
    await canSave(true);
    await field('Bezeichnung').fill('Beratung');
    await field('Kurztext').fill('Vor Ort\nAm Telefon <kostenlos>');
    await preview().getByText('Am Telefon <kostenlos>').waitFor();
    await pages.page.getByRole('checkbox', { name: 'Aktiv', exact: true }).uncheck();
    expect(await preview().getByText('Beratung').count()).toBe(0);
    expect(await pages.faults()).toEqual([]);
    await save();
    expect((await offer()).mehrwerte.mehrwerte.at(-1)).toMatchObject({
      key: 'aushang',
      active: false,
      shortText: '<ul><li>Vor Ort</li><li>Am Telefon &lt;kostenlos&gt;</li></ul>',
    });

    await pages.button('Mitglied werden').click();
    expect(await key.getAttribute('readonly')).not.toBeNull();
    expect(await pages.button('Mitglied werden löschen').count()).toBe(0);
  });

  test('hold rules are refused while a list is invalid, and hold the next order once saved', async () => {
    await open('Put-on-hold');
    const nationality = pages.page.getByRole('combobox', { name: 'Angehalten bei' });
    const chosen = pages.page.locator('.MuiAutocomplete-root').filter({ has: nationality });
    await nationality.hover();
    await chosen.getByRole('button', { name: 'Auswahl leeren' }).click();
    await pages.page.getByRole('checkbox', { name: 'Wirtschaftsauskunft' }).check();
    await pages.page.getByRole('combobox', { name: 'Bereich' }).selectOption('MANUAL');
    await field('Ausfallrisiko über (%)').fill('4,057');
    expect(await field('Ausfallrisiko über (%)').inputValue()).toBe('4,05');
    await pages.button('Speichern').click();
    await pages.says('Mindestens ein Land erforderlich');
    const { value } = await administrator.done<{ readonly value: unknown }>('GET', '/settings/simplePutOnHoldConfig');
    expect(value).toEqual(stored['simplePutOnHoldConfig']);

    await pages.page.getByRole('checkbox', { name: 'Wirtschaftsauskunft' }).uncheck();
    // Not the Comoros: the dry run of rules has an order from there, which must not be held meanwhile.
    for (const country of ['Nordkorea', 'Iran', 'Tuvalu']) {
      await nationality.fill(country);
      await pages.page.getByRole('option', { name: country, exact: true }).click();
    }
    await nationality.press('Escape');
    await preview().getByText('Eine Person hat eine dieser Staatsangehörigkeiten: Nordkorea, Iran, Tuvalu.').waitFor();
    expect(await pages.faults()).toEqual([]);
    await save();

    const company = unknownCompany();
    const [first, ...others] = company.people;
    const applicant = await readyToOrder({ ...company, people: [{ ...first, nationality: 'TV' }, ...others] });
    await applicant.order();
    await applicant.reaches(213);

    const { simplePutOnHoldConfig } = stored;
    await administrator.done('PUT', '/settings', { body: { values: { simplePutOnHoldConfig } } });
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.page.getByText(/gelten nach Version \d+ der Einstellungen/).waitFor();
    await clerk.page.getByText(/^Seitdem von der Bank geändert/).click();
    await clerk.page
      .getByRole('deletion')
      .getByText(/Nordkorea, Iran, Tuvalu/)
      .waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
  });
});
