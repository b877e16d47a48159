import { ApiProblem } from '@kontor/api/problem/api-problem';
import { problemText, type ProblemText } from '../../ui/notice/problem-text.js';

/** Each action has its own title when it fails (R3 §8). */
export type ActionKind =
  | 'release'
  | 'reject'
  | 'takeOver'
  | 'assign'
  | 'letGo'
  | 'setReady'
  | 'supportFix'
  | 'delete'
  | 'sync'
  | 'finish'
  | 'requestData'
  | 'coreBanking'
  | 'contractFile'
  | 'reorder'
  | 'message'
  | 'memo'
  | 'followUp'
  | 'remind'
  | 'pauseReminders'
  | 'discrepancy'
  | 'debug';

const titles: Readonly<Record<ActionKind, string>> = {
  release: 'Übertragung fehlgeschlagen',
  reject: 'Ablehnen fehlgeschlagen',
  takeOver: 'Übernehmen fehlgeschlagen',
  assign: 'Übernehmen fehlgeschlagen',
  letGo: 'Abgeben fehlgeschlagen',
  setReady: 'Bereitstellen fehlgeschlagen',
  supportFix: 'Support-Eingriff fehlgeschlagen',
  delete: 'Löschen fehlgeschlagen',
  sync: 'Abgleich fehlgeschlagen',
  finish: 'Abschließen fehlgeschlagen',
  requestData: 'Rückfrage fehlgeschlagen',
  coreBanking: 'Übertragung fehlgeschlagen',
  contractFile: 'Fehler beim Hochladen der Datei',
  reorder: 'Nachbestellung fehlgeschlagen',
  message: 'Nachricht nicht gesendet',
  memo: 'Notiz nicht gespeichert',
  followUp: 'Wiedervorlage nicht gespeichert',
  remind: 'Erinnerung nicht gesendet',
  pauseReminders: 'Erinnerungen nicht geändert',
  discrepancy: 'Unstimmigkeit nicht gespeichert',
  debug: 'Status nicht gesetzt',
};

const mismatch: ProblemText = {
  title: 'Abweichende Daten',
  message:
    'Die Angaben des Kunden weichen von öffentlichen Quellen ab. Der Kunde wurde per E-Mail informiert und klärt die Abweichung.',
};

/** Refusals of a release that the customer has to settle (R3 §8). */
const releaseRefusals: Readonly<Record<string, ProblemText>> = {
  interrupted_functionaries_mismatch: mismatch,
  interrupted_beneficiaries_mismatch: mismatch,
  idle_timeout: {
    title: 'Verbindungsabbruch',
    message:
      'Es ist zu einem Verbindungsabbruch gekommen. Bitte versuchen Sie es direkt erneut; was schon läuft, läuft von selbst weiter.',
  },
  research_file_size_exception: {
    title: 'Zulässige Dateigröße überschritten',
    message:
      'Die Dokumente des Kunden überschreiten zusammen die Grenze von 8 MB. Bitten Sie den Kunden über die Kommunikation, die Dateien zu verkleinern und erneut hochzuladen.',
  },
};

/** Refusals that any action may get, in the words of the bank. */
const refusalTexts: Readonly<Record<string, string>> = {
  illegal:
    'Im jetzigen Stand des Vorgangs ist das nicht möglich. Die Seite zeigt den aktuellen Stand und die Schritte, die jetzt möglich sind.',
  busy: 'Gerade läuft für diesen Vorgang ein anderer Schritt. Bitte warten Sie, bis er abgeschlossen ist, und versuchen Sie es dann erneut.',
};

const later = 'Bitte versuchen Sie es später erneut.';

function withAdvice(text: string): string {
  return text.includes('erneut') ? text : `${text.replace(/\.?$/, '.')} ${later}`;
}

export function actionProblem(kind: ActionKind, error: unknown): ProblemText {
  const base = problemText(error, titles[kind]);
  if (!(error instanceof ApiProblem)) return base;
  const { state = '', status } = error;
  if (status === 409 && kind === 'release' && Object.hasOwn(releaseRefusals, state))
    return releaseRefusals[state] ?? base;
  if (status === 409 && Object.hasOwn(refusalTexts, state))
    return { ...base, message: error.detail ?? refusalTexts[state] ?? base.message };
  if (kind !== 'coreBanking') return base;
  const message = error.detail ?? base.message;
  return { ...base, message: error.isTemporary ? withAdvice(message) : message };
}
