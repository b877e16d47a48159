import { routes } from '@kontor/api/routes';
import { approvalActs } from '@kontor/domain/approval/four-eyes';
import type { AuditEntry } from '@kontor/domain/audit/audit-entry';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { auditedOf } from './audited-routes.js';
import { sentenceOf } from './sentence.js';
import { staffActs } from './staff-acts.js';
import { entryOf } from './testing/audit-log.repository.suite.js';

const names = new Map<string, string | null>([
  ['nadja', 'Nadja Nutzer'],
  ['lena', 'Lena Neu'],
  ['erika', null],
]);
const said = (changes: Partial<AuditEntry>): string =>
  sentenceOf(entryOf('k', { accountId: 'nadja', ...changes }), names);

/** The entry of a request of staff. */
const asked = (request: string, outcome = '204', more: Partial<AuditEntry> = {}): string => {
  const [method = '', path = ''] = request.split(' ');
  const { keepsGiven: _given, fileId: _file, ...audited } = auditedOf(method, path) ?? { action: '', caseId: null };
  return said({ ...audited, outcome, ...more });
};

it.each([
  ['POST /admin_account/lena/suspend', '204', 'Nadja Nutzer hat Lena Neu deaktiviert'],
  ['POST /admin_account/lena/suspend', '403', 'Nadja Nutzer wollte Lena Neu deaktivieren: nicht erlaubt (403)'],
  [
    'POST /admin_account/lena/resetFactors',
    '202',
    'Nadja Nutzer wollte den zweiten Faktor von Lena Neu zurücksetzen: wartet auf die Freigabe durch eine zweite Person',
  ],
  ['POST /admin_account', '422', 'Nadja Nutzer wollte den Zugang von einem neuen Nutzer anlegen: nicht möglich (422)'],
  ['PATCH /admin_account/x9', '200', 'Nadja Nutzer hat den Zugang von Nutzer x9 geändert'],
  ['PUT /settings/bankName', '200', 'Nadja Nutzer hat die Einstellung „bankName“ geändert'],
  [
    'PUT /settings/connection.banking',
    '412',
    'Nadja Nutzer wollte die Einstellung „connection.banking“ ändern: nicht möglich (412)',
  ],
  ['PUT /settings_drafts/accounts', '200', 'Nadja Nutzer hat den Entwurf der Seite „Konten“ gespeichert'],
  ['POST /settings_versions/7/restore', '200', 'Nadja Nutzer hat die Version 7 der Einstellungen wiederhergestellt'],
  [
    'POST /bgo_identifications_portal/1001/passToAgree21',
    '200',
    'Nadja Nutzer hat den Vorgang 1001 an das Kernbanksystem übergeben',
  ],
  [
    'POST /bgo_identifications_portal/1001/createKontokorrentkonto',
    '202',
    'Nadja Nutzer wollte das Konto zum Vorgang 1001 anlegen: das Ergebnis kam erst nach der Antwort',
  ],
  [
    'POST /bgo_identifications_portal/1001/passToAgree21',
    '503',
    'Nadja Nutzer wollte den Vorgang 1001 an das Kernbanksystem übergeben: fehlgeschlagen (503)',
  ],
  [
    'GET /bgo_identifications_portal/1001.pdf',
    '200',
    'Nadja Nutzer hat die Zusammenfassung des Vorgangs 1001 heruntergeladen',
  ],
  [
    'GET /contract_files/a1b2/download',
    'unknown',
    'Nadja Nutzer wollte ein Vertragsdokument abrufen: Ausgang unbekannt',
  ],
])('%s with %s: %s', (request, outcome, sentence) => {
  expect(asked(request, outcome)).toBe(sentence);
});

it('names the case of a file', () => {
  expect(asked('GET /business_documents/a1b2/download', '200', { caseId: caseIdOf('1001') })).toBe(
    'Nadja Nutzer hat eine Unterlage des Kunden des Vorgangs 1001 abgerufen',
  );
});

const nobody = { accountId: null, role: null, caseId: null } as const;
it.each<[Partial<AuditEntry>, string]>([
  [{ action: 'login', category: 'login', outcome: 'done', caseId: null }, 'Nadja Nutzer hat sich angemeldet'],
  [
    { action: 'login', category: 'login', outcome: 'refused', ...nobody },
    'Jemand aus der Bank wollte sich anmelden: abgelehnt',
  ],
  [
    { action: 'login', category: 'login', outcome: 'locked', ...nobody, source: 'user-customer' },
    'Jemand ohne Anmeldung hat alle Versuche einer Anmeldung verbraucht und ist ausgesperrt',
  ],
  [
    { action: 'login', category: 'login', outcome: 'done', accountId: 'erika', source: 'user-customer' },
    'Der Kunde hat sich angemeldet',
  ],
  [
    { action: 'GET /settings/bankName', category: 'login', outcome: '401', ...nobody, source: 'user-customer' },
    'Jemand ohne Anmeldung hat etwas aufgerufen (GET /settings/bankName): nicht erlaubt (401)',
  ],
  [
    { action: 'takeOver', category: 'status', outcome: '410' },
    'Nadja Nutzer hat den Vorgang 1001 auf 410 „In Bearbeitung der Bank“ gesetzt',
  ],
  [
    { action: 'archiveDue', category: 'status', outcome: '900', ...nobody, caseId: caseIdOf('1001'), source: 'cron' },
    'Das System hat den Vorgang 1001 auf 900 „Archiviert und anonymisiert“ gesetzt',
  ],
  [
    {
      action: 'approval confirm roles',
      category: 'role',
      target: 'lena',
      onBehalfOf: 'nadja',
      accountId: 'lena',
      caseId: null,
    },
    'Lena Neu hat freigegeben: Rollen von Nutzern (Lena Neu), beantragt von Nadja Nutzer',
  ],
  [
    { action: 'approval void release', onBehalfOf: 'lena', accountId: null },
    'Die Bitte um Freigabe ist verfallen: Freigabe eines Antrags (Vorgang 1001), beantragt von Lena Neu',
  ],
  [
    { action: 'order', category: 'status', outcome: '218', accountId: null, source: 'user-customer' },
    'Der Kunde hat den Vorgang 1001 auf 218 „Übertragung läuft“ gesetzt',
  ],
  ...['', '/counts'].map((counts): [Partial<AuditEntry>, string] => [
    { action: `GET /bgo_identifications_portal${counts} (Suche 5f2b)`, category: 'read', outcome: '200', caseId: null },
    'Nadja Nutzer hat nach einer Person oder Firma gesucht',
  ]),
  [{ action: 'POST /older/route', outcome: '204' }, 'Nadja Nutzer: POST /older/route (204)'],
])('%j reads %s', (changes, sentence) => {
  expect(said(changes)).toBe(sentence);
});

it('has a sentence for each step of each act that needs a second person', () => {
  for (const act of Object.keys(approvalActs))
    for (const step of ['request', 'confirm', 'reject', 'withdraw', 'void'])
      expect(said({ action: `approval ${step} ${act}` })).toMatch(
        /^(?:Nadja Nutzer hat|Die Bitte um Freigabe) .*: \p{Lu}/u,
      );
});

/** What changes nothing, or what the approval records by itself. */
const unrecorded = [
  'POST /approvals/{id}/confirm',
  'POST /approvals/{id}/reject',
  'POST /approvals/{id}/withdraw',
  'POST /bgo_identifications_portal/{id}/passToAgree21ready',
  'POST /download_tickets',
  'POST /mail_previews',
  'POST /me/factors/keys/options',
  'POST /me/factors/totp',
  'POST /me/logout',
  'POST /reportingSummarySearch',
];

it('has every route by which staff change something, and no other', () => {
  const changing = routes.filter(({ method, area, act }) => method !== 'GET' && (area ?? act) !== undefined);
  const changes = changing.map(({ method, path }) => `${method} ${path}`);
  const recorded = Object.keys(staffActs).filter((action) => !action.startsWith('GET'));
  expect([...recorded, ...unrecorded].sort()).toEqual(changes.sort());
  const reads = routes.map(({ method, path }) => `${method} ${path}`);
  for (const action of Object.keys(staffActs)) expect(reads).toContain(action);
});
