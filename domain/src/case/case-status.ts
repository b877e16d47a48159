/** Classes of statuses: who is expected to move the case next. */
export type StatusClass = 'open' | 'hold' | 'running' | 'waiting' | 'ready' | 'bank' | 'final' | 'archived';

interface StatusRow {
  readonly code: number;
  readonly key: string;
  readonly class: StatusClass;
  /** Words for the customer (spec 2 §4.1). */
  readonly customerTitle: string;
  /** Words for the bank (spec 3 §4.1). */
  readonly bankTitle: string;
}

/** Every main status of a case, in the order of its code (spec 2 §4.1, spec 3 §4.1). */
export const caseStatuses = [
  row(0, 'created', 'open', 'Antrag angelegt', 'Antrag noch nicht gesendet'),
  row(110, 'doi_requested', 'open', 'E-Mail-Bestätigung angefordert', 'E-Mail-Bestätigung angefordert'),
  row(120, 'doi_expired', 'final', 'E-Mail-Bestätigung abgelaufen', 'E-Mail-Bestätigung abgelaufen'),
  row(130, 'doi_confirmed', 'open', 'E-Mail-Adresse bestätigt', 'E-Mail bestätigt, Antrag wird ausgefüllt'),
  row(210, 'data_collecting', 'open', 'Daten werden erfasst', 'Daten werden erfasst'),
  row(213, 'on_hold', 'hold', 'Ihr Antrag wird geprüft', 'Übertragung angehalten'),
  row(214, 'on_hold_again', 'hold', 'Ihr Antrag wird geprüft', 'Übertragung angehalten (frühere Ablehnung)'),
  row(216, 'transfer_blocked', 'final', 'Antrag abgelehnt', 'Übertragung abgelehnt'),
  row(218, 'transferring', 'running', 'Übertragung läuft', 'Übertragung läuft'),
  row(220, 'transferred', 'running', 'Identifikation in Arbeit', 'Identifikation in Arbeit'),
  row(230, 'documents_missing', 'waiting', 'Dokumente fehlen', 'Dokumente fehlen'),
  row(240, 'research_initiated', 'running', 'Unternehmensprüfung läuft', 'Recherche gestartet'),
  row(245, 'research_documents_missing', 'waiting', 'Dokumente fehlen', 'Dokumente für die Recherche fehlen'),
  row(250, 'research_failed', 'final', 'Unternehmensprüfung fehlgeschlagen', 'Recherche fehlgeschlagen'),
  row(255, 'research_mismatch', 'waiting', 'Abweichende Daten', 'Abweichende Daten in der Recherche'),
  row(260, 'research_successful', 'running', 'Unternehmensprüfung abgeschlossen', 'Recherche erfolgreich'),
  row(305, 'successful_manual', 'ready', 'Identifikation abgeschlossen', 'Manuell auf erfolgreich gesetzt'),
  row(310, 'successful', 'ready', 'Identifikation erfolgreich', 'Bereit'),
  row(315, 'pre_successful', 'ready', 'Identifikation weit fortgeschritten', 'Ausreichend identifiziert'),
  row(320, 'failed', 'final', 'Identifikation fehlgeschlagen', 'Identifikation fehlgeschlagen'),
  row(330, 'failed_incomplete', 'final', 'Identifikation unvollständig', 'Identifikation einer Person fehlgeschlagen'),
  row(340, 'failed_person_deleted', 'final', 'Identifikation beendet', 'Person gelöscht'),
  row(350, 'aborted_by_customer', 'final', 'Von Ihnen abgebrochen', 'Vom Kunden abgebrochen'),
  row(410, 'bank_in_progress', 'bank', 'Ihr Konto wird eingerichtet', 'In Bearbeitung der Bank'),
  row(420, 'supplementary_data_added', 'bank', 'Ihre Angaben werden geprüft', 'Nachgereichte Angaben liegen vor'),
  row(425, 'data_requested', 'waiting', 'Rückfrage der Bank', 'Rückfrage an den Kunden'),
  row(430, 'bank_successful', 'final', 'Ihr Konto ist eröffnet', 'Konto eröffnet'),
  row(440, 'expired', 'final', 'Antrag abgelaufen', 'Abgelaufen'),
  row(450, 'bank_failed', 'final', 'Antrag abgelehnt', 'Von der Bank abgelehnt'),
  row(900, 'archived', 'archived', 'Archiviert', 'Archiviert und anonymisiert'),
] as const;

function row<C extends number, K extends string, S extends StatusClass>(
  ...[code, key, statusClass, customerTitle, bankTitle]: [
    code: C,
    key: K,
    statusClass: S,
    customerTitle: string,
    bankTitle: string,
  ]
) {
  return { code, key, class: statusClass, customerTitle, bankTitle } as const satisfies StatusRow;
}

/** Code of a main status, e.g. 220. */
export type StatusCode = (typeof caseStatuses)[number]['code'];

const byCode: ReadonlyMap<number, (typeof caseStatuses)[number]> = new Map(
  caseStatuses.map((status) => [status.code, status]),
);

/** Tells whether a number is the code of a known status. */
export function isStatusCode(code: number): code is StatusCode {
  return byCode.has(code);
}

/** The class of a status. */
export function statusClass(code: StatusCode): StatusClass {
  return byCode.get(code)!.class;
}

/** Title shown to the customer or the bank; unknown codes give the text of spec 2 §4.1. */
export function statusTitle(code: number, side: 'customer' | 'bank'): string {
  const status = byCode.get(code);
  if (!status) return 'Unbekannter Status';
  return side === 'customer' ? status.customerTitle : status.bankTitle;
}

/** Final statuses end the regular process; only archiving, deletion and (216, 250) the support fix lead on. */
export function isFinal(code: StatusCode): boolean {
  return statusClass(code) === 'final';
}
