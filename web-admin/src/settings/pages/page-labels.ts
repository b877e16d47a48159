import { fourEyesNames, fourEyesSwitches } from '@kontor/domain/approval/four-eyes';
import { connectionLabels } from '@kontor/domain/provider-connection/connection-labels';
import { lastReminderLabel, reminderKinds, reminderLabels } from '@kontor/domain/reminder/reminder';
import { instanceFlags, optionFlags } from '@kontor/domain/settings/option-flags';
import { baseGroups } from '../base/base-fields.js';

type Labels = Readonly<Record<string, readonly string[]>>;

/** The labels of the settings of each page of Konfiguration, by which its search finds them. */
export const configurationLabels: Labels = {
  Grundeinstellungen: baseGroups.flatMap(({ title, fields }) => [title, ...fields.map(({ label }) => label)]),
  Footerlinks: ['Titel', 'Webadresse', 'Titel (Englisch, optional)'],
  Einstiege: ['Kontovergleich', 'Konto eröffnen', 'Online eröffnen', 'Beratereinstieg'],
  Einbettung: ['Seiten, die einbetten dürfen', 'Herkunft von Bildern in Texten'],
  Konten: [
    ...['Titel neuer Konten', 'Schieberegler des Rechners', 'Id', 'Reihenfolge', 'Titel', 'Preise in Euro'],
    ...['Preis im Monat', 'Preis für Mitglieder', 'Preis je girocard', 'Freie girocards', 'Preise im Rechner'],
    ...['Merkmale', 'Details', 'Unterlagen', 'Karte im Vergleich', 'Titel anzeigen', 'Symbol anzeigen'],
    ...['Adresse des Symbols', 'Banner immer anzeigen', 'Text des Banners', 'Farbe des Kontos', 'Farbe des Banners'],
    ...['Text des Knopfs', 'Anderes Ziel des Knopfs', 'Vom Vergleich ausschließen', 'Kernbanksystem'],
    ...['Produktnummer (8 Zeichen)', 'Konditionsnummer (bis 3 Zeichen)'],
    'Produktnummer der girocard (bis 3 Zeichen)',
    ...['Von', 'Bis', 'Schritt', 'Erklärung', 'Preis', 'Hinweis', 'Thema', 'Variante', 'Hervorheben', 'Webadresse'],
  ],
  Bestellboxen: [
    ...['Schlüssel', 'Interner Name', 'Bezeichnung', 'Text', 'Erklärung', 'Nur für diese Rechtsformen', 'Pflichtfeld'],
  ],
  Mehrwerte: [
    ...['Mehrwerte anbieten', 'Überschrift', 'Text darunter', 'Text neben dem Kästchen', 'Schlüssel', 'Bezeichnung'],
    ...['Aktiv', 'Empfohlen', 'Kurztext', 'Langtext', 'Überschrift des Langtexts'],
  ],
  Optionen: optionFlags.map(({ label }) => label),
  'Put-on-hold': [
    ...['Personen', 'Staatsangehörigkeit', 'Angehalten bei', 'Erlaubt sind'],
    ...['Postleitzahl außerhalb des Geschäftsgebiets', 'Postleitzahlen des Geschäftsgebiets'],
    ...['Alter', 'Jünger als (Jahre)', 'Bonitätsprüfung der Personen', 'Ergebnis', 'Unternehmen', 'FATCA-relevant'],
    ...['Branchen', 'Rechtsformen', 'Wirtschaftsauskunft', 'Bereich', 'Bonitätsindex über', 'Ausfallrisiko über (%)'],
  ],
  Transparenzregister: ['Nutzer des Transparenzregisters', 'E-Mail-Adresse', 'Passwort'],
  Erinnerungen: [...reminderKinds.map((kind) => reminderLabels[kind].label), lastReminderLabel],
  'Mail-Disclaimer': ['Überschrift', 'Text'],
  Antwortvorlagen: [
    ...['Titel', 'Schlüssel', 'Text', 'Nur für diese Rechtsformen (optional)', 'Nur in diesen Status (optional)'],
  ],
  'Vier Augen': fourEyesNames.map((name) => fourEyesSwitches[name].label),
  Versionen: ['Wiederherstellen', 'Vergleichen'],
};

/** The same for Instanzkonfiguration. */
export const instanceLabels: Labels = {
  Grundeinstellungen: [
    ...instanceFlags.map(({ label }) => label),
    ...['Usersnap-Schlüssel', 'Bankzugang sperren nach (Minuten ohne Eingabe)'],
    'Lesezugriffe aufbewahren (Monate)',
    'App oder Sicherheitsschlüssel verlangen für',
  ],
  Bankanbieter: [...Object.values(connectionLabels.banking), 'Webhooks'],
  Identitätsprüfung: [...Object.values(connectionLabels.identityOnboarding), 'Onboarding-Daten'],
  Unternehmensprüfung: Object.values(connectionLabels.companyCheck),
  Kernbanksystem: Object.values(connectionLabels.coreBanking),
};
