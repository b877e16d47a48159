import { ApiProblem } from '@kontor/api/problem/api-problem';
import { problemText, type ProblemText } from '../../ui/notice/problem-text.js';

/** Each action has its own title when it fails (R3 §8). */
export type ActionKind =
  | 'release'
  | 'reject'
  | 'takeOver'
  | 'setReady'
  | 'supportFix'
  | 'delete'
  | 'sync'
  | 'finish'
  | 'requestData'
  | 'coreBanking'
  | 'contractFile'
  | 'message'
  | 'memo'
  | 'debug';

const titles: Readonly<Record<ActionKind, string>> = {
  release: 'Übertragung fehlgeschlagen',
  reject: 'Ablehnen fehlgeschlagen',
  takeOver: 'Übernehmen fehlgeschlagen',
  setReady: 'Bereitstellen fehlgeschlagen',
  supportFix: 'Support-Eingriff fehlgeschlagen',
  delete: 'Löschen fehlgeschlagen',
  sync: 'Abgleich fehlgeschlagen',
  finish: 'Abschließen fehlgeschlagen',
  requestData: 'Rückfrage fehlgeschlagen',
  coreBanking: 'Übertragung fehlgeschlagen',
  contractFile: 'Fehler beim Hochladen der Datei',
  message: 'Nachricht nicht gesendet',
  memo: 'Notiz nicht gespeichert',
  debug: 'Status nicht gesetzt',
};

const mismatch: ProblemText = {
  title: 'Abweichende Daten',
  message:
    'Die Angaben des Kunden weichen von öffentlichen Quellen ab. Der Kunde wurde per E-Mail informiert und klärt die Abweichung.',
};

/** Refusals of a release that the customer has to settle (R3 §8). */
const refusals: Readonly<Record<string, ProblemText>> = {
  interrupted_functionaries_mismatch: mismatch,
  interrupted_beneficiaries_mismatch: mismatch,
  idle_timeout: {
    title: 'Verbindungsabbruch',
    message: 'Es ist zu einem Verbindungsabbruch gekommen. Bitte versuchen Sie es direkt erneut.',
  },
  research_file_size_exception: {
    title: 'Zulässige Dateigröße überschritten',
    message:
      'Die Dokumente des Kunden überschreiten zusammen die Grenze von 8 MB. Bitten Sie den Kunden über die Kommunikation, die Dateien zu verkleinern und erneut hochzuladen.',
  },
};

const later = 'Bitte versuchen Sie es später erneut.';

function withAdvice(text: string): string {
  return text.includes('später erneut') ? text : `${text.replace(/\.?$/, '.')} ${later}`;
}

export function actionProblem(kind: ActionKind, error: unknown): ProblemText {
  const base = problemText(error, titles[kind]);
  if (!(error instanceof ApiProblem)) return base;
  if (kind === 'release' && error.status === 409) {
    const known = error.state === undefined ? undefined : refusals[error.state];
    return known === undefined ? { ...base, message: withAdvice(base.message) } : known;
  }
  if (kind === 'coreBanking') return { ...base, message: withAdvice(error.detail ?? base.message) };
  return base;
}
