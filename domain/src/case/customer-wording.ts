import { isStatusCode, statusTitle, type StatusCode } from './case-status.js';
import { turnOf, type Turn, type TurnSubject } from './turn.js';

/** What somebody reads about a case at its main status: title, what happened, whose turn it is, what comes next. */
export interface StatusWording {
  readonly title: string;
  readonly happened: string;
  readonly turn: Turn;
  readonly next: string;
}

type Sentences = readonly [happened: string, next: string];

const confirming = 'Sobald Sie Ihre Adresse bestätigt haben, geht es mit Ihren Angaben weiter.';
const checkedSoon = 'Sie müssen nichts tun. Wir melden uns in der Regel innerhalb von zwei Werktagen per E-Mail.';
const researched = 'Sie müssen nichts tun. Das dauert meist ein bis zwei Werktage. Wir benachrichtigen Sie per E-Mail.';
const openedSoon =
  'Sie müssen nichts tun. In der Regel ist Ihr Konto innerhalb von zwei Werktagen bereit. Wir benachrichtigen Sie per E-Mail.';
const askUs = 'Wenn Sie dazu Fragen haben, sprechen Sie uns bitte an.';
const settleTogether = 'Bitte sprechen Sie uns an. Wir klären gemeinsam, wie es weitergeht.';
const applyAnew = 'Sie können jederzeit einen neuen Antrag stellen.';

const sentences: Readonly<Record<StatusCode, Sentences>> = {
  0: ['Wir haben Ihren Antrag angelegt. Gleich erhalten Sie eine E-Mail von uns.', confirming],
  110: ['Wir haben Ihren Antrag angelegt und Ihnen eine E-Mail gesendet.', confirming],
  120: ['Die Frist, Ihre E-Mail-Adresse zu bestätigen, ist abgelaufen.', 'Sie können sich jederzeit neu registrieren.'],
  130: [
    'Ihre E-Mail-Adresse ist bestätigt. Es fehlen noch Angaben zu Ihrem Unternehmen und zu den Personen, die dafür handeln.',
    'Füllen Sie das Formular aus und senden Sie Ihren Antrag ab. Danach prüfen wir ihn.',
  ],
  210: [
    'Ihre bisherigen Angaben sind gespeichert.',
    'Sind alle Angaben vollständig, senden Sie Ihren Antrag ab. Danach prüfen wir ihn.',
  ],
  213: ['Ihre Angaben sind bei uns angekommen. Unsere Mitarbeitenden sehen sie sich genauer an.', checkedSoon],
  214: ['Ihre Angaben sind bei uns angekommen. Unsere Mitarbeitenden sehen sie sich genauer an.', checkedSoon],
  216: ['Nach unserer Prüfung können wir für Ihr Unternehmen online kein Konto eröffnen.', askUs],
  218: [
    'Ihr Antrag ist bei uns. Die Übertragung läuft noch oder wurde unterbrochen.',
    'Wurde sie unterbrochen, setzen Sie Ihren Antrag bitte fort. Sonst müssen Sie nichts tun.',
  ],
  220: [
    'Ihre Angaben sind übertragen. Jetzt weisen sich alle Personen aus, die für Ihr Unternehmen handeln.',
    'Sind alle identifiziert, richten wir Ihr Konto ein. Wir benachrichtigen Sie per E-Mail.',
  ],
  230: [
    'Für die Prüfung Ihres Unternehmens brauchen wir noch Unterlagen von Ihnen.',
    'Laden Sie die Unterlagen hier hoch. Sobald sie da sind, prüfen wir weiter.',
  ],
  240: ['Ihre Angaben werden mit öffentlichen Registern verglichen.', researched],
  245: [
    'Für den Vergleich mit öffentlichen Registern brauchen wir noch Unterlagen von Ihnen.',
    'Laden Sie die Unterlagen hier hoch. Sobald sie da sind, prüfen wir weiter.',
  ],
  250: ['Die Prüfung Ihres Unternehmens konnte nicht abgeschlossen werden.', settleTogether],
  255: [
    'Unsere Quellen nennen andere Personen als Ihr Antrag. Das ließ sich nicht automatisch klären.',
    'Bitte klären Sie die Abweichungen. Danach geht die Prüfung weiter.',
  ],
  260: ['Ihre Angaben stimmen mit den öffentlichen Registern überein.', researched],
  305: ['Die Identifikation ist abgeschlossen. Wir legen Ihr Konto an.', openedSoon],
  310: ['Die Identifikation ist abgeschlossen. Wir legen Ihr Konto an.', openedSoon],
  315: [
    'Sie sind identifiziert, und wir können mit Ihrem Konto beginnen.',
    'Alle weiteren Personen weisen sich bitte noch aus. Wir benachrichtigen Sie per E-Mail.',
  ],
  320: ['Die Identifikation konnte nicht erfolgreich abgeschlossen werden.', settleTogether],
  330: ['Eine Person konnte nicht identifiziert werden.', settleTogether],
  340: ['Die Identifikation einer Person wurde beendet.', settleTogether],
  350: ['Sie haben den Antrag abgebrochen. Er wird nicht weiter bearbeitet.', applyAnew],
  410: ['Unsere Mitarbeitenden richten Ihr Konto ein.', openedSoon],
  420: ['Ihre Antwort ist bei uns angekommen.', openedSoon],
  425: [
    'Bevor wir Ihr Konto einrichten können, brauchen wir noch eine Auskunft von Ihnen.',
    'Bitte antworten Sie mit einer Nachricht. Danach machen wir weiter.',
  ],
  430: ['Herzlich willkommen! Ihr Konto ist eingerichtet.', 'Ihre Vertragsunterlagen können Sie hier herunterladen.'],
  440: ['Die Frist für Ihren Antrag ist vorbei. Er wird nicht weiter bearbeitet.', applyAnew],
  450: ['Nach unserer Prüfung können wir für Ihr Unternehmen kein Konto eröffnen.', askUs],
  900: [
    'Ihr Antrag ist abgeschlossen. Ihre Daten wurden anonymisiert.',
    'Für Fragen zu Ihrem Konto wenden Sie sich bitte an Ihre Bank.',
  ],
};

const unknown: Sentences = [
  'Diesen Stand Ihres Antrags können wir gerade nicht beschreiben.',
  'Sehen Sie bitte später noch einmal nach, oder fragen Sie Ihre Bank.',
];

/** The customer's words for a case at its main status (spec 2 §4.1); unknown codes read 'Unbekannter Status'. */
export function customerWording(subject: TurnSubject): StatusWording {
  const { status } = subject;
  const [happened, next] = isStatusCode(status) ? sentences[status] : unknown;
  return { title: statusTitle(status, 'customer'), happened, turn: turnOf(subject), next };
}
