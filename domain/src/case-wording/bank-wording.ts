import { caseStatus, isBesideChecks, isStatusCode, type StatusCode } from '../case/case-status.js';
import { bookingStatuses } from '../case/case-table.statuses.js';
import { caseTitle } from './case-title.js';
import type { StatusWording } from './customer-wording.js';
import { situationOf, turnOf, type Situation, type Turn, type TurnSubject } from './turn.js';

/** What happened, what comes next, and the next step in few words; null where nobody has one. */
type Sentences = readonly [happened: string, next: string, step: string | null];

const nothingYet = 'Für die Bank ist noch nichts zu tun.';
const byItself = 'Für die Bank ist nichts zu tun. Diese Seite aktualisiert sich, sobald es weitergeht.';
const decide = 'Prüfen Sie die Hinweise und geben Sie den Antrag frei oder lehnen Sie ihn ab.';
const takeOverStep = 'Vorgang übernehmen';
const takeOver = 'Übernehmen Sie den Vorgang, um das Konto einzurichten.';
const finish = 'Erledigen Sie die Schritte und schließen Sie den Vorgang ab.';
const informed = 'Der Kunde wurde per E-Mail informiert. Sobald er die Unterlagen hochlädt, geht es von selbst weiter.';
const kept = 'Der Vorgang ist beendet. Er wird nach 365 Tagen anonymisiert.';
const nothing = null;
const checking = 'Prüfung beim Anbieter läuft';
const underWay = 'Übertragung läuft';
const settle = 'Kunde: Abweichungen klären';
const fixable = 'Der Vorgang ist beendet. Nur der Support-Eingriff führt noch weiter.';

const sentences: Readonly<Record<StatusCode, Sentences>> = {
  0: ['Der Antrag ist angelegt, aber noch nicht gesendet.', nothingYet, 'Kunde: Antrag senden'],
  110: [
    'Der Kunde wurde gebeten, seine E-Mail-Adresse zu bestätigen.',
    'Bestätigt er sie nicht innerhalb von 14 Tagen, läuft die Anfrage ab.',
    'Kunde: E-Mail-Adresse bestätigen',
  ],
  120: [
    'Der Kunde hat seine E-Mail-Adresse nicht rechtzeitig bestätigt.',
    'Der Kunde kann sich neu registrieren.',
    nothing,
  ],
  130: [
    'Der Kunde hat seine E-Mail-Adresse bestätigt und füllt den Antrag aus.',
    nothingYet,
    'Kunde: Antrag ausfüllen',
  ],
  210: ['Der Kunde füllt den Antrag aus.', nothingYet, 'Kunde: Antrag ausfüllen'],
  213: ['Die Regeln der Bank haben angeschlagen, die Übertragung wartet.', decide, 'Freigeben oder ablehnen'],
  214: [
    'Eine frühere Anfrage dieses Kunden wurde abgelehnt, die Übertragung wartet.',
    decide,
    'Freigeben oder ablehnen',
  ],
  216: ['Die Bank hat den Antrag abgelehnt. Der Kunde wurde informiert.', fixable, nothing],
  218: ['Die Daten werden an den Anbieter übertragen.', byItself, underWay],
  220: [
    'Die Daten sind übertragen. Die Personen weisen sich aus, der Anbieter prüft das Unternehmen.',
    byItself,
    checking,
  ],
  230: ['Dem Anbieter fehlen Dokumente zum Unternehmen.', informed, 'Kunde: Dokumente nachreichen'],
  240: ['Der Anbieter vergleicht die Angaben mit öffentlichen Registern.', byItself, checking],
  245: ['Für die Recherche zum Unternehmen fehlen Dokumente.', informed, 'Kunde: Dokumente nachreichen'],
  250: ['Die Recherche zum Unternehmen ist endgültig fehlgeschlagen.', fixable, nothing],
  255: [
    'Die Recherche weicht von den Angaben des Kunden ab.',
    'Der Kunde wurde per E-Mail informiert und muss die Abweichungen klären.',
    settle,
  ],
  260: ['Die Recherche zum Unternehmen ist abgeschlossen.', byItself, checking],
  305: [
    'Der Support führt den Vorgang ohne die automatische Identifikation weiter. Der Grund steht in den Notizen.',
    takeOver,
    takeOverStep,
  ],
  310: ['Alle Personen sind identifiziert, die Prüfung des Unternehmens ist abgeschlossen.', takeOver, takeOverStep],
  315: [
    'Die handelnde Person ist identifiziert und die Vertretung ausreichend. Weitere Personen sind noch nicht identifiziert.',
    'Sie können den Vorgang schon übernehmen.',
    takeOverStep,
  ],
  320: ['Der Anbieter hat die Identifikation abgelehnt.', kept, nothing],
  330: ['Eine Person, die sich ausweisen muss, konnte nicht identifiziert werden.', kept, nothing],
  340: ['Eine Person, die sich ausweisen muss, wurde beim Anbieter gelöscht.', kept, nothing],
  350: ['Der Kunde hat den Antrag abgebrochen.', kept, nothing],
  410: ['Die Bank richtet das Konto ein.', finish, 'Vorgang abschließen'],
  420: [
    'Der Kunde hat auf die Rückfrage geantwortet.',
    'Sehen Sie die Nachrichten durch und arbeiten Sie weiter.',
    'Antwort des Kunden prüfen',
  ],
  425: [
    'Die Bank hat beim Kunden nachgefragt.',
    'Sobald der Kunde antwortet, geht es hier weiter.',
    'Kunde: Rückfrage beantworten',
  ],
  430: [
    'Das Konto ist eröffnet. Der Kunde sieht auf seiner Statusseite, was dazu bereitliegt und was noch kommt.',
    kept,
    nothing,
  ],
  440: ['Der Antrag ist abgelaufen, weil er zu lange nicht weiterging.', kept, nothing],
  450: ['Die Bank hat den Antrag abgelehnt. Der Kunde wurde informiert.', kept, nothing],
  900: ['Der Vorgang ist archiviert und anonymisiert.', 'Hier ist nichts mehr zu tun.', nothing],
};

const mismatch: Sentences = [
  'Die Angaben des Kunden weichen von den Quellen ab, die Übertragung wartet.',
  'Der Kunde muss die Abweichungen klären. Danach geht es von selbst weiter.',
  settle,
];
const refusedAsTooLarge: Sentences = [
  'Die Dokumente des Kunden sind zusammen größer als 8 MB und konnten deshalb nicht übertragen werden.',
  'Der Kunde kann sie nicht mehr austauschen. Der Support-Eingriff führt weiter.',
  'Support-Eingriff',
];
const tooLarge: Sentences = [
  'Die Dokumente des Kunden waren zu groß für die Übertragung. Er kann sie austauschen und den Antrag noch einmal absenden.',
  nothingYet,
  'Kunde: Dokumente austauschen',
];
const refused: Sentences = [
  'Die Daten konnten nicht übertragen werden.',
  'Klären Sie die Ursache und übertragen Sie erneut. Gelingt das nicht, führt der Support-Eingriff weiter.',
  'Erneut übertragen',
];
const resolving: Sentences = [
  'Der Kunde hat die Abweichungen geklärt. Seine Zuordnung wird an den Anbieter übertragen.',
  byItself,
  underWay,
];
const identifying = 'Für die Bank ist nichts zu tun. Sobald sich alle ausgewiesen haben, geht es von selbst weiter.';
const identify = 'Identifikation offen';
const unanswered: Sentences = [
  'Die Frist für die Antwort des Kunden ist abgelaufen. Er hat auf die Rückfrage nicht geantwortet.',
  'Fragen Sie noch einmal nach, oder arbeiten Sie ohne die Auskunft weiter.',
  'Erneut nachfragen oder weiterarbeiten',
];
const setReady: Sentences = [
  'Der Vorgang wurde auf Bereit gestellt, obwohl nicht alle Personen identifiziert sind.',
  takeOver,
  takeOverStep,
];
const bookingRuns = 'Das Kernbanksystem arbeitet gerade. Das Ergebnis erscheint hier von selbst.';
const allIdentified: Sentences = [
  'Die Personen sind identifiziert, die Prüfung beim Anbieter ist noch nicht abgeschlossen.',
  'Sie können den Vorgang schon übernehmen.',
  takeOverStep,
];
const withoutAccount: Sentences = [
  'Die Bank hat den Vorgang ohne Konto abgeschlossen. Der Kunde kann bereitgestellte Unterlagen herunterladen.',
  kept,
  nothing,
];
const ordered: Sentences = [
  'Der Kunde hat den Antrag abgesendet. Auskünfte und Regeln werden geprüft.',
  'Für die Bank ist noch nichts zu tun. Dauert es länger, geht es von selbst weiter.',
  'Auskünfte werden geprüft',
];

/** The texts that go before those of the main status. */
const situations: Readonly<Record<Situation, Sentences>> = {
  ordered,
  tooLarge,
  interrupted: mismatch,
  refused,
  refusedAsTooLarge,
  resolving,
  unanswered,
  withoutAccount,
};

const failedForGood = 'Die Identifikation mindestens einer Person ist gescheitert und kann nicht wiederholt werden.';
const resultIsOpen = 'Das endgültige Ergebnis steht noch aus. Für die Bank ist nichts zu tun.';

const unknown: Sentences = ['Dieser Status ist hier nicht bekannt.', 'Wenden Sie sich an den Support.', nothing];

/** What the texts for the bank depend on. */
export interface BankWordingSubject extends TurnSubject {
  /** Whether the identity check of somebody failed who cannot try again. Absent counts as no. */
  readonly hasFailedForGood?: boolean | undefined;
}

/** The texts for the bank, with the next step in few words; null where nobody has one. */
export interface BankWording extends StatusWording {
  readonly step: string | null;
}

/** The texts for the bank by main status (R3 §4.1); unknown codes read 'Unbekannter Status'. */
export function bankWording(subject: BankWordingSubject): BankWording {
  const { status } = subject;
  const turn = turnOf(subject);
  const title = caseTitle(subject, 'bank');
  if (!isStatusCode(status)) return worded(title, turn, unknown);
  const situation = situationOf(subject);
  const [happened, next, step] = situation === null ? sentencesOf(status, subject) : situations[situation];
  if (bookingStatuses.includes(status) && subject.running === 'coreBanking')
    return worded(title, turn, [happened, bookingRuns, 'Kernbanksystem arbeitet']);
  if (situation !== null || !isBesideChecks(status)) return worded(title, turn, [happened, next, step]);
  if (subject.hasFailedForGood === true)
    return worded(title, turn, [`${happened} ${failedForGood}`, resultIsOpen, checking]);
  return worded(title, turn, turn === 'customer' ? [happened, identifying, identify] : [happened, next, step]);
}

const worded = (title: string, turn: Turn, [happened, next, step]: Sentences): BankWording => ({
  title,
  happened,
  turn,
  next,
  step,
});

function sentencesOf(status: StatusCode, { hasUnidentified }: TurnSubject): Sentences {
  if (status === caseStatus.preSuccessful && hasUnidentified === false) return allIdentified;
  return status === caseStatus.successful && hasUnidentified === true ? setReady : sentences[status];
}
