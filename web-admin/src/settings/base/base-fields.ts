import type { BaseForm } from './base-form.js';

type Kind = 'line' | 'address' | 'mail' | 'image' | 'toggle' | 'html';

export interface BaseField {
  readonly name: keyof BaseForm;
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
}

export interface BaseGroup {
  readonly title: string;
  readonly fields: readonly BaseField[];
}

const field = (name: keyof BaseForm, label: string, kind: Kind = 'line', hint?: string): BaseField => ({
  name,
  label,
  kind,
  ...(hint === undefined ? {} : { hint }),
});

/** The base settings in the order of the page (R3 §3 "Setting", "tempConfig value"). */
export const baseGroups: readonly BaseGroup[] = [
  {
    title: 'Bank',
    fields: [
      field('bankName', 'Name der Bank'),
      field('bankEmployeeMail', 'Postfach der Bank', 'mail', 'An diese Adresse gehen Mails an die Bank.'),
      field(
        'title',
        'Titel der Seite',
        'line',
        'Steht bei der Kundschaft im Titel des Fensters. Leer: der Name der Bank.',
      ),
    ],
  },
  {
    title: 'Bilder',
    fields: [
      field('imageBankLogo', 'Logo', 'image'),
      field('logoSmall', 'Kleines Logo', 'image', 'Ohne kleines Logo wird das große gezeigt.'),
      field('faviconUrl', 'Symbol im Browser (Favicon)', 'image'),
      field('imageHead', 'Kopfbild', 'image'),
    ],
  },
  {
    title: 'Links',
    fields: [
      field('impressumUrl', 'Impressum', 'address'),
      field('agbUrl', 'AGB', 'address'),
      field('datenschutzUrl', 'Datenschutz', 'address'),
      field('scoringInfoUrl', 'Informationen zum Scoring', 'address'),
      field('ksvUrl', 'Vertrag', 'address'),
      field(
        'identityTermsUrl',
        'Bedingungen des Identifizierungsdienstes',
        'address',
        'Mit Adresse akzeptiert die Kundschaft sie bei der Registrierung.',
      ),
    ],
  },
  {
    title: 'Support',
    fields: [
      field('supportMail', 'E-Mail', 'mail'),
      field('supportPhone', 'Telefon'),
      field('supportChat', 'Chat', 'address'),
    ],
  },
  {
    title: 'Einstieg',
    fields: [
      field('disableOnlineOderTermin', 'Auswahl zwischen Online und Termin überspringen', 'toggle'),
      field('onlineBankingUrl', 'Bestandskunden: Online-Banking', 'address'),
      field('contactUrl', 'Bestandskunden: Kontakt', 'address'),
      field('appointmentUrl', 'Terminbuchung', 'address', 'Ohne Terminbuchung und Telefon wird kein Termin angeboten.'),
      field('appointmentPhone', 'Telefon für Termine'),
      field('portalLink', 'Link zum begonnenen Antrag zeigen', 'toggle'),
      field('showCalculation', 'Kontorechner zeigen', 'toggle'),
    ],
  },
  {
    title: 'Einführung',
    fields: [
      field('preHtml', 'Text über den Konten', 'html', 'Formatierter Text (HTML)'),
      field('postHtml', 'Text unter den Konten', 'html', 'Formatierter Text (HTML)'),
    ],
  },
];
