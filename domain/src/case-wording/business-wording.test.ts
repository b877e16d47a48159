import { businessTitle } from './business-wording.js';

it.each([
  ['pending', 'Prüfung begonnen'],
  ['documents_missing', 'Dokumente fehlen'],
  ['research_initiated', 'Recherche gestartet'],
  ['research_documents_missing', 'Dokumente für die Recherche fehlen'],
  ['research_failed', 'Recherche gescheitert'],
  ['research_mismatch', 'Recherche mit Abweichung'],
  ['research_successful', 'Recherche erfolgreich'],
  ['completed', 'Prüfung abgeschlossen'],
  ['rejected', 'Prüfung abgelehnt'],
  ['fraud', 'Prüfung abgelehnt'],
  ['something_new', 'Unbekannter Status'],
  ['toString', 'Unbekannter Status'],
])('a business at %s reads "%s"', (value, title) => {
  expect(businessTitle(value)).toBe(title);
});
