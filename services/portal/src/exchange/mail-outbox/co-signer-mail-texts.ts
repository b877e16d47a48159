import { coSignerTimes } from '@kontor/domain/co-signer/co-signer-step';
import { ofTheBank, theBank, type MailContent, type MailFacts } from './mail-content.js';

const linkDays = coSignerTimes.linkMs / (24 * 60 * 60 * 1000);

/** The token is behind the number sign, so that no server and no referrer sees it. */
const ownPage = ({ appUrl, personLink }: MailFacts): string => `${appUrl}/hub/person#${personLink}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a person learns whose data somebody else has given (Art. 14 DSGVO). */
function privacyNotice({ bankName, companyName, privacyUrl }: MailFacts): readonly string[] {
  const notes = privacyUrl === '' ? 'im Impressum' : `in den Datenschutzhinweisen: ${privacyUrl}`;
  return [
    'Informationen zum Datenschutz nach Art. 14 DSGVO',
    `Verantwortlich: ${theBank(bankName)}. Die Anschrift, und wie Sie die Datenschutzbeauftragte oder den Datenschutzbeauftragten erreichen, finden Sie ${notes}`,
    `Woher wir Ihre Daten haben: von der Person, die den Antrag für ${companyName} stellt, und aus öffentlichen Registern (Handelsregister, Transparenzregister).`,
    'Welche Daten: Anrede, Name, Geburtsdatum, Staatsangehörigkeit, Anschrift, E-Mail-Adresse und Telefonnummer, Ihre Stellung im Unternehmen und Ihr Anteil daran, Ihre Steuer-Identifikationsnummer, ob Sie eine politisch exponierte Person sind, und bei der Identifikation die Daten und Bilder Ihres Ausweises.',
    `Wozu und auf welcher Grundlage: Wir müssen Sie als Person identifizieren, die für ${companyName} handelt oder daran beteiligt ist (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 10 bis 13 GwG). Außerdem eröffnen und führen wir das Konto; daran haben wir und Ihr Unternehmen ein berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).`,
    'Wer sie bekommt: ein Dienst, der Sie identifiziert, Dienste für Registerauskünfte und zur Prüfung des Unternehmens, Dienstleister, die unsere Technik betreiben, und Behörden, soweit ein Gesetz es verlangt. Ob dabei Daten in Länder außerhalb des Europäischen Wirtschaftsraums gelangen, sagen wir Ihnen gern.',
    'Wie lange: Angaben und Unterlagen zur Identifikation bewahren wir fünf Jahre auf, gerechnet vom Ende des Kalenderjahres, in dem die Geschäftsbeziehung endet (§ 8 Abs. 4 GwG). Alles andere löschen wir, sobald wir es nicht mehr brauchen.',
    'Ihre Rechte: Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und die Übertragung Ihrer Daten verlangen. Sie können der Verarbeitung widersprechen, soweit sie auf einem berechtigten Interesse beruht. Und Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren. Entscheidungen allein durch Technik treffen wir über Sie nicht.',
  ];
}

const validity = `Der Link ist nur für Sie bestimmt. Geben Sie ihn nicht weiter. Er gilt, bis Ihr Teil erledigt ist, höchstens ${linkDays} Tage.`;

/** What the mail about an identity check says below its button, to a person with a page of their own and to any other. */
export function belowCheck(facts: MailFacts): readonly string[] {
  if (facts.personLink === '') return ['Der Link ist nur für Sie bestimmt. Geben Sie ihn nicht weiter.'];
  return [
    `Was wir von Ihnen brauchen und wie es steht, sehen Sie auf Ihrer eigenen Seite: ${ownPage(facts)}`,
    `Beide Links sind nur für Sie bestimmt. Geben Sie sie nicht weiter. Ihre Seite können Sie öffnen, bis Ihr Teil erledigt ist, höchstens ${linkDays} Tage lang.`,
    ...privacyNotice(facts),
  ];
}

/** The texts of the mails that only co-signers get. */
export const coSignerMailTexts: Readonly<Record<'coSignerCode' | 'coSignerData', (facts: MailFacts) => MailContent>> = {
  coSignerCode: ({ code, bankName }) => ({
    subject: 'Ihr Code',
    heading: 'Ihr Code',
    paragraphs: [`mit diesem Code öffnen Sie Ihre Seite bei ${ofTheBank(bankName)}.`],
    code,
    afterwards: [
      'Der Code gilt zehn Minuten und nur einmal. Geben Sie ihn nicht weiter.',
      'Sie haben keinen Code angefordert? Dann müssen Sie nichts tun.',
    ],
  }),
  coSignerData: (facts) => ({
    subject: `Wir brauchen noch Angaben von Ihnen – ${facts.companyName}`,
    heading: 'Wir brauchen noch Angaben von Ihnen',
    paragraphs: [
      `Sie wurden als Person angegeben, die für ${facts.companyName} handelt oder daran beteiligt ist. ${capital(theBank(facts.bankName))} eröffnet für das Unternehmen ein Konto und muss Sie dafür kennen. Das ist gesetzlich vorgeschrieben.`,
      'Zu Ihnen fehlen noch Angaben. Bitte ergänzen Sie sie auf Ihrer eigenen Seite. Das dauert nur wenige Minuten. Danach geht es dort weiter.',
      'Zur Sicherheit senden wir Ihnen beim Öffnen einen Code an diese E-Mail-Adresse.',
    ],
    button: { label: 'Meine Seite öffnen', url: ownPage(facts) },
    afterwards: [validity, ...privacyNotice(facts)],
  }),
};
