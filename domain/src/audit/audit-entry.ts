import type { CaseId } from '../case/case-id.js';

/** Kinds of entries with their German names, in the order of the filter (R3 §2.11). */
export const auditCategories = {
  status: 'Status',
  command: 'Befehl',
  read: 'Einsicht',
  document: 'Dokument',
  message: 'Nachricht',
  note: 'Notiz',
  setting: 'Einstellung',
  role: 'Nutzer und Rollen',
  login: 'Anmeldung',
  export: 'Export',
  provider: 'Anbieter',
  operation: 'Betrieb',
} as const;
export type AuditCategory = keyof typeof auditCategories;

/** Where an entry comes from, with German names (R3 §6 "Log source values"). */
export const auditSources = {
  'user-customer': 'Kunde',
  'user-bank-employee': 'Bankmitarbeiter',
  'user-root': 'Support',
  'status-change': 'Statuswechsel',
  solaris: 'Bankanbieter',
  'my-connect': 'Identitätsprüfung',
  agree: 'Kernbanksystem',
  cron: 'Zeitsteuerung',
} as const;
export type AuditSource = keyof typeof auditSources;

/** The clear fields of an entry; they name nobody but by account and case id. */
export interface AuditEntry {
  /** The same for the same act, so that it is appended once. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null where nobody is logged in, or for the system. */
  readonly accountId: string | null;
  readonly role: string | null;
  readonly category: AuditCategory;
  readonly source: AuditSource;
  /** What was done, e.g. `POST /admin_account/{id}/suspend`, or the status reached. */
  readonly action: string;
  readonly caseId: CaseId | null;
  readonly requestId: string | null;
  /** Status of the answer, `unknown` where none was given. */
  readonly outcome: string;
  /** Names of the changed fields, without their content. */
  readonly fields: readonly string[];
  /** Id or name of what it was about beside a case: an account, a setting, a version. */
  readonly target?: string;
  /** The account in whose name it was done, where somebody else confirmed it. */
  readonly onBehalfOf?: string;
}

/** The text whose SHA-256 is the hash of an entry: it covers the one before, the clear fields and the ciphertext. */
export function chainText(link: {
  readonly seq: number;
  readonly previous: string;
  readonly entry: AuditEntry;
  /** Base64. */
  readonly sealed: string;
}): string {
  const { key, at, accountId, role, category, source, action, caseId, requestId, outcome, fields } = link.entry;
  const { target, onBehalfOf } = link.entry;
  // Entries of earlier builds have neither, and their hash stays the same.
  const more = target === undefined && onBehalfOf === undefined ? [] : [target ?? null, onBehalfOf ?? null];
  const clear = [key, at, accountId, role, category, source, action, caseId, requestId, outcome, fields, ...more];
  return JSON.stringify([link.seq, link.previous, clear, link.sealed]);
}

const systemSources: Readonly<Record<string, AuditSource>> = {
  transferred: 'solaris',
  providerEvent: 'solaris',
  stateFetched: 'solaris',
  identificationStarted: 'my-connect',
  coreBankingStepEnded: 'agree',
  doiExpired: 'cron',
  draftExpired: 'cron',
  lastSaveFetched: 'cron',
  waitExpired: 'cron',
  answerOverdue: 'cron',
  archiveDue: 'cron',
  erased: 'cron',
};

/** The source of a status that nobody set, by the event that caused it (R3 §6). */
export function systemSourceOf(cause: string): AuditSource {
  return systemSources[cause] ?? 'status-change';
}

/** The source of what somebody with these roles does. */
export function sourceOf(side: 'customer' | 'staff', roles: readonly string[]): AuditSource {
  if (side === 'customer') return 'user-customer';
  return roles.includes('ROLE_ROOT') ? 'user-root' : 'user-bank-employee';
}
