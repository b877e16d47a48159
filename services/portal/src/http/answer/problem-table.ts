import { disabledReason } from '@kontor/domain/provider-connection/core-banking-connection';
import { problemsOf, type ProblemTable } from '@kontor/platform/problem/problem';
import { accessProblems } from './access-problems.js';
import { settingsProblems } from './settings-problems.js';

/** Every error code of the portal with its answer; users read the texts. */
export const problemTable = {
  ...accessProblems,
  'not-found': { status: 404, title: 'Nicht gefunden', message: 'Der angeforderte Inhalt wurde nicht gefunden.' },
  'bad-request': { status: 400, title: 'Anfrage fehlerhaft', message: 'Die Anfrage konnte nicht gelesen werden.' },
  illegal: {
    status: 409,
    title: 'Jetzt nicht möglich',
    message: 'Das ist im jetzigen Stand des Antrags nicht möglich.',
  },
  'staff-state': {
    status: 409,
    title: 'Jetzt nicht möglich',
    message: 'Das ist im jetzigen Stand des Nutzers nicht möglich. Bitte laden Sie die Seite neu.',
  },
  'was-activated': {
    status: 409,
    title: 'Nicht entfernt',
    message:
      'Dieser Zugang war schon aktiviert. Er kann nur deaktiviert werden, damit nachvollziehbar bleibt, wer was getan hat.',
  },
  'own-account': {
    status: 409,
    title: 'Eigener Zugang',
    message: 'Den eigenen Zugang können Sie nicht deaktivieren. Bitten Sie einen anderen Nutzer mit Ihrer Rolle darum.',
  },
  'own-role': {
    status: 409,
    title: 'Eigene Rolle',
    message:
      'Diese Rolle könnten Sie sich nicht selbst zurückgeben. Bitten Sie einen anderen Nutzer mit dieser Rolle, sie Ihnen zu entziehen.',
  },
  busy: {
    status: 409,
    title: 'Vorgang läuft',
    message: 'Für diesen Antrag läuft bereits ein anderer Vorgang. Bitte versuchen Sie es gleich erneut.',
  },
  taken: {
    status: 409,
    title: 'Vorgang in anderen Händen',
    message: 'Wenn Sie ihn weiterbearbeiten möchten, übernehmen Sie zuerst den Vorgang.',
  },
  interrupted_functionaries_mismatch: {
    status: 409,
    title: 'Abweichende Daten',
    message: 'Ihre Angaben zu den vertretungsberechtigten Personen weichen vom öffentlichen Register ab.',
  },
  interrupted_beneficiaries_mismatch: {
    status: 409,
    title: 'Abweichende Daten',
    message: 'Ihre Angaben zu den wirtschaftlich Berechtigten weichen von öffentlichen Quellen ab.',
  },
  idle_timeout: {
    status: 409,
    title: 'Verbindungsabbruch',
    message: 'Es ist zu einem Verbindungsabbruch gekommen. Bitte versuchen Sie es direkt erneut.',
  },
  research_file_size_exception: {
    status: 409,
    title: 'Zulässige Dateigröße überschritten',
    message:
      'Ihre Dokumente sind zusammen größer als 8 MB. Bitte verkleinern Sie die Dateien und laden Sie sie erneut hoch.',
  },
  'request-in-flight': {
    status: 409,
    title: 'Vorgang läuft',
    message: 'Diese Anfrage wird gerade bearbeitet. Bitte warten Sie einen Augenblick.',
  },
  'approval-open': {
    status: 409,
    title: 'Freigabe schon beantragt',
    message: 'Dafür ist bereits eine Freigabe beantragt. Sie steht unter „Freigaben“.',
  },
  'own-approval': {
    status: 409,
    title: 'Zweite Person erforderlich',
    message: 'Was Sie selbst beantragt haben, muss eine andere Person freigeben. Zurückziehen können Sie es jederzeit.',
  },
  'approval-closed': {
    status: 409,
    title: 'Schon entschieden',
    message: 'Über diese Freigabe ist schon entschieden.',
  },
  'approval-void': {
    status: 409,
    title: 'Freigabe verfallen',
    message: 'Diese Freigabe ist verfallen. Bitte prüfen Sie den jetzigen Stand und fragen Sie sie neu an.',
  },
  archived: { status: 410, title: 'Archiviert', message: 'Dieser Antrag wurde archiviert.' },
  'register-user-refused': {
    status: 422,
    title: 'Nutzer abgelehnt',
    message: 'Das Transparenzregister hat den Nutzer abgelehnt. Bitte prüfen Sie E-Mail-Adresse und Passwort.',
  },
  'offer-changed': {
    status: 409,
    title: 'Unser Angebot hat sich geändert',
    message:
      'Preise oder Zustimmungen sind nicht mehr dieselben. Bitte prüfen Sie sie und bestellen Sie danach erneut.',
  },
  'version-conflict': {
    status: 412,
    title: 'Zwischenzeitlich geändert',
    message: 'Die Daten wurden zwischenzeitlich geändert. Bitte laden Sie sie neu.',
  },
  'file-too-large': { status: 413, title: 'Datei zu groß', message: 'Die Datei ist zu groß.' },
  'file-type-refused': { status: 415, title: 'Dateityp nicht erlaubt', message: 'Dieser Dateityp ist nicht erlaubt.' },
  'scanner-unavailable': {
    status: 503,
    title: 'Prüfung zurzeit nicht möglich',
    message: 'Dateien können gerade nicht auf Schadsoftware geprüft werden. Bitte versuchen Sie es später erneut.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Schlüssel schon verwendet',
    message: 'Der Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  },
  ...settingsProblems,
  'core-banking-disabled': { status: 409, title: 'Übertragung nicht möglich', message: disabledReason },
  'core-banking-refused': {
    status: 409,
    title: 'Übertragung fehlgeschlagen',
    message: 'Das Kernbanksystem hat die Übertragung nicht angenommen.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Zu viele Versuche',
    message: 'Zu viele Versuche. Bitte warten Sie, bevor Sie es erneut versuchen.',
  },
  'name-guessed': {
    status: 429,
    title: 'Zu viele Versuche',
    message:
      'Für diesen Benutzernamen wurde heute zu oft ein falsches Passwort eingegeben. Mit „Passwort vergessen“ können Sie sich wieder anmelden; öffnen Sie den Link der E-Mail in diesem Browser.',
  },
  unavailable: {
    status: 503,
    title: 'Vorübergehend nicht erreichbar',
    message: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich erneut.',
  },
} as const satisfies ProblemTable;

/** Creates the problem of a code, e.g. `throw problem('illegal', { state: 'illegal' })`. */
export const problem = problemsOf(problemTable);
