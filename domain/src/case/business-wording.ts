import type { BusinessVerdict } from './provider-state.js';

/** States of the business check, code → German title of a line of the status history (spec 2 §3, spec 3 §2.5 tab 2). Fraud is never named. */
const titles: Readonly<Record<BusinessVerdict, string>> = {
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

const isVerdict = (value: string): value is BusinessVerdict => Object.hasOwn(titles, value);

/** German title of a state of the business check; unknown values read 'Unbekannter Status' (spec 2 §4.1). */
export function businessTitle(value: string): string {
  return isVerdict(value) ? titles[value] : 'Unbekannter Status';
}
