import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import { networkOf } from '@kontor/platform/http/network';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Request, RequestHandler } from 'express';
import { type Session, sessionOf } from '../../access/session/session.module.js';
import { actionOf, auditedOf } from './audited-routes.js';
import type { AuditPort } from './record-audit.js';
import type { CountRefusal } from './refusal-metrics.js';

interface RefusalsDeps {
  readonly audit: Pick<AuditPort, 'accessRefused'>;
  readonly count: CountRefusal;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

/** One entry per person or network, route and answer in this time, ms; the metric counts every request. */
const onceMs = 15 * 60 * 1000;
/** Entries in this time at most, so that nobody fills the log by asking; the metric still counts. */
const mostEntries = 1_000;

/** Calls without a session that are no attempt at something: logins are recorded as such, and pages ask for their session. */
const withoutSession = /^\/me(?:\/(?:login|refresh|logout|secondFactor))?$/;

/**
 * Records and counts what is refused because of who asks: strangers, customers and staff, on every route. The entry of a
 * listed route of staff has its outcome already.
 */
export function createRefusals({ audit, count, logger, now }: RefusalsDeps): RequestHandler {
  const isNew = createOnce(now);
  return (request, response, next) => {
    const { method, path } = request;
    response.once('finish', () => {
      const session = sessionOf(response);
      const refused = refusalOf({ method, path, status: response.statusCode, session });
      if (refused === null) return;
      const side = session?.side ?? 'stranger';
      count(side, refused.outcome);
      const audited = auditedOf(method, path);
      if (session?.side === 'staff' && audited !== null) return;
      if (!isNew(`${session?.accountId ?? networkOf(request)} ${refused.outcome} ${refused.action}`)) return;
      const about = { category: audited?.category ?? 'login', session, address: request.ip ?? '' } as const;
      audit.accessRefused({ ...refused, ...about }).catch((error: unknown) => {
        logger.warn({ err: error }, 'refused request not recorded');
      });
    });
    next();
  };
}

interface Answered extends Pick<Request, 'method' | 'path'> {
  readonly status: number;
  readonly session: Session | null;
}

interface Refusal {
  readonly action: string;
  readonly caseId: CaseId | null;
  readonly outcome: string;
}

/** Null for an answer that refuses nobody. */
function refusalOf({ method, path, status, session }: Answered): Refusal | null {
  const id = /^\/[\w-]+\/(?<caseId>\d+)(?:[./]|$)/.exec(path)?.groups?.['caseId'] ?? '';
  const caseId = isCaseId(id) ? id : null;
  // Another customer's case is answered as one that does not exist.
  const isForeign = status === 404 && session?.side === 'customer' && caseId !== null && caseId !== session.caseId;
  const isRefused = status === 403 || (status === 401 && !withoutSession.test(path));
  if (!isForeign && !isRefused) return null;
  return { action: actionOf(method, path), caseId, outcome: String(status) };
}

/** Whether something is asked for the first time within the time of one entry, as long as there are not too many. */
function createOnce(now: () => number): (key: string) => boolean {
  const seen = new Map<string, number>();
  return (key) => {
    const at = now();
    // In the order of their times.
    for (const [known, since] of seen) {
      if (at - since < onceMs) break;
      seen.delete(known);
    }
    if (seen.has(key) || seen.size >= mostEntries) return false;
    seen.set(key, at);
    return true;
  };
}
