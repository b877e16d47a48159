import { randomToken } from '@kontor/platform/crypto/random';
import type { FindLoginAccount, LoginAccount, UsernameOf } from '../account/account.module.js';
import type { SessionRecord, SessionRepository } from './session.repository.js';
import type { Session } from './session.js';
import type { TokenPair, Tokens } from './tokens.js';

/** Grace period, ms, in which a rotated refresh token still returns its pair although that was used: two tabs. */
export const refreshGraceMs = 30_000;

/** How long a session of staff lasts without a renewal, ms. */
export const staffIdleMs = 30 * 60 * 1000;

/** Epoch of a customer's account from the confirmation of its address on. */
const confirmedEpoch = 1;

const hour = 60 * 60 * 1000;
/** How long a session lasts, ms. */
export const lifetimeMs = { customer: 24 * hour, staff: 12 * hour } as const;

export type EndedSession = Pick<SessionRecord, '_id' | 'caseId' | 'startedFrom'>;

/** Why there is no new pair, where the client says it. */
type EndedAs = 'confirmed' | 'disconnected';

export interface Sessions {
  /** Logs an account in on one device; `address` is its network address. */
  start(account: LoginAccount, address: string): Promise<TokenPair>;
  /**
   * Continues a customer's session on another device, under a given id and until the first one is over at the latest. Null
   * when that is over, or continues another one itself.
   */
  startOther(firstId: string, otherId: string, address: string): Promise<TokenPair | null>;
  /**
   * Rotates a refresh token; null when the session has ended, `confirmed` when the confirmation of the address in another
   * session ended it, `disconnected` when it continued another one and was ended there. An old token returns the pair that
   * replaced it as long as that was not used, because its answer may have been lost; after that its reuse ends the session
   * (RFC 9700, 4.14.2).
   */
  refresh(refreshToken: string): Promise<TokenPair | EndedAs | null>;
  /** Lets a session that has proved the address live on once the address is confirmed. */
  keepWhenConfirmed(sessionId: string): Promise<void>;
  /** The current session of an access token, or null. */
  read(accessToken: string): Promise<Session | null>;
  /** A session for a stream or a download, which last as long as it is renewed; else null. */
  find(sessionId: string): Promise<Session | null>;
  end(sessionId: string): Promise<void>;
  /** Ends the session of a refresh token, if it is one. */
  endBy(refreshToken: string): Promise<void>;
  endAll(accountId: string): Promise<void>;
  erase(accountId: string): Promise<void>;
}

interface SessionDeps {
  readonly repository: SessionRepository;
  readonly tokens: Tokens;
  readonly findAccount: FindLoginAccount;
  /** The issuer of the access token. */
  readonly usernameOf: UsernameOf;
  /**
   * Called before somebody gets a session whose address is confirmed: the others may only confirm theirs. Without its
   * success there is none.
   */
  readonly onLogin?: (login: LoginAccount, address: string) => Promise<void>;
  /** Called when a session has started. */
  readonly onStarted?: (account: LoginAccount) => void;
  /** Called when the reuse of an old refresh token has ended a session: somebody may have copied it. */
  readonly onReused?: (account: LoginAccount) => Promise<void>;
  /** Called when somebody has ended a session. */
  readonly onEnded?: (session: EndedSession) => Promise<void>;
  readonly now: () => number;
}

/** Sessions of customers and staff. The stored record decides; tokens only refer to it. */
export function createSessions(deps: SessionDeps): Sessions {
  const { repository, tokens, now } = deps;
  const find = async (sessionId: string): Promise<Session | null> => {
    const live = await liveSession(deps, await repository.find(sessionId));
    return live === null || isIdle(deps, live) ? null : sessionOf(live.record, live.account);
  };
  return {
    find,
    start: (account, address) => startSession(deps, account, { record: newRecord(account, now()), address }),
    startOther: async (firstId, otherId, address) => {
      const first = await liveSession(deps, await repository.find(firstId));
      if (first === null || isOther(first.record) || !first.account.verified) return null;
      const { expiresAt } = first.record;
      const record = { ...newRecord(first.account, now()), _id: otherId, startedFrom: firstId, expiresAt };
      return startSession(deps, first.account, { record, address });
    },
    refresh: (refreshToken) => refresh(deps, refreshToken),
    keepWhenConfirmed: (sessionId) => repository.raiseEpoch(sessionId, confirmedEpoch),
    read: async (accessToken) => {
      const claims = await tokens.verify(accessToken, now());
      if (claims === null) return null;
      const live = await liveSession(deps, await repository.find(claims.sessionId));
      if (live === null) return null;
      const { record, account } = live;
      if (record.accountId !== claims.accountId || record.side !== claims.side) return null;
      const isCurrent = claims.issuedAt === Math.floor(record.rotatedAt / 1000);
      if (isCurrent && !isUsed(record)) await repository.markUsed(record._id, record.generation);
      return sessionOf(record, account);
    },
    endBy: async (refreshToken) => {
      const named = tokens.readRefresh(refreshToken);
      if (named !== null) await endSession(deps, named.sessionId);
    },
    end: (sessionId) => endSession(deps, sessionId),
    endAll: (accountId) => repository.endAll(accountId),
    erase: (accountId) => repository.erase(accountId),
  };
}

async function startSession(
  deps: SessionDeps,
  account: LoginAccount,
  { record, address }: { readonly record: SessionRecord; readonly address: string },
): Promise<TokenPair> {
  if (account.verified) await deps.onLogin?.(account, address);
  await deps.repository.insert(record);
  deps.onStarted?.(account);
  // What staff may do depends on the rules of the bank, too.
  const current = account.side === 'staff' ? await deps.findAccount('staff', account.accountId) : account;
  return pairOf(deps, record, current ?? account);
}

async function endSession({ repository, onEnded }: SessionDeps, sessionId: string): Promise<void> {
  const record = await repository.end(sessionId);
  if (record !== null) await onEnded?.(record);
}

function newRecord(account: LoginAccount, at: number): SessionRecord {
  return {
    _id: randomToken(24),
    accountId: account.accountId,
    side: account.side,
    caseId: account.caseId,
    epoch: account.epoch,
    generation: 0,
    rotatedAt: at,
    verifiedAtRotation: account.verified,
    used: true,
    expiresAt: at + lifetimeMs[account.side],
    ended: false,
  };
}

/** Whether a session continues that of a first device. */
const isOther = ({ startedFrom = null }: SessionRecord): boolean => startedFrom !== null;

/** Whether the first device has ended what this session continues. */
async function isDisconnected({ repository }: SessionDeps, { startedFrom = null }: SessionRecord): Promise<boolean> {
  if (startedFrom === null) return false;
  const first = await repository.find(startedFrom);
  return first === null || first.ended;
}

/** Sessions of an earlier release do not say it; all of their tokens had reached their clients. */
const isUsed = ({ used }: Pick<SessionRecord, 'used'>): boolean => used !== false;

interface LiveSession {
  readonly record: SessionRecord;
  readonly account: LoginAccount;
}

/** A session that has not ended by itself, with its account; null too when the account has another case now. */
async function openSession(deps: SessionDeps, record: SessionRecord | null): Promise<LiveSession | null> {
  const { findAccount, now } = deps;
  if (record === null || record.ended || record.expiresAt <= now()) return null;
  if (await isDisconnected(deps, record)) return null;
  const account = await findAccount(record.side, record.accountId);
  return account === null || account.caseId !== record.caseId ? null : { record, account };
}

/** Whether a new password, or the confirmation of the address in another session, ended it. */
const isOutdated = ({ record, account }: LiveSession): boolean => record.epoch < account.epoch;

/** Whether staff have not renewed it for too long. */
const isIdle = ({ now }: Pick<SessionDeps, 'now'>, { record }: LiveSession): boolean =>
  record.side === 'staff' && now() - record.rotatedAt > staffIdleMs;

async function liveSession(deps: SessionDeps, record: SessionRecord | null): Promise<LiveSession | null> {
  const open = await openSession(deps, record);
  return open === null || isOutdated(open) ? null : open;
}

function sessionOf(record: SessionRecord, account: LoginAccount): Session {
  return {
    sessionId: record._id,
    accountId: account.accountId,
    side: account.side,
    roles: [...new Set([...account.roles, ...account.inheritedRoles])],
    verified: account.verified,
    caseId: account.caseId,
    username: account.staffName,
    ...(account.lacksConsents === true ? { lacksConsents: true } : {}),
    ...(typeof record.startedFrom === 'string' ? { startedFrom: record.startedFrom } : {}),
  };
}

async function refresh(deps: SessionDeps, refreshToken: string): Promise<TokenPair | EndedAs | null> {
  const { repository, tokens, now } = deps;
  const named = tokens.readRefresh(refreshToken);
  if (named === null) return null;
  const found = await repository.find(named.sessionId);
  const live = await openSession(deps, found);
  if (live === null) return found !== null && isOther(found) && found.expiresAt > now() ? 'disconnected' : null;
  if (isIdle(deps, live)) return null;
  if (isOutdated(live)) return live.record.side === 'customer' && live.account.verified ? 'confirmed' : null;
  if (live.record.generation === named.generation) {
    const rotation = { rotatedAt: now(), verifiedAtRotation: live.account.verified };
    const rotated = { ...live.record, ...rotation, used: false, generation: named.generation + 1 };
    if (await repository.rotate(named.sessionId, named.generation, rotation))
      return pairOf(deps, rotated, live.account);
  }
  const record = await repository.find(named.sessionId);
  if (record === null || record.ended) return null;
  const isReplaced = record.generation === named.generation + 1;
  const isLate = isUsed(record) && now() - record.rotatedAt > refreshGraceMs;
  if (isReplaced && !isLate) return pairOf(deps, record, live.account);
  await repository.end(named.sessionId);
  await deps.onReused?.(live.account);
  return null;
}

async function pairOf(
  { tokens, usernameOf }: SessionDeps,
  record: SessionRecord,
  account: LoginAccount,
): Promise<TokenPair> {
  const { accountId, side, roles, inheritedRoles, mustEnrol } = account;
  const claims = {
    ...{ accountId, side, roles, inheritedRoles, sessionId: record._id, verified: record.verifiedAtRotation },
    ...(mustEnrol === true ? { mustEnrol } : {}),
  };
  const token = await tokens.access({ ...claims, username: await usernameOf(account) }, record.rotatedAt);
  return { token, refresh_token: tokens.refresh(record._id, record.generation) };
}
