/** Classes of statuses: who is expected to move the case next. */
export type StatusClass = 'open' | 'hold' | 'running' | 'waiting' | 'ready' | 'bank' | 'final' | 'archived';

/** Every main status of a case, in the order of its code (design 2 "Statuses"). */
export const caseStatuses = [
  row(0, 'created', 'open'),
  row(110, 'doi_requested', 'open'),
  row(120, 'doi_expired', 'final'),
  row(130, 'doi_confirmed', 'open'),
  row(210, 'data_collecting', 'open'),
  row(213, 'on_hold', 'hold'),
  row(214, 'on_hold_again', 'hold'),
  row(216, 'transfer_blocked', 'final'),
  row(218, 'transferring', 'running'),
  row(220, 'transferred', 'running'),
  row(230, 'documents_missing', 'waiting'),
  row(240, 'research_initiated', 'running'),
  row(245, 'research_documents_missing', 'waiting'),
  row(250, 'research_failed', 'final'),
  row(255, 'research_mismatch', 'waiting'),
  row(260, 'research_successful', 'running'),
  row(305, 'successful_manual', 'ready'),
  row(310, 'successful', 'ready'),
  row(315, 'pre_successful', 'ready'),
  row(320, 'failed', 'final'),
  row(330, 'failed_incomplete', 'final'),
  row(340, 'failed_person_deleted', 'final'),
  row(350, 'aborted_by_customer', 'final'),
  row(410, 'bank_in_progress', 'bank'),
  row(420, 'supplementary_data_added', 'bank'),
  row(425, 'data_requested', 'waiting'),
  row(430, 'bank_successful', 'final'),
  row(440, 'expired', 'final'),
  row(450, 'bank_failed', 'final'),
  row(900, 'archived', 'archived'),
] as const;

function row<C extends number, K extends string, S extends StatusClass>(code: C, key: K, statusClass: S) {
  return { code, key, class: statusClass } as const;
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

/** Words for the customer (spec 2 §4.1) and for the bank (spec 3 §4.1); no part of the codes, so that customers load neither. */
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
  305: ['Identifikation abgeschlossen', 'Manuell auf erfolgreich gesetzt'],
  310: ['Identifikation erfolgreich', 'Bereit'],
  315: ['Identifikation weit fortgeschritten', 'Ausreichend identifiziert'],
  320: ['Identifikation fehlgeschlagen', 'Identifikation fehlgeschlagen'],
  330: ['Identifikation unvollständig', 'Identifikation einer Person fehlgeschlagen'],
  340: ['Identifikation beendet', 'Person gelöscht'],
  350: ['Von Ihnen abgebrochen', 'Vom Kunden abgebrochen'],
  410: ['Ihr Konto wird eingerichtet', 'In Bearbeitung der Bank'],
  420: ['Ihre Angaben werden geprüft', 'Nachgereichte Angaben liegen vor'],
  425: ['Rückfrage der Bank', 'Rückfrage an den Kunden'],
  430: ['Ihr Konto ist eröffnet', 'Konto eröffnet'],
  440: ['Antrag abgelaufen', 'Abgelaufen'],
  450: ['Antrag abgelehnt', 'Von der Bank abgelehnt'],
  900: ['Archiviert', 'Archiviert und anonymisiert'],
};

/** Title shown to the customer or the bank; unknown codes give the text of spec 2 §4.1. */
export function statusTitle(code: number, side: 'customer' | 'bank'): string {
  if (!isStatusCode(code)) return 'Unbekannter Status';
  const [customer, bank] = titles[code];
  return side === 'customer' ? customer : bank;
}

/** Final statuses end the regular process; only archiving, deletion and (216, 250) the support fix lead on. */
export function isFinal(code: StatusCode): boolean {
  return statusClass(code) === 'final';
}
