import { isCaseNumberOnly, type CaseId } from '@kontor/domain/case/case-id';
import { randomToken } from '@kontor/platform/crypto/random';
import type { Logger } from '@kontor/platform/logger/logger';
import { currentTraceId } from '@kontor/platform/trace/trace-context';
import type { Request, RequestHandler, Response } from 'express';
import { notedAct } from '../../http/answer/act-detail.js';
import { problem } from '../../http/answer/problem-table.js';
import { type Session, sessionOf } from '../../access/session/session.module.js';
import { type CaseRead, createVisits } from './visits.js';
import { type Audited, auditedOf } from './audited-routes.js';
import type { Act, AuditPort } from './record-audit.js';

interface AuditRequestsDeps {
  readonly audit: AuditPort;
  readonly logger: Pick<Logger, 'warn'>;
  /** Represents a searched text in the log. */
  readonly searchHash: (text: string) => string;
  /** Somebody must look at the log: a page was read without an entry. */
  readonly onUnrecordedRead: () => void;
  /** The case of a file; null for an unknown file. */
  readonly caseOfFile: (fileId: string) => Promise<CaseId | null>;
  readonly now: () => number;
}

/** One entry per person, case and tab in this time, ms; a page that stays open is read in the background. */
const readEveryMs = 15 * 60 * 1000;

/**
 * Queues the entry of what staff ask before it happens, so that nothing happens without one. While the log cannot be
 * written, everything but the reading of a page is refused.
 */
export function createAuditRequests(deps: AuditRequestsDeps): RequestHandler {
  const { audit, logger, now } = deps;
  const visits = createVisits(readEveryMs);
  return async (request, response, next) => {
    const session = sessionOf(response);
    const audited =
      session?.side === 'staff' ? (searchOf(request, deps) ?? auditedOf(request.method, request.path)) : null;
    if (session === null || audited === null) {
      next();
      return;
    }
    const read = readOf(session, audited);
    if (read !== null && visits.continues(read, now())) {
      next();
      return;
    }
    try {
      const act = actOf(request, { session, audited: await located(audited, deps), now: now() });
      if (await audit.begin(act)) settleWhenDone(response, act, { audit, logger });
      if (read !== null) visits.note(read, now());
    } catch (error) {
      logger.warn({ err: error, category: audited.category }, 'audit entry not queued');
      if (audited.category !== 'read') throw problem('unavailable');
      deps.onUnrecordedRead();
    }
    next();
  };
}

/** What is done with a file is done with its case. */
async function located(
  { fileId, ...audited }: Audited,
  { caseOfFile }: Pick<AuditRequestsDeps, 'caseOfFile'>,
): Promise<Audited> {
  return fileId === undefined ? audited : { ...audited, caseId: await caseOfFile(fileId) };
}

/** The tab of a case that is read; null for everything else. */
function readOf({ accountId }: Session, { category, caseId, action }: Audited): CaseRead | null {
  return category === 'read' && caseId !== null ? { accountId, caseId, action } : null;
}

/** The list of cases and its counts, as their router takes them. */
const searched = /^(\/bgo_identifications_portal(?:\/counts)?)\/?$/i;

/** A search in the list of cases, or in its counts, that may be for a person; only its hash is kept. */
function searchOf(
  { method, path, query }: Request,
  { searchHash }: Pick<AuditRequestsDeps, 'searchHash'>,
): Audited | null {
  const route = searched.exec(path)?.[1]?.toLowerCase();
  if (method !== 'GET' || route === undefined) return null;
  const texts = searchTextsOf(query).map((text) => text.trim().toLowerCase());
  const hashes = texts.filter((text) => text !== '' && !isCaseNumberOnly(text)).map(searchHash);
  if (hashes.length === 0) return null;
  return { category: 'read', action: `GET ${route} (Suche ${hashes.join(', ')})`, caseId: null };
}

/** What is searched for, in either dialect of the list and in the filters that are counted. */
function searchTextsOf({ filter, filters, 'search-filter': plain }: Request['query']): readonly string[] {
  const asked = [parsed(filter), parsed(filters)].flat();
  const found = asked.map((one) => (typeof one === 'object' && one !== null ? (one as { q?: unknown }).q : undefined));
  return [plain, ...found].filter((text) => typeof text === 'string');
}

/** Null for what is no JSON: the list refuses it. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

interface Asked {
  readonly session: Session;
  readonly audited: Audited;
  readonly now: number;
}

function actOf({ body, ip }: Request, { session, audited: { keepsGiven = false, ...audited }, now }: Asked): Act {
  const slot = `${session.accountId}/${audited.caseId ?? ''}/${audited.action}/${Math.floor(now / readEveryMs)}`;
  const given: unknown = body;
  return {
    ...audited,
    key: audited.category === 'read' && audited.caseId !== null ? `read/${slot}` : `request/${randomToken(16)}`,
    session,
    requestId: currentTraceId() ?? null,
    fields: typeof given === 'object' && given !== null ? Object.keys(given).slice(0, 20) : [],
    ...(keepsGiven ? { given } : {}),
    address: ip ?? '',
  };
}

function settleWhenDone(
  response: Response,
  act: Act,
  { audit, logger }: Pick<AuditRequestsDeps, 'audit' | 'logger'>,
): void {
  response.once('finish', () => {
    audit.end(act, String(response.statusCode), notedAct(response)).catch((error: unknown) => {
      // The writer appends the entry with an unknown outcome.
      logger.warn({ err: error }, 'audit outcome not stored');
    });
  });
}
