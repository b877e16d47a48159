import { isStatusCode, type StatusCode } from '../case/case-status.js';

/** Titles for the customer (R2 §4.1) and for the bank (R3 §4.1). */
const titles: Readonly<Record<StatusCode, readonly [customer: string, bank: string]>> = {
  0: ['Antrag angelegt', 'Antrag noch nicht gesendet'],
  110: ['E-Mail-Bestätigung angefordert', 'E-Mail-Bestätigung angefordert'],
  120: ['E-Mail-Bestätigung abgelaufen', 'E-Mail-Bestätigung abgelaufen'],
  130: ['E-Mail-Adresse bestätigt', 'E-Mail bestätigt, Antrag wird ausgefüllt'],
  210: ['Daten werden erfasst', 'Daten werden erfasst'],
  213: ['Ihr Antrag wird geprüft', 'Übertragung angehalten'],
  214: ['Ihr Antrag wird geprüft', 'Übertragung angehalten (frühere Ablehnung)'],
  216: ['Antrag abgelehnt', 'Übertragung abgelehnt'],
  218: ['Übertragung läuft', 'Übertragung läuft'],
  220: ['Identifikation in Arbeit', 'Identifikation in Arbeit'],
  230: ['Dokumente fehlen', 'Dokumente fehlen'],
  240: ['Unternehmensprüfung läuft', 'Recherche gestartet'],
  245: ['Dokumente fehlen', 'Dokumente für die Recherche fehlen'],
  250: ['Unternehmensprüfung fehlgeschlagen', 'Recherche fehlgeschlagen'],
  255: ['Abweichende Daten', 'Abweichende Daten in der Recherche'],
  260: ['Unternehmensprüfung abgeschlossen', 'Recherche erfolgreich'],
  305: ['Antrag wird von Hand bearbeitet', 'Manuell auf erfolgreich gesetzt'],
  310: ['Antrag liegt bei der Bank', 'Bereit'],
  315: ['Identifikation weit fortgeschritten', 'Ausreichend identifiziert'],
  320: ['Identifikation fehlgeschlagen', 'Identifikation fehlgeschlagen'],
  330: ['Identifikation unvollständig', 'Identifikation einer Person fehlgeschlagen'],
  340: ['Identifikation beendet', 'Person gelöscht'],
  350: ['Von Ihnen abgebrochen', 'Vom Kunden abgebrochen'],
  410: ['Ihr Konto wird eingerichtet', 'In Bearbeitung der Bank'],
  420: ['Ihre Angaben werden geprüft', 'Rückfrage abgeschlossen'],
  425: ['Rückfrage der Bank', 'Rückfrage an den Kunden'],
  430: ['Antrag erfolgreich abgeschlossen', 'Erfolgreich abgeschlossen'],
  440: ['Antrag abgelaufen', 'Abgelaufen'],
  450: ['Antrag abgelehnt', 'Von der Bank abgelehnt'],
  900: ['Archiviert', 'Archiviert und anonymisiert'],
};

/** Title of a status shown to the customer or the bank; unknown codes give the text of R2 §4.1. */
export function statusTitle(code: number, side: 'customer' | 'bank'): string {
  if (!isStatusCode(code)) return 'Unbekannter Status';
  const [customer, bank] = titles[code];
  return side === 'customer' ? customer : bank;
}

/** Title of the history line that an order writes; the status is still the one before it. */
export function orderedTitle(side: 'customer' | 'bank'): string {
  return side === 'customer' ? 'Antrag eingegangen' : 'Antrag gesendet';
}
