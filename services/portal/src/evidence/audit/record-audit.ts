import { sourceOf, systemSourceOf, type AuditCategory, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import { caseStatus } from '@kontor/domain/case/case-status';
import { randomToken } from '@kontor/platform/crypto/random';
import { seal, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import { currentTraceId } from '@kontor/platform/trace/trace-context';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { CaseId } from '@kontor/domain/case/case-id';
import { CaseKeyGone, type CaseKeys, utf8 } from '../../case/case-record/case-record.module.js';
import type { ActChange, ActDetail } from '../../http/answer/act-detail.js';
import type { RefusedLogin, Session } from '../../access/session/session.module.js';
import type { AuditLogRepository } from './audit-log.repository.js';

/** What somebody does, before its outcome is known. */
export interface Act {
  /** The same for the same act; it is recorded once. */
  readonly key: string;
  readonly session: Pick<Session, 'accountId' | 'side' | 'roles'>;
  readonly category: AuditCategory;
  readonly action: string;
  readonly caseId: CaseId | null;
  readonly requestId: string | null;
  readonly fields: readonly string[];
  /** Id or name of what it is about beside a case. */
  readonly target?: string;
  readonly onBehalfOf?: string;
  /** What was given for it; sealed. */
  readonly given?: unknown;
  /** What it has changed, of an act that is recorded after it; sealed. */
  readonly changes?: readonly ActChange[];
  /** Network address; sealed. */
  readonly address: string;
}

/** Records what people and cases do. */
export interface AuditPort {
  /** Queues the entry of an act, before it happens; false when it is queued already. */
  begin(act: Act): Promise<boolean>;
  /** Adds the outcome, and what the act has changed. */
  end(act: Act, outcome: string, detail?: ActDetail): Promise<void>;
  /** Records a login; `caseId` is the newest case of a customer, the network address is sealed. */
  loggedIn(session: Act['session'], login: Pick<Act, 'caseId' | 'address'>): Promise<void>;
  /** Records that a login was refused; the name and the address are sealed, an unknown name has no account. */
  loginFailed(attempt: RefusedLogin): Promise<void>;
  /** Records that a request was refused because of who asked; without a session it was a stranger. */
  accessRefused(refused: RefusedAccess): Promise<void>;
  /** Records that an old token of a session was used again, which ended it. */
  tokenReused(session: Act['session'], caseId: CaseId | null): Promise<void>;
  /** Records what the system did with a case by itself, once. */
  operated(caseId: CaseId, action: string): Promise<void>;
  /** Records that operations export a case; once for each export. @throws when it cannot be queued */
  exported(caseId: CaseId, actId: string): Promise<void>;
  /** Records a step of an approval, once; without a session the system did it. */
  approval(step: ApprovalEntry): Promise<void>;
  /** Queues the status changes of a projected case; repeatable. */
  statuses(caseId: CaseId, lines: readonly HistoryEntry[]): Promise<void>;
}

export interface RefusedAccess {
  readonly category: AuditCategory;
  readonly action: string;
  readonly caseId: CaseId | null;
  readonly session: Act['session'] | null;
  /** Status of the answer. */
  readonly outcome: string;
  /** Network address; sealed. */
  readonly address: string;
}

export interface ApprovalEntry {
  readonly approvalId: string;
  readonly action: string;
  readonly category: AuditCategory;
  readonly caseId: CaseId | null;
  /** What it is about, where that is no case. */
  readonly target?: string;
  /** Account of who asked. */
  readonly onBehalfOf: string;
  readonly session: Act['session'] | null;
  /** What it has changed; nothing unless it was confirmed. */
  readonly changes: readonly ActChange[];
}

export interface RecordAuditDeps {
  readonly repository: AuditLogRepository;
  readonly keys: Pick<CaseKeys, 'seal'>;
  /** Seals what belongs to no case. */
  readonly logKey: SealingKey;
  readonly wake: () => void;
  readonly now: () => number;
}

export function createAuditPort({ repository, keys, logKey, wake, now }: RecordAuditDeps): AuditPort {
  const sealed = async (caseId: CaseId | null, key: string, content: object): Promise<Uint8Array> => {
    const text = JSON.stringify(content);
    try {
      if (caseId !== null) return await keys.seal(caseId, `audit/${key}`, text);
    } catch (error) {
      if (!(error instanceof CaseKeyGone)) throw error;
    }
    return seal(logKey, utf8(text), `audit/${key}`);
  };
  const queue = async ({ session, address, given, changes, ...act }: Act, outcome: string | null): Promise<boolean> => {
    const { accountId, side, roles } = session;
    const clear = { at: now(), accountId, role: roles[0] ?? null, source: sourceOf(side, roles), outcome: '' };
    const content = await sealed(act.caseId, act.key, { address, given, changes: changes?.map(cut) });
    return repository.queue({ _id: act.key, outcome, entry: { ...act, ...clear }, sealed: content });
  };
  return {
    begin: (act) => queue(act, null),
    ...logins(queue, wake),
    ...systemActs({ repository, wake, now }, sealed),
    approval: approvalSteps({ repository, wake, now }, sealed, queue),
    end: ending({ repository, wake }, sealed),
    statuses: async (caseId, lines) => {
      for (const line of lines) {
        if (line.type !== 'bgo') continue;
        const entry = statusEntry(caseId, line);
        // Nothing of an archived case is sealed under its key any more.
        const content = await sealed(Number(line.status) < caseStatus.archived ? caseId : null, entry.key, {});
        await repository.queue({ _id: entry.key, outcome: entry.outcome, entry, sealed: content });
      }
      wake();
    },
  };
}

function ending({ repository, wake }: Pick<RecordAuditDeps, 'repository' | 'wake'>, sealed: Sealed): AuditPort['end'] {
  return async ({ caseId, key, address, given }, outcome, { target, changes } = {}) => {
    const ended = target === undefined ? { outcome } : { outcome, target };
    if (changes === undefined) await repository.settle(key, ended);
    else {
      const content = await sealed(caseId, key, { address, given, changes: changes.map(cut) });
      await repository.settle(key, { ...ended, fields: changes.map(({ name }) => name), sealed: content });
    }
    wake();
  };
}

/** Characters of one value in the log; pictures are in the versions of the settings. */
const mostCharacters = 20_000;

function cut({ name, before, after }: ActChange): ActChange {
  const short = (value: unknown): unknown => {
    const length = JSON.stringify(value ?? null).length;
    return length > mostCharacters ? `(${length} Zeichen)` : value;
  };
  return { name, before: short(before), after: short(after) };
}

type Queue = (act: Act, outcome: string | null) => Promise<boolean>;

function logins(queue: Queue, wake: () => void): Pick<AuditPort, 'loggedIn' | 'tokenReused'> {
  return {
    loggedIn: async (session, { caseId, address }) => {
      await queue({ ...loginOf(session), caseId, address }, 'done');
      wake();
    },
    tokenReused: async (session, caseId) => {
      await queue({ ...loginOf(session), action: 'token-reused', caseId }, 'refused');
      wake();
    },
  };
}

/** What happens to approvals: by somebody, or by itself. */
function approvalSteps(
  { repository, wake, now }: Pick<RecordAuditDeps, 'repository' | 'wake' | 'now'>,
  sealed: Sealed,
  queue: Queue,
): AuditPort['approval'] {
  return async ({ approvalId, session, changes, ...about }) => {
    const { action, category, caseId } = about;
    const key = `approval/${approvalId}/${action}`;
    if (session === null) {
      const entry = { ...systemEntry(key, category, action), ...about, at: now() };
      await repository.queue({ _id: key, outcome: 'done', entry, sealed: await sealed(caseId, key, {}) });
    } else {
      const clear = { requestId: currentTraceId() ?? null, fields: changes.map(({ name }) => name), address: '' };
      await queue({ key, session, ...about, ...clear, changes }, 'done');
    }
    wake();
  };
}

type Sealed = (caseId: CaseId | null, key: string, content: object) => Promise<Uint8Array>;

/** What nobody with a session does. */
function systemActs(
  { repository, wake, now }: Pick<RecordAuditDeps, 'repository' | 'wake' | 'now'>,
  sealed: Sealed,
): Pick<AuditPort, 'loginFailed' | 'accessRefused' | 'operated' | 'exported'> {
  const record = async (caseId: CaseId, about: Omit<AuditEntry, 'at'>): Promise<void> => {
    const entry = { ...about, caseId, at: now() };
    // Under the log's key: the case may be about to lose its own.
    const content = await sealed(null, entry.key, {});
    await repository.queue({ _id: entry.key, outcome: 'done', entry, sealed: content });
    wake();
  };
  return {
    loginFailed: async ({ side, outcome, accountId, username, address }) => {
      const key = `login/${randomToken(16)}`;
      const entry = { ...systemEntry(key, 'login', 'login'), accountId, source: sourceOf(side, []) };
      const content = await sealed(null, key, { address, username });
      await repository.queue({ _id: key, outcome, entry: { ...entry, at: now() }, sealed: content });
      wake();
    },
    accessRefused: async ({ category, action, caseId, session, outcome, address }) => {
      const key = `refused/${randomToken(16)}`;
      const { accountId = null, side = 'customer', roles = [] } = session ?? {};
      const who = { accountId, role: roles[0] ?? null, source: sourceOf(side, roles) };
      const content = await sealed(null, key, { address });
      const entry = { ...systemEntry(key, category, action), ...who, caseId, at: now() };
      await repository.queue({ _id: key, outcome, entry, sealed: content });
      wake();
    },
    operated: (caseId, action) => record(caseId, systemEntry(`${action}/${caseId}`, 'operation', action)),
    exported: (caseId, actId) =>
      record(caseId, { ...systemEntry(`export/${actId}`, 'export', 'export-case'), source: 'user-root' }),
  };
}

function loginOf(session: Act['session']): Act {
  const key = `login/${randomToken(16)}`;
  const nothing = { caseId: null, requestId: currentTraceId() ?? null, fields: [], address: '' };
  return { key, session, category: 'login', action: 'login', ...nothing };
}

function systemEntry(key: string, category: AuditCategory, action: string): Omit<AuditEntry, 'at'> {
  const nobody = { accountId: null, role: null, caseId: null, requestId: currentTraceId() ?? null } as const;
  return { key, category, action, source: 'cron', ...nobody, outcome: '', fields: [] };
}

function statusEntry(caseId: CaseId, { seq, at, status, cause, actor, accountId }: HistoryEntry): AuditEntry {
  const source = { customer: 'user-customer', staff: 'user-bank-employee', system: systemSourceOf(cause) } as const;
  return {
    key: `status/${caseId}/${seq}`,
    at,
    accountId: actor === 'staff' ? accountId : null,
    role: null,
    category: 'status',
    source: source[actor],
    action: cause,
    caseId,
    requestId: null,
    outcome: status,
    fields: [],
  };
}
