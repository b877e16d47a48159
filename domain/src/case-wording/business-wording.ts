import type { BusinessCheckStatus } from '../case/provider-state.js';

/** States of the business check, code → German title of a line of the status history (R2 §3, R3 §2.5 tab 2). Fraud is never named. */
const titles: Readonly<Record<BusinessCheckStatus, string>> = {
  pending: 'Prüfung begonnen',
  documents_missing: 'Dokumente fehlen',
  research_initiated: 'Recherche gestartet',
  research_documents_missing: 'Dokumente für die Recherche fehlen',
  research_failed: 'Recherche gescheitert',
  research_mismatch: 'Recherche mit Abweichung',
  research_successful: 'Recherche erfolgreich',
  completed: 'Prüfung abgeschlossen',
  rejected: 'Prüfung abgelehnt',
  fraud: 'Prüfung abgelehnt',
};

const isCheckStatus = (value: string): value is BusinessCheckStatus => Object.hasOwn(titles, value);

/** German title of a state of the business check; unknown values read 'Unbekannter Status' (R2 §4.1). */
export function businessTitle(value: string): string {
  return isCheckStatus(value) ? titles[value] : 'Unbekannter Status';
}
