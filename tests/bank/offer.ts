import type { ClerkPages } from '../support/clerk-pages.js';
import { SettingsPage } from './settings.js';

/** The page that everybody reads as the bank's. */
const site = 'https://www.beispielbank.example';

export const bankName = 'Beispielbank eG';
export const support = { mail: 'hilfe@beispielbank.example', phone: '030 5550123' } as const;
export const privacyPolicy = `${site}/datenschutz`;
export const footer = ['Impressum', 'Datenschutz', 'Barrierefreiheit'] as const;

const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function nameBank(admin: ClerkPages): Promise<void> {
  const base = await SettingsPage.open(admin, 'Konfiguration', 'Grundeinstellungen');
  await base.fill(
    {
      'Name der Bank': bankName,
      'Postfach der Bank': 'firmenkunden@beispielbank.example',
      'Titel der Seite': bankName,
    },
    base.part('Bank'),
  );
  await base.fill(
    {
      Impressum: `${site}/impressum`,
      AGB: `${site}/agb`,
      Datenschutz: privacyPolicy,
      'Informationen zum Scoring': `${site}/scoring`,
      Vertrag: `${site}/vertrag.pdf`,
    },
    base.part('Links'),
  );
  await base.fill({ 'E-Mail': support.mail, Telefon: support.phone }, base.part('Support'));
  const [file] = await base.part('Bilder').locator('input[type=file]').all();
  await file!.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await base.save();
}

export async function setFooterLinks(admin: ClerkPages): Promise<void> {
  const links = await SettingsPage.open(admin, 'Konfiguration', 'Footerlinks');
  for (const [index, title] of footer.entries()) {
    await links.press('Link hinzufügen');
    const webAddress = `${site}/${title.toLowerCase()}`;
    await links.fill({ Titel: title, Webadresse: webAddress }, links.part(`Link ${index + 1}`));
  }
  await links.save();
}

const options = [
  'Zusätzliche Angaben der handelnden Person abfragen',
  'Jahresumsatz abfragen',
  'girocard anbieten',
  'Geschäftszweck abfragen',
  'CRS-Typ abfragen',
  'Internationale Geschäftsbeziehungen abfragen',
  'Als Kunde an das Kernbanksystem übergeben',
  'Konto im Kernbanksystem anlegen',
  'girocard im Kernbanksystem anlegen',
] as const;

export async function chooseOptions(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Optionen');
  for (const option of options) {
    const saved = admin.page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
    await page.toggle(option).click();
    await saved;
    await admin.page.getByRole('switch', { name: option, exact: true, checked: true }).waitFor();
  }
  expect(await admin.faults()).toEqual([]);
}

export async function writeOrderBoxes(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Bestellboxen');
  for (const [key, label, text] of [
    ['agb', 'Allgemeine Geschäftsbedingungen', 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen.'],
    ['ksv', 'Vertragsunterlagen', 'Ich habe die Vertragsunterlagen erhalten und akzeptiere sie.'],
  ] as const) {
    await page.press('Bestellbox hinzufügen');
    await page.fill({ Schlüssel: key, Bezeichnung: label });
    await admin.page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await admin.page.keyboard.type(text);
    await page.box('Pflichtfeld').check();
  }
  await page.save();
}

export async function offerMehrwerte(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Mehrwerte');
  await page.box('Mehrwerte anbieten').check();
  await page.press('Mehrwert hinzufügen');
  await page.fill({ Schlüssel: 'kartenzahlung', Bezeichnung: 'Kartenzahlung im Geschäft' });
  await page.fill({ Kurztext: 'Terminals für Laden und unterwegs' });
  await page.save();
}

export async function setHoldRules(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Put-on-hold');
  await page.box('Alter').check();
  await page.fill({ 'Jünger als (Jahre)': '18' });
  await page.box('Staatsangehörigkeit').check();
  const nationality = admin.page.getByRole('combobox', { name: 'Angehalten bei' });
  await nationality.fill('Nordkorea');
  await admin.page.getByRole('option', { name: 'Nordkorea', exact: true }).click();
  await nationality.press('Escape');
  await page.save();
}

export async function writeDisclaimer(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Mail-Disclaimer');
  await page.press('Abschnitt hinzufügen');
  const address = 'Beispielallee 1, 10115 Berlin · Amtsgericht Berlin (Charlottenburg), GnR 200';
  await page.fill({ Überschrift: bankName, Text: address }, page.part('Abschnitt 1'));
  await page.save();
}

export async function registerAtRegister(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Transparenzregister');
  await page.fill({ 'E-Mail-Adresse': 'register@beispielbank.example', Passwort: 'Registerkennwort-7' });
  await page.press('Nutzer anlegen');
  await admin.says('Eingerichtet für register@beispielbank.example');
  expect(await admin.faults()).toEqual([]);
}

export async function createAccounts(admin: ClerkPages): Promise<void> {
  const page = await SettingsPage.open(admin, 'Konfiguration', 'Konten');
  await page.fill({ 'Schieberegler des Rechners': 'Beleglose Buchungen | 0 | 200 | 10 | Je Monat' });
  for (const [title, price, member, product] of [
    ['Start', '9,90', '7,90', '10000001'],
    ['Komfort', '18,90', '13,90', '10000002'],
  ] as const) {
    await page.fill({ 'Titel neuer Konten': title });
    await page.press('Konto hinzufügen');
    const account = page.part(title);
    await page.fill({ 'Preis im Monat': price, 'Preis für Mitglieder': member }, account);
    await page.fill({ 'Preis je girocard': '0,50', 'Freie girocards': '1' }, account);
    await page.fill({ Merkmale: 'Beleglose Buchungen im Online-Banking\n1 girocard inklusive' }, account);
    await page.fill({ Unterlagen: `Preis- und Leistungsverzeichnis | ${site}/preise.pdf` }, account);
    await page.fill({ 'Beleglose Buchungen: Preis je Einheit': '0,20' }, account);
    await page.fill(
      {
        'Produktnummer (8 Zeichen)': product,
        'Konditionsnummer (bis 3 Zeichen)': '001',
        'Produktnummer der girocard (bis 3 Zeichen)': '101',
      },
      account,
    );
  }
  await page.save();
}
