import type { AuditCategory } from '@kontor/domain/audit/audit-entry';

/** What the id or name in a path refers to: `file` is one of a case, `thing` has no name that could be shown. */
export type TargetKind = 'case' | 'file' | 'staff' | 'setting' | 'page' | 'version' | 'thing';

export interface StaffAct {
  readonly category: AuditCategory;
  readonly target: TargetKind;
  /** What it is done to, in the accusative; `{ziel}` is the target. */
  readonly object: string;
  /** The participle and the infinitive: „hat … deaktiviert“, „wollte … deaktivieren“. */
  readonly done: string;
  readonly todo: string;
  /** Whether what was given is kept, sealed: statuses, reasons, remarks. */
  readonly keepsGiven?: boolean;
  /** Whether 202 says that it continues after the answer, not that it waits for a second person. */
  readonly mayTakeLonger?: boolean;
}

type Verb = readonly [done: string, todo: string];

const created: Verb = ['angelegt', 'anlegen'];
const changed: Verb = ['geändert', 'ändern'];
const removed: Verb = ['entfernt', 'entfernen'];
const ordered: Verb = ['bestellt', 'bestellen'];
const fetched: Verb = ['heruntergeladen', 'herunterladen'];
/** Of one file: the portal does not know whether it was saved or shown. */
const opened: Verb = ['abgerufen', 'abrufen'];
const exported: Verb = ['exportiert', 'exportieren'];
const seen: Verb = ['angesehen', 'ansehen'];
const written: Verb = ['geschrieben', 'schreiben'];

function act(category: AuditCategory, target: TargetKind, object: string, [done, todo]: Verb): StaffAct {
  return { category, target, object, done, todo };
}

/** An act on a case, with what was given for it. */
function command(object: string, [done, todo]: Verb): StaffAct {
  return { category: 'command', target: 'case', object, done, todo, keepsGiven: true };
}

/** The same, at the core banking system, which may answer after the request. */
const booking = (object: string, verb: Verb): StaffAct => ({ ...command(object, verb), mayTakeLonger: true });

const discrepancyOf = 'die Unstimmigkeitsmeldung des Vorgangs {ziel}';

/** What staff do that the log records, by route. Lists and background reads are not, approvals record their own steps. */
export const staffActs: Readonly<Record<string, StaffAct>> = {
  'GET /bgo_identifications_portal/{id}': act('read', 'case', 'den Vorgang {ziel}', seen),
  'GET /bgo_identifications_portal/{id}/audit': act('read', 'case', 'das Protokoll des Vorgangs {ziel}', seen),
  'GET /bgo_identifications/{id}/status_history_joined': act('read', 'case', 'den Verlauf des Vorgangs {ziel}', seen),
  'GET /bgo_identifications/{id}/messages': act('read', 'case', 'die Nachrichten des Vorgangs {ziel}', seen),
  'GET /bgo_identifications/{id}/bank-memos': act('read', 'case', 'die Notizen des Vorgangs {ziel}', seen),

  'GET /bgo_identifications_portal/{id}/discrepancyReport': act('read', 'case', discrepancyOf, seen),

  'GET /bgo_identifications_portal/{id}.pdf': act('export', 'case', 'die Zusammenfassung des Vorgangs {ziel}', fetched),
  'GET /bgo_identifications_portal/{id}.csv': act('export', 'case', 'die Daten des Vorgangs {ziel}', fetched),
  'GET /download_document_archive/{id}': act('export', 'case', 'alle Dokumente des Vorgangs {ziel}', fetched),
  'GET /bgo_identifications_portal/{id}/export': act(
    'export',
    'case',
    'den Vorgang {ziel} mit allen Nachweisen',
    exported,
  ),
  'GET /bgo_identifications_portal/{id}/discrepancyReport.pdf': act('export', 'case', discrepancyOf, fetched),
  'GET /bgo_identifications_portal/{id}/discrepancyReport.json': act('export', 'case', discrepancyOf, fetched),
  'POST /bgo_identifications_portal.csv': act('export', 'thing', 'eine Liste von Vorgängen', exported),
  'POST /reportingSummarySearch.csv': act('export', 'thing', 'einen Bericht', exported),
  'GET /feedbacks.csv': act('export', 'thing', 'die Bewertungen', exported),
  'GET /admin_account.csv': act('export', 'thing', 'die Liste der Nutzer', exported),

  'GET /contract_files/{id}/download': act('document', 'file', 'ein Vertragsdokument', opened),
  'GET /business_documents/{id}/download': act('document', 'file', 'eine Unterlage des Kunden', opened),
  'GET /register_documents/{id}/download': act('document', 'file', 'ein Registerdokument', opened),
  'GET /bgo_identifications/messages/attachments/{name}': act(
    'document',
    'file',
    'den Anhang einer Nachricht',
    fetched,
  ),
  'GET /bgo_identifications/{id}/contract_files/download': act(
    'document',
    'case',
    'die Vertragsdokumente des Vorgangs {ziel}',
    fetched,
  ),
  'POST /bgo_identifications/{id}/contract_files': act('document', 'case', 'ein Vertragsdokument im Vorgang {ziel}', [
    'abgelegt',
    'ablegen',
  ]),
  'POST /contract_files/{id}': act('document', 'file', 'ein Vertragsdokument', ['ersetzt', 'ersetzen']),
  'DELETE /contract_files/{id}': act('document', 'file', 'ein Vertragsdokument', removed),

  'POST /bgo_identifications/{id}/messages': act('message', 'case', 'eine Nachricht im Vorgang {ziel}', written),
  'POST /bgo_identifications/messages/{id}/attachments': act('message', 'thing', 'einer Nachricht eine Datei', [
    'angehängt',
    'anhängen',
  ]),
  'POST /bgo_identification_messages/{id}/markAsRevised': act('message', 'thing', 'eine Nachricht als bearbeitet', [
    'markiert',
    'markieren',
  ]),
  'POST /bgo_identifications/{id}/bank-memos': act('note', 'case', 'eine Notiz zum Vorgang {ziel}', written),
  'PATCH /bgo_identifications/{id}/bank-memo': act('note', 'case', 'die Notiz zum Vorgang {ziel}', changed),

  'PATCH /bgo_identifications_status/{id}/setStatus': command('den Status des Vorgangs {ziel}', ['gesetzt', 'setzen']),
  'POST /bgo_identifications/{id}/start': command('die Übertragung des Vorgangs {ziel}', ['gestartet', 'starten']),
  'POST /bgo_identifications/{id}/sync-with-solaris': command('den Vorgang {ziel} mit dem Bankanbieter', [
    'abgeglichen',
    'abgleichen',
  ]),
  'POST /bgo_identifications/{id}/order-documents': command('Registerdokumente zum Vorgang {ziel}', ordered),
  'POST /bgo_identifications/{id}/order-transparency-register-documents': command(
    'den Auszug aus dem Transparenzregister zum Vorgang {ziel}',
    ordered,
  ),
  'POST /bgo_fetch_documents_start/{id}': command('die Unterlagen des Vorgangs {ziel}', ['abgerufen', 'abrufen']),
  'POST /bgo_identifications_portal/assign': act('command', 'thing', 'Vorgänge', ['zugewiesen', 'zuweisen']),
  'POST /bgo_identifications_portal/{id}/assign': command('den Vorgang {ziel}', ['zugewiesen', 'zuweisen']),
  'POST /bgo_identifications_portal/{id}/passToAgree21': booking('den Vorgang {ziel} an das Kernbanksystem', [
    'übergeben',
    'übergeben',
  ]),
  'POST /bgo_identifications_portal/{id}/linkExistingParty': command(
    'den Vorgang {ziel} mit einer vorhandenen Kundennummer',
    ['verknüpft', 'verknüpfen'],
  ),
  'POST /bgo_identifications_portal/{id}/createKontokorrentkonto': booking('das Konto zum Vorgang {ziel}', created),
  'POST /bgo_identifications_portal/{id}/createGirocard': booking('die girocards zum Vorgang {ziel}', ordered),
  'PUT /bgo_identifications_portal/{id}/followUp': command('die Wiedervorlage des Vorgangs {ziel}', [
    'gesetzt',
    'setzen',
  ]),
  'DELETE /bgo_identifications_portal/{id}/followUp': command('die Wiedervorlage des Vorgangs {ziel}', removed),
  'POST /bgo_identifications_portal/{id}/reminders': command('eine Erinnerung zum Vorgang {ziel}', [
    'gesendet',
    'senden',
  ]),
  'PUT /bgo_identifications_portal/{id}/reminders/paused': command('die Erinnerungen zum Vorgang {ziel}', changed),
  'PUT /bgo_identifications_portal/{id}/discrepancyReport/extract': act(
    'command',
    'case',
    'den Auszug aus dem Transparenzregister zum Vorgang {ziel}',
    ['verglichen', 'vergleichen'],
  ),
  'POST /bgo_identifications_portal/{id}/discrepancyReport/decision': command(
    'über die Unstimmigkeitsmeldung des Vorgangs {ziel}',
    ['entschieden', 'entscheiden'],
  ),
  'POST /bgo_identifications_portal/{id}/disableProcess': command('den Vorgang {ziel}', ['gelöscht', 'löschen']),

  'POST /settings': act('setting', 'setting', 'die Einstellung {ziel}', created),
  'PUT /settings': act('setting', 'setting', 'Einstellungen', changed),
  'PUT /settings/{name}': act('setting', 'setting', 'die Einstellung {ziel}', changed),
  'DELETE /settings/{name}': act('setting', 'setting', 'die Einstellung {ziel}', ['zurückgesetzt', 'zurücksetzen']),
  'PUT /settings_drafts/{name}': act('setting', 'page', 'den Entwurf der Seite {ziel}', ['gespeichert', 'speichern']),
  'DELETE /settings_drafts/{name}': act('setting', 'page', 'den Entwurf der Seite {ziel}', ['verworfen', 'verwerfen']),
  'POST /settings_versions': act('setting', 'thing', 'Entwürfe der Einstellungen', [
    'veröffentlicht',
    'veröffentlichen',
  ]),
  'POST /settings_versions/{number}/restore': act('setting', 'version', 'die Version {ziel} der Einstellungen', [
    'wiederhergestellt',
    'wiederherstellen',
  ]),
  'POST /hold_rules_dry_runs': act('setting', 'thing', 'einen Probelauf der Haltregeln', ['gestartet', 'starten']),
  'POST /hold_rules_dry_runs/{id}/cancel': act('setting', 'thing', 'den Probelauf der Haltregeln', [
    'abgebrochen',
    'abbrechen',
  ]),
  'POST /settings/{name}/check': act('provider', 'setting', 'die Verbindung {ziel}', ['geprüft', 'prüfen']),
  'POST /admin_webhooks/registerAll': act('provider', 'thing', 'die Benachrichtigungen der Anbieter', [
    'eingerichtet',
    'einrichten',
  ]),
  'POST /admin_webhooks/removeAll': act('provider', 'thing', 'die Benachrichtigungen der Anbieter', removed),
  'POST /admin/create-transparency-register-user': act(
    'provider',
    'thing',
    'einen Zugang zum Transparenzregister',
    created,
  ),

  'POST /admin_account': act('role', 'staff', 'den Zugang von {ziel}', created),
  'PATCH /admin_account/{id}': act('role', 'staff', 'den Zugang von {ziel}', changed),
  'DELETE /admin_account/{id}': act('role', 'staff', 'den Zugang von {ziel}', removed),
  'POST /admin_account/{id}/invite': act('role', 'staff', '{ziel}', ['eingeladen', 'einladen']),
  'POST /admin_account/{id}/suspend': act('role', 'staff', '{ziel}', ['deaktiviert', 'deaktivieren']),
  'POST /admin_account/{id}/unsuspend': act('role', 'staff', '{ziel}', ['aktiviert', 'aktivieren']),
  'POST /admin_account/{id}/resetFactors': act('role', 'staff', 'den zweiten Faktor von {ziel}', [
    'zurückgesetzt',
    'zurücksetzen',
  ]),
  'POST /me/factors/totp/confirm': act('login', 'thing', 'die eigene Authenticator-App', [
    'eingerichtet',
    'einrichten',
  ]),
  'POST /me/factors/keys': act('login', 'thing', 'einen eigenen Sicherheitsschlüssel', ['hinzugefügt', 'hinzufügen']),
  'POST /me/factors/recoveryCodes': act('login', 'thing', 'neue Wiederherstellungscodes', ['erstellt', 'erstellen']),
  'POST /me/factors/remove': act('login', 'thing', 'einen eigenen zweiten Faktor', removed),
};
