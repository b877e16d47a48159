import { checkedSoon, type Sentences } from './customer-sentences.js';
import type { Situation } from './turn.js';

/** When the documents were too large to be handed over, and the form is open again for it. */
const tooLarge: Sentences = [
  'Ihre Dokumente sind zu groß',
  'Ihre Dokumente sind zusammen größer als 8 MB und konnten deshalb nicht übertragen werden. Ihre Angaben sind gespeichert.',
  'Bitte verkleinern Sie die Dateien, laden Sie sie erneut hoch und senden Sie den Antrag noch einmal ab.',
];

/** When the transfer waits for the customer. */
const interrupted: Sentences = [
  'Die Übertragung wurde unterbrochen',
  'Unsere Quellen nennen andere Personen als Ihr Antrag. Deshalb ist die Übertragung Ihrer Daten noch nicht abgeschlossen.',
  'Bitte setzen Sie Ihren Antrag fort und ordnen Sie die gefundenen Personen zu. Ihre Angaben sind gespeichert.',
];

/** While the customer's resolution is handed over. */
const resolving: Sentences = [
  'Ihre Zuordnung wird übertragen',
  'Ihre Angaben zu den Personen sind bei uns angekommen. Wir geben sie jetzt weiter.',
  'Sie müssen nichts tun. Das dauert meist nur wenige Minuten. Dauert es länger, geht es von selbst weiter.',
];

/** When the provider refused what was handed over. */
const refused: Sentences = [
  'Wir kümmern uns um Ihren Antrag',
  'Ihr Antrag ist bei uns, aber Ihre Daten konnten nicht übertragen werden. Unsere Mitarbeitenden sehen sich das an.',
  checkedSoon,
];

/** When the documents were too large to be handed over, and the form cannot open again. */
const refusedAsTooLarge: Sentences = [
  refused[0],
  'Ihr Antrag ist bei uns, aber Ihre Dokumente sind zusammen größer als 8 MB und konnten deshalb nicht übertragen werden. Unsere Mitarbeitenden sehen sich das an.',
  checkedSoon,
];

/** While an order is being prepared. */
const ordered: Sentences = [
  'Ihr Antrag ist eingegangen',
  'Ihre Angaben sind bei uns angekommen und werden jetzt geprüft. Solange lassen sie sich nicht ändern.',
  'Sie müssen nichts tun. Das dauert meist nur wenige Minuten. Dauert es länger, geht es von selbst weiter.',
];

/** When the customer did not answer in time. */
const unanswered: Sentences = [
  'Die Frist für Ihre Antwort ist abgelaufen',
  'Wir haben auf unsere Rückfrage keine Antwort von Ihnen erhalten. Unsere Mitarbeitenden sehen sich Ihren Antrag noch einmal an.',
  'Sie können uns weiterhin eine Nachricht schreiben. Wir benachrichtigen Sie per E-Mail, sobald es weitergeht.',
];

/** When the bank finished without an account. */
const withoutAccount: Sentences = [
  'Ihr Antrag ist abgeschlossen',
  'Ihre Bank hat die Bearbeitung Ihres Antrags abgeschlossen.',
  'Liegen Unterlagen für Sie bereit, können Sie sie hier herunterladen. Wenn Sie Fragen haben, sprechen Sie uns bitte an.',
];

/** The texts that go before those of the main status. */
export const situationSentences: Readonly<Record<Situation, Sentences>> = {
  ordered,
  tooLarge,
  interrupted,
  refused,
  refusedAsTooLarge,
  resolving,
  unanswered,
  withoutAccount,
};
