import { hkdfSync, randomUUID } from 'node:crypto';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { RequestHandler } from 'express';
import type { CaseRecords } from '../case-record/case-record.module.js';
import { createPoller } from '../poller.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { createAppendEntries } from './append-entries.js';
import { createAuditRequests } from './audit-requests.js';
import { createMongoAuditLogRepository, defineAuditModels } from './audit-log.repository.mongo.js';
import { createEventHistoriesRouter } from './event-histories.router.js';
import { createListEvents } from './list-events.js';
import { createReadAuditLogResponder } from './read-audit-log.responder.js';
import { type AuditPort, createAuditPort } from './record-audit.js';

export type { AuditPort } from './record-audit.js';

const pollMs = 1_000;
/** How often the hash of the newest entry goes to the log stream, ms. */
const anchorMs = 5 * 60 * 1000;

export interface Audit {
  readonly port: AuditPort;
  /** Runs before all routers, after the session is known. */
  readonly requests: RequestHandler;
  readonly concept: Concept;
}

/** The log of who did what: a chain of hashes with one writer, anchored outside the database. */
export function createAudit(
  { config, logger, mongo, now }: PortalDeps,
  { keys }: Pick<CaseRecords, 'keys'>,
  nameOf: (accountId: string) => Promise<string | null>,
): Audit {
  const models = defineAuditModels(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes(Object.values(models)));
  const repository = createMongoAuditLogRepository(models);
  const append = createAppendEntries({ repository, owner: randomUUID(), now });
  const writer = createPoller({ name: 'audit', everyMs: pollMs, run: append, logger });
  const anchor = async (): Promise<void> => {
    const last = await repository.last();
    if (last !== null) logger.info({ auditSeq: last._id, auditHash: last.hash }, 'audit log anchor');
  };
  const anchors = createPoller({ name: 'audit-anchor', everyMs: anchorMs, run: anchor, logger });
  const bytes = Buffer.from(hkdfSync('sha256', config.SEARCH_PEPPER, '', 'kontor/audit-log', 32));
  const port = createAuditPort({ repository, keys, logKey: { id: 'audit', bytes }, wake: writer.wake, now });
  const start = () => {
    const stops = [writer.start(), anchors.start()];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  };
  const router = createEventHistoriesRouter(createListEvents({ repository, nameOf }));
  const handlers = createReadAuditLogResponder(repository);
  return { port, requests: createAuditRequests({ audit: port, logger, now }), concept: { router, handlers, start } };
}
