import { approvalActs } from '@kontor/domain/approval/four-eyes';
import type { AuditEntry, AuditSource } from '@kontor/domain/audit/audit-entry';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { draftLabels } from '@kontor/domain/settings/settings-draft.schema';
import { type StaffAct, staffActs } from './staff-acts.js';

/** Names of members of staff by account; null for an account that is none of theirs. */
export type Names = ReadonlyMap<string, string | null>;

type Said = Pick<
  AuditEntry,
  'accountId' | 'source' | 'action' | 'caseId' | 'category' | 'outcome' | 'target' | 'onBehalfOf'
>;

/** Approvals about somebody's account; their subject is it, but for one that is still to be created. */
const aboutAccounts = /^approval \w+ (?:roles|factors)$/;

/** The account that an entry is about, if it is about one. */
export function targetAccountOf({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | undefined {
  return staffActs[action]?.target === 'staff' || aboutAccounts.test(action) ? target : undefined;
}

/** What an entry of the log says, as one German sentence without a full stop: who did what to what, and how it ended. */
export function sentenceOf(entry: Said, names: Names): string {
  const who = actorOf(entry, names);
  const act = staffActs[entry.action];
  if (act !== undefined) return `${who} ${deed(act, entry, names)}`;
  return ownSentence(entry, who, names) ?? `${who}: ${entry.action} (${entry.outcome})`;
}

const actors: Readonly<Record<AuditSource, string>> = {
  'user-customer': 'Der Kunde',
  'user-bank-employee': 'Jemand aus der Bank',
  'user-root': 'Jemand aus dem Support',
  'status-change': 'Das System',
  solaris: 'Der Bankanbieter',
  'my-connect': 'Die Identitätsprüfung',
  agree: 'Das Kernbanksystem',
  cron: 'Das System',
};

/** The name of whoever did it, as the beginning of a sentence. */
function actorOf({ accountId, source, category }: Said, names: Names): string {
  const name = accountId === null ? null : (names.get(accountId) ?? null);
  if (name !== null) return name;
  if (source === 'user-customer' && accountId === null && category !== 'status') return 'Jemand ohne Anmeldung';
  return actors[source];
}

function deed(act: StaffAct, entry: Said, names: Names): string {
  const object = act.object.replace('{ziel}', targetOf(act, entry, names)) + caseOfFile(act, entry);
  const isLate = entry.outcome === '202' && act.mayTakeLonger === true;
  const end = isLate ? 'das Ergebnis kam erst nach der Antwort' : failureOf(entry.outcome);
  return end === null ? `hat ${object} ${act.done}` : `wollte ${object} ${act.todo}: ${end}`;
}

/** Of which case a file is; nothing of one that was not there, or is in an entry of an earlier build. */
const caseOfFile = ({ target }: StaffAct, { caseId }: Said): string =>
  target === 'file' && caseId !== null ? ` des Vorgangs ${caseId}` : '';

function targetOf({ target: kind }: StaffAct, { caseId, target = '' }: Said, names: Names): string {
  if (kind === 'case') return caseId ?? '(ohne Nummer)';
  if (kind === 'staff') return names.get(target) ?? (target === '' ? 'einem neuen Nutzer' : `Nutzer ${target}`);
  if (kind === 'page') return `„${(draftLabels as Readonly<Record<string, string>>)[target] ?? target}“`;
  return kind === 'setting' ? `„${target}“` : target;
}

/** Why something did not happen, or not yet; null for what did. */
function failureOf(outcome: string): string | null {
  if (outcome === 'unknown') return 'Ausgang unbekannt';
  const status = Number(outcome);
  if (status === 202) return 'wartet auf die Freigabe durch eine zweite Person';
  if (!(status >= 400)) return null;
  if (status === 401 || status === 403) return `nicht erlaubt (${outcome})`;
  return status < 500 ? `nicht möglich (${outcome})` : `fehlgeschlagen (${outcome})`;
}

/** Sentences of what no route of staff does. */
function ownSentence(entry: Said, who: string, names: Names): string | null {
  const { action, category, outcome, caseId } = entry;
  const about = caseId === null ? '' : ` des Vorgangs ${caseId}`;
  if (category === 'status')
    return `${who} hat den Vorgang ${caseId ?? ''} auf ${outcome} „${statusTitle(Number(outcome), 'bank')}“ gesetzt`;
  if (action === 'login') return loginSentence(outcome, who);
  if (action === 'token-reused')
    return `Ein altes Anmelde-Token${about === '' ? '' : ` zum Kunden${about}`} wurde noch einmal benutzt; die Sitzung ist beendet`;
  if (action === 'erase') return `Das System hat die personenbezogenen Daten${about} gelöscht`;
  if (action === 'destroyEvidence')
    return `Das System hat die Aufbewahrung${about} beendet und ihre Nachweise vernichtet`;
  if (action === 'export-case') return `Der Betrieb hat den Vorgang ${caseId ?? ''} mit allen Nachweisen exportiert`;
  if (/^GET \/bgo_identifications_portal(?:\/counts)? \(Suche/.test(action))
    return `${who} hat nach einer Person oder Firma gesucht`;
  const step = /^approval (\w+) (\w+)$/.exec(action);
  if (step !== null) return approvalSentence(step[1] ?? '', step[2] ?? '', { entry, who, names });
  return failureOf(outcome) === null ? null : `${who} hat etwas aufgerufen (${action}): ${failureOf(outcome)}`;
}

function loginSentence(outcome: string, who: string): string {
  if (outcome === 'locked') return `${who} hat alle Versuche einer Anmeldung verbraucht und ist ausgesperrt`;
  return outcome === 'refused' ? `${who} wollte sich anmelden: abgelehnt` : `${who} hat sich angemeldet`;
}

const steps: Readonly<Record<string, string>> = {
  request: 'hat um Freigabe gebeten',
  confirm: 'hat freigegeben',
  reject: 'hat die Freigabe abgelehnt',
  withdraw: 'hat die Bitte um Freigabe zurückgezogen',
};

function approvalSentence(
  step: string,
  name: string,
  { entry, who, names }: { readonly entry: Said; readonly who: string; readonly names: Names },
): string {
  const label = (approvalActs as Readonly<Record<string, { readonly label: string }>>)[name]?.label ?? name;
  const account = names.get(targetAccountOf(entry) ?? '') ?? null;
  const subject = entry.caseId === null ? account : `Vorgang ${entry.caseId}`;
  const asker = names.get(entry.onBehalfOf ?? '') ?? null;
  const what = `${label}${subject === null ? '' : ` (${subject})`}${asker === null ? '' : `, beantragt von ${asker}`}`;
  if (step === 'void') return `Die Bitte um Freigabe ist verfallen: ${what}`;
  return `${who} ${steps[step] ?? step}: ${what}`;
}
