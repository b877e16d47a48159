import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { attemptsSentence } from '@kontor/domain/person/person-wording';
import { accountMailTexts } from './account-mail-texts.js';
import type { AfterOrder } from './case-facts.js';
import { belowCheck, coSignerMailTexts } from './co-signer-mail-texts.js';
import { reminderTexts } from './reminder-texts.js';
import { failedMail } from './failed-mail.js';
import type { AnyMailKind } from './mailbox.js';
import { theBank, type MailContent, type MailFacts } from './mail-content.js';

const statusButton = ({ appUrl }: MailFacts) => ({
  label: 'Stand ansehen',
  url: `${appUrl}/hub/identifizierung/status`,
});
const subjectOf = (text: string, { companyName }: MailFacts) => `${text} – ${companyName}`;
function notice(
  subject: string,
  paragraphs: readonly string[],
  button?: (facts: MailFacts) => NonNullable<MailContent['button']>,
) {
  return (facts: MailFacts): MailContent => ({
    subject: subjectOf(subject, facts),
    heading: subject,
    paragraphs,
    ...(button === undefined ? {} : { button: button(facts) }),
  });
}

/** The mail with the day until which the customer has to act. */
const untilDue =
  (text: (facts: MailFacts) => MailContent) =>
  (facts: MailFacts): MailContent => {
    const content = text(facts);
    if (facts.dueAt === null) return content;
    return {
      ...content,
      paragraphs: [...content.paragraphs, `Bitte erledigen Sie das bis zum ${germanDay(facts.dueAt)}.`],
    };
  };

const toApplication = (path: string, label: string) => (facts: MailFacts) => ({
  label,
  url: `${facts.appUrl}/hub/identifizierung${path}`,
});

/** What comes next after an order. */
const afterOrder: Readonly<Record<AfterOrder, string>> = {
  identify:
    'Als Nächstes weisen sich alle Personen aus, die für Ihr Unternehmen handeln. Jede von ihnen bekommt dafür eine eigene E-Mail mit einem Link.',
  resolve:
    'Ein Schritt fehlt noch: Öffentliche Quellen nennen andere Personen als Ihr Antrag. Bitte gleichen Sie die Personen ab. Danach geht es von selbst weiter.',
  wait: 'Im Moment müssen Sie nichts tun. Wir schreiben Ihnen, sobald wir etwas von Ihnen brauchen.',
};
const nothingToDo = 'Sie müssen nichts tun. Wir schreiben Ihnen, sobald das Konto eröffnet ist.';
const identifiedMail = notice(
  'Ihre Identifikation war erfolgreich',
  [
    'Ihr Unternehmen und alle beteiligten Personen sind identifiziert. Jetzt richtet die Bank Ihr Konto ein.',
    nothingToDo,
  ],
  statusButton,
);
/** The bank took the case without everybody being identified. */
const readyMail = notice(
  'Ihr Antrag liegt bei der Bank',
  ['unsere Mitarbeitenden übernehmen Ihren Antrag und richten Ihr Konto ein.', nothingToDo],
  statusButton,
);

/** The texts of every mail: what happened, who has to act and what comes next. */
export const mailTexts: Readonly<Record<AnyMailKind, (facts: MailFacts) => MailContent>> = {
  ...accountMailTexts,
  ...coSignerMailTexts,
  ...reminderTexts,
  verificationCopy: ({ companyName, caseNumber, appUrl }) => ({
    subject: `Neue Registrierung – ${companyName}`,
    heading: 'Neue Registrierung',
    paragraphs: [
      `${companyName} hat sich registriert (Vorgang ${caseNumber}). Die Bestätigung der E-Mail-Adresse wurde angefordert.`,
    ],
    button: { label: 'Vorgang öffnen', url: `${appUrl}/bm/${caseNumber}` },
  }),
  identityCheck: (facts) => ({
    subject: subjectOf('Bitte identifizieren Sie sich', facts),
    heading: 'Bitte identifizieren Sie sich',
    paragraphs: [
      `${theBank(facts.bankName)} eröffnet ein Konto für ${facts.companyName}. Dafür müssen wir Sie als beteiligte Person identifizieren. Das ist gesetzlich vorgeschrieben und dauert nur wenige Minuten.`,
      'Sie brauchen Ihren Ausweis, ein Gerät mit Kamera und ein Mobiltelefon, das eine SMS empfangen kann.',
    ],
    button: { label: 'Jetzt identifizieren', url: facts.identityCheckUrl },
    afterwards: belowCheck(facts),
  }),
  identityCheckEnded: ({ companyName }) => ({
    subject: `Ihre Identifikation ist nicht mehr nötig – ${companyName}`,
    heading: 'Ihre Identifikation ist nicht mehr nötig',
    paragraphs: [
      `wir hatten Sie gebeten, sich für ${companyName} zu identifizieren. Das ist nicht mehr nötig, und der Link dazu gilt nicht mehr.`,
      'Sie müssen nichts tun. Fragen beantwortet Ihnen die Person in Ihrem Unternehmen, die den Antrag gestellt hat.',
    ],
  }),
  identityCheckFailed: ({ companyName, identityCheckUrl, attemptsLeft }) => ({
    subject: `Ihre Identifikation hat nicht geklappt – ${companyName}`,
    heading: 'Ihre Identifikation hat nicht geklappt',
    paragraphs: [
      `Ihr letzter Versuch, sich zu identifizieren, wurde nicht abgeschlossen oder nicht anerkannt. ${attemptsLeft ? attemptsSentence(attemptsLeft) : 'Sie können es noch einmal versuchen.'}`,
      'Halten Sie Ihren gültigen Ausweis bereit, sorgen Sie für gutes Licht und eine stabile Internetverbindung, und lassen Sie die Kamera frei.',
    ],
    button: { label: 'Noch einmal identifizieren', url: identityCheckUrl },
    afterwards: ['Der Link ist nur für Sie bestimmt. Geben Sie ihn nicht weiter.'],
  }),
  orderReceived: (facts) => ({
    subject: subjectOf('Ihr Antrag ist eingegangen', facts),
    heading: 'Ihr Antrag ist eingegangen',
    paragraphs: [
      'vielen Dank. Ihr Antrag ist bei uns eingegangen. Die Zusammenfassung Ihrer Angaben finden Sie im Anhang.',
      afterOrder[facts.afterOrder],
    ],
    button:
      facts.afterOrder === 'resolve' ? toApplication('/fortsetzen', 'Personen abgleichen')(facts) : statusButton(facts),
  }),
  onHold: notice(
    'Wir sehen uns Ihren Antrag genauer an',
    [
      'vielen Dank. Ihr Antrag ist bei uns eingegangen; die Zusammenfassung Ihrer Angaben finden Sie im Anhang. Unsere Mitarbeitenden sehen ihn sich persönlich an, bevor es weitergeht. Das dauert in der Regel bis zu zwei Werktage.',
      'Sie müssen nichts tun. Wir schreiben Ihnen, sobald wir entschieden haben.',
    ],
    statusButton,
  ),
  aborted: notice(
    'Sie haben den Antrag abgebrochen',
    [
      'wir bestätigen Ihnen, dass Ihr Antrag abgebrochen wurde. Er wird nicht weiter bearbeitet.',
      'Sie können jederzeit einen neuen Antrag stellen. Waren Sie das nicht? Dann sprechen Sie uns bitte an.',
    ],
    ({ appUrl }) => ({ label: 'Neu beginnen', url: `${appUrl}/` }),
  ),
  rejected: notice('Ihr Antrag wurde abgelehnt', [
    'wir haben Ihren Antrag geprüft und können das Konto leider nicht eröffnen.',
    'Sie müssen nichts weiter tun.',
  ]),
  releaseMismatch: notice(
    'Ihre Angaben weichen ab',
    [
      'wir haben Ihren Antrag geprüft und freigegeben. Beim Abgleich mit öffentlichen Quellen haben wir Abweichungen gefunden, die sich nicht automatisch auflösen lassen.',
      'Bitte gleichen Sie die Personen ab. Danach geht es automatisch weiter.',
    ],
    toApplication('/fortsetzen', 'Antrag fortsetzen'),
  ),
  releaseFilesTooLarge: notice(
    'Ihre Dokumente sind zu groß',
    [
      'wir haben Ihren Antrag geprüft und freigegeben. Ihre Dokumente sind zusammen aber größer als 8 MB.',
      'Bitte verkleinern Sie die Dateien, laden Sie sie erneut hoch und senden Sie den Antrag noch einmal ab.',
    ],
    toApplication('', 'Dokumente ersetzen'),
  ),
  filesTooLarge: notice(
    'Ihre Dokumente sind zu groß',
    [
      'Ihre Dokumente sind zusammen größer als 8 MB und konnten deshalb nicht übertragen werden.',
      'Bitte verkleinern Sie die Dateien, laden Sie sie erneut hoch und senden Sie den Antrag noch einmal ab.',
    ],
    toApplication('', 'Dokumente ersetzen'),
  ),
  documentsMissing: untilDue(
    notice(
      'Es fehlen noch Dokumente',
      [
        'für die Prüfung Ihres Unternehmens fehlen noch Dokumente. Welche das sind, sehen Sie auf Ihrer Statusseite.',
        'Bitte laden Sie sie dort hoch. Danach prüfen wir weiter.',
      ],
      toApplication('/status', 'Dokumente hochladen'),
    ),
  ),
  researchMismatch: untilDue(
    notice(
      'Bitte prüfen Sie Ihre Angaben',
      [
        'bei der Prüfung Ihres Unternehmens haben wir Abweichungen zu Ihren Angaben gefunden.',
        'Bitte gleichen Sie die Personen auf Ihrer Statusseite ab. Danach prüfen wir weiter.',
      ],
      toApplication('/status', 'Angaben prüfen'),
    ),
  ),
  personDataMissing: notice(
    'Es fehlen noch Angaben zu einer Person',
    [
      'für die Identifikation einer Person fehlen noch Angaben.',
      'Bitte ergänzen Sie sie auf Ihrer Statusseite. Danach kann sich die Person identifizieren.',
    ],
    toApplication('/status', 'Angaben ergänzen'),
  ),
  successful: (facts) => (facts.isIdentified ? identifiedMail : readyMail)(facts),
  continuedByHand: notice(
    'Wir bearbeiten Ihren Antrag weiter',
    [
      'unsere Mitarbeitenden haben Ihren Antrag übernommen und bearbeiten ihn von Hand weiter.',
      'Sie müssen nichts tun. Wir melden uns, falls wir noch etwas brauchen, und schreiben Ihnen, sobald es weitergeht.',
    ],
    statusButton,
  ),
  failed: failedMail,
  dataRequested: untilDue(
    notice(
      'Wir haben eine Rückfrage',
      [
        'zu Ihrem Antrag haben wir eine Rückfrage. Sie finden sie auf Ihrer Statusseite unter „Nachrichten“.',
        'Bitte antworten Sie dort oder laden Sie die gewünschte Datei hoch. Danach bearbeiten wir Ihren Antrag weiter.',
      ],
      statusButton,
    ),
  ),
  bankMessage: notice(
    'Sie haben eine Nachricht von uns',
    [
      'wir haben Ihnen zu Ihrem Antrag eine Nachricht geschrieben. Sie finden sie auf Ihrer Statusseite unter „Nachrichten“.',
      'Aus Sicherheitsgründen steht der Inhalt nicht in dieser E-Mail.',
    ],
    statusButton,
  ),
  accountReady: notice(
    'Ihr Konto ist eröffnet',
    ['Ihr Konto ist eröffnet. Was dazu bereitliegt und was Sie noch erhalten, sehen Sie auf Ihrer Statusseite.'],
    statusButton,
  ),
  completed: notice(
    'Ihr Antrag ist abgeschlossen',
    [
      'die Bank hat die Bearbeitung Ihres Antrags abgeschlossen. Liegen Unterlagen für Sie bereit, finden Sie sie auf Ihrer Statusseite.',
      'Bei Fragen wenden Sie sich bitte an Ihre Bank.',
    ],
    statusButton,
  ),
  bankFailed: notice(
    'Ihr Antrag wurde abgelehnt',
    [
      'die Bank hat Ihren Antrag geprüft und kann das Konto leider nicht eröffnen.',
      'Bei Fragen wenden Sie sich bitte an Ihre Bank.',
    ],
    statusButton,
  ),
  expired: notice(
    'Ihr Antrag ist abgelaufen',
    [
      'die Frist für Ihren Antrag ist abgelaufen. Er wird nicht weiter bearbeitet.',
      'Wenn Sie weiterhin ein Konto eröffnen möchten, registrieren Sie sich bitte erneut.',
    ],
    ({ appUrl }) => ({ label: 'Neu beginnen', url: `${appUrl}/` }),
  ),
};
