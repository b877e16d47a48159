import type { StatusCode } from '../case/case-status.js';

/** The texts about a case: title, what happened, what comes next. */
export type Sentences = readonly [title: string, happened: string, next: string];

/** The beginning of a next step for which the reader has to do nothing. */
export const nothingToDo = 'Sie müssen nichts tun.';
const confirming = 'Sobald Sie Ihre Adresse bestätigt haben, geht es mit Ihren Angaben weiter.';
const minutes = 'Die erste Prüfung dauert meist nur wenige Minuten.';
/** The bank looks into it. */
export const checkedSoon =
  'Sie müssen nichts tun. Wir melden uns in der Regel innerhalb von zwei Werktagen per E-Mail.';
const researched = 'Sie müssen nichts tun. Das dauert meist ein bis zwei Werktage. Wir benachrichtigen Sie per E-Mail.';
const openedSoon =
  'Sie müssen nichts tun. In der Regel ist Ihr Konto innerhalb von zwei Werktagen bereit. Wir benachrichtigen Sie per E-Mail.';
const uploaded =
  'Laden Sie die Unterlagen hier hoch. Sobald sie da sind, prüfen wir weiter. Das dauert meist ein bis zwei Werktage.';
/** The next step once everything is checked. */
export const openedThen = 'Danach richten wir Ihr Konto ein und benachrichtigen Sie per E-Mail.';
/** Duration of the last check. */
export const hours = 'Sie müssen nichts tun. Das dauert meist nur wenige Stunden.';
const askUs = 'Wenn Sie dazu Fragen haben, sprechen Sie uns bitte an.';
const askUsOrAnew = 'Sprechen Sie uns bitte an, oder stellen Sie einen neuen Antrag.';
const applyAnew = 'Sie können jederzeit einen neuen Antrag stellen.';
const stopped = 'Ihr Antrag wird deshalb nicht weiter bearbeitet.';

const onHold: Sentences = [
  'Ihr Antrag wird geprüft',
  'Ihre Angaben sind bei uns angekommen. Unsere Mitarbeitenden sehen sie sich genauer an.',
  checkedSoon,
];

/** The texts of each main status (R2 §4.1). */
export const statusSentences: Readonly<Record<StatusCode, Sentences>> = {
  0: [
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Wir haben Ihren Antrag angelegt. Gleich erhalten Sie eine E-Mail von uns.',
    confirming,
  ],
  110: [
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Wir haben Ihren Antrag angelegt und Ihnen eine E-Mail gesendet.',
    confirming,
  ],
  120: [
    'Ihre E-Mail-Adresse wurde nicht bestätigt',
    `Die Frist, Ihre E-Mail-Adresse zu bestätigen, ist abgelaufen. ${stopped}`,
    applyAnew,
  ],
  130: [
    'Ihr Antrag ist angelegt',
    'Ihre E-Mail-Adresse ist bestätigt. Es fehlen noch Angaben zu Ihrem Unternehmen und zu den Personen, die dafür handeln.',
    `Füllen Sie das Formular aus und senden Sie Ihren Antrag ab. ${minutes}`,
  ],
  210: [
    'Ihr Antrag ist angelegt',
    'Ihre bisherigen Angaben sind gespeichert.',
    `Sind alle Angaben vollständig, senden Sie Ihren Antrag ab. ${minutes}`,
  ],
  213: onHold,
  214: onHold,
  216: [
    'Wir können Ihren Antrag leider nicht annehmen',
    'Nach unserer Prüfung können wir für Ihr Unternehmen online kein Konto eröffnen.',
    askUs,
  ],
  218: [
    'Ihr Antrag wird übertragen',
    'Ihr Antrag ist bei uns. Die Übertragung Ihrer Daten läuft.',
    'Sie müssen nichts tun. Das dauert meist nur wenige Minuten. Dauert es länger, geht es von selbst weiter.',
  ],
  220: [
    'Identifizieren Sie sich',
    'Ihre Angaben sind übertragen. Jetzt weisen sich alle Personen aus, die für Ihr Unternehmen handeln.',
    openedThen,
  ],
  230: ['Uns fehlen Dokumente', 'Für die Prüfung Ihres Unternehmens brauchen wir noch Unterlagen von Ihnen.', uploaded],
  240: [
    'Wir prüfen Ihr Unternehmen',
    'Ihre Angaben werden mit öffentlichen Registern und Ihren Unterlagen verglichen.',
    researched,
  ],
  245: [
    'Für die Prüfung fehlen Dokumente',
    'Beim Vergleich mit öffentlichen Registern sind Fragen offen geblieben. Dafür brauchen wir noch Unterlagen von Ihnen.',
    uploaded,
  ],
  250: [
    'Die Prüfung Ihres Unternehmens ist fehlgeschlagen',
    `Wir konnten Ihr Unternehmen mit den vorliegenden Angaben nicht abschließend prüfen. ${stopped}`,
    'Sprechen Sie uns bitte an. Wir sagen Ihnen, welche Möglichkeiten Sie jetzt haben.',
  ],
  255: [
    'Ihre Angaben weichen ab',
    'Unsere Quellen nennen andere Personen als Ihr Antrag. Das ließ sich nicht automatisch klären.',
    'Bitte ordnen Sie die gefundenen Personen zu. Das dauert nur wenige Minuten. Danach geht die Prüfung weiter.',
  ],
  260: [
    'Ihr Unternehmen ist geprüft',
    'Ihre Angaben stimmen mit den öffentlichen Registern überein. Wir werten die letzten Ergebnisse aus.',
    `${hours} ${openedThen}`,
  ],
  305: [
    'Wir bearbeiten Ihren Antrag weiter',
    'Unsere Mitarbeitenden übernehmen Ihren Antrag und bearbeiten ihn von Hand weiter.',
    'Sie müssen nichts tun. Wir melden uns, falls wir noch etwas brauchen, und schreiben Ihnen, sobald es weitergeht.',
  ],
  310: [
    'Die Identifikation ist abgeschlossen',
    'Alle Personen und Ihr Unternehmen sind geprüft. Ihre Unterlagen liegen jetzt bei uns.',
    openedSoon,
  ],
  315: [
    'Ihre Identifikation ist weit fortgeschritten',
    'Genügend Personen sind identifiziert, damit wir mit Ihrem Konto beginnen können.',
    'Bitte sorgen Sie dafür, dass sich auch die übrigen Personen identifizieren. Wir benachrichtigen Sie per E-Mail, sobald es weitergeht.',
  ],
  320: [
    'Die Identifikation ist fehlgeschlagen',
    `Die Identifikation konnte nicht erfolgreich abgeschlossen werden. ${stopped}`,
    askUs,
  ],
  330: [
    'Die Identifikation ist unvollständig',
    `Mindestens eine Person konnte nicht identifiziert werden. ${stopped}`,
    askUsOrAnew,
  ],
  340: [
    'Die Identifikation wurde beendet',
    `Eine Person, die sich ausweisen muss, kann nicht mehr identifiziert werden. ${stopped}`,
    askUsOrAnew,
  ],
  350: [
    'Sie haben den Antrag abgebrochen',
    'Ihr Antrag wurde abgebrochen und wird nicht weiter bearbeitet.',
    applyAnew,
  ],
  410: ['Ihr Konto wird eingerichtet', 'Unsere Mitarbeitenden richten Ihr Konto ein.', openedSoon],
  420: [
    'Ihre Antwort wird geprüft',
    'Ihre Antwort ist bei uns angekommen. Wir sehen sie uns an und richten danach Ihr Konto weiter ein.',
    openedSoon,
  ],
  425: [
    'Wir haben eine Rückfrage',
    'Bevor wir Ihr Konto einrichten können, brauchen wir noch eine Auskunft von Ihnen.',
    'Bitte antworten Sie hier. In der Regel ist Ihr Konto innerhalb von zwei Werktagen nach Ihrer Antwort bereit.',
  ],
  430: [
    'Ihr Konto ist eröffnet',
    'Herzlich willkommen! Ihr Konto ist eingerichtet.',
    'Hier sehen Sie, was zu Ihrem Konto bereitliegt und was Sie noch erhalten.',
  ],
  440: [
    'Ihr Antrag ist abgelaufen',
    'Die Frist für Ihren Antrag ist vorbei. Er wird nicht weiter bearbeitet.',
    applyAnew,
  ],
  450: [
    'Wir können Ihr Konto leider nicht eröffnen',
    'Nach unserer Prüfung können wir für Ihr Unternehmen kein Konto eröffnen.',
    askUs,
  ],
  900: [
    'Ihr Antrag ist archiviert',
    'Ihr Antrag ist abgeschlossen. Ihre Daten wurden anonymisiert.',
    'Wenn Sie Fragen haben, wenden Sie sich bitte an Ihre Bank.',
  ],
};

/** 315, when nobody is asked to identify at the moment. */
export const earlySentences: Sentences = [
  'Ihre Identifikation ist weit fortgeschritten',
  'Genügend Personen sind identifiziert, damit wir mit Ihrem Konto beginnen können.',
  'Sie müssen nichts tun. Wir benachrichtigen Sie per E-Mail, sobald es weitergeht.',
];

const openedSometime =
  'Sie müssen nichts tun. Wir melden uns, falls wir noch etwas brauchen, und benachrichtigen Sie per E-Mail, sobald es weitergeht.';

/** While the bank works on a case in which somebody is not identified: it cannot say how long that takes. */
export const unidentifiedSentences: Readonly<Partial<Record<StatusCode, Sentences>>> = {
  310: [
    'Ihr Antrag liegt bei der Bank',
    'Unsere Mitarbeitenden übernehmen Ihren Antrag und bearbeiten ihn von Hand weiter.',
    openedSometime,
  ],
  410: [statusSentences[410][0], statusSentences[410][1], openedSometime],
  420: [statusSentences[420][0], statusSentences[420][1], openedSometime],
  425: [
    statusSentences[425][0],
    statusSentences[425][1],
    'Bitte antworten Sie hier. Danach bearbeiten wir Ihren Antrag weiter.',
  ],
};

/** An unknown status (R2 §4.1). */
export const unknownSentences: Sentences = [
  'Unbekannter Status',
  'Diesen Stand Ihres Antrags können wir gerade nicht beschreiben.',
  'Sehen Sie bitte später noch einmal nach, oder fragen Sie Ihre Bank.',
];
