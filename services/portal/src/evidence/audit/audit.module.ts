import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { CaseId } from '@kontor/domain/case/case-id';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { SealingKey } from '@kontor/platform/crypto/sealed-box';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { type RequestHandler, Router } from 'express';
import { Counter } from 'prom-client';
import type { CaseRecords } from '../../case/case-record/case-record.module.js';
import { createPoller, startAll, type Stop } from '@kontor/platform/lifecycle/poller';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createAppendEntries } from './append-entries.js';
import type { AuditLogRepository } from './audit-log.repository.js';
import { type CaseLog, createCaseLog } from './case-log.js';
import { createBankActs } from './bank-acts.js';
import { createAuditRequests } from './audit-requests.js';
import { createMongoAuditLogRepository, defineAuditModels } from './audit-log.repository.mongo.js';
import { createEventHistoriesRouter } from './event-histories.router.js';
import { createListEvents } from './list-events.js';
import { createCaseAuditRouter } from './case-audit.router.js';
import { createListCaseAudit } from './list-case-audit.js';
import { readAuditLog } from './read-audit-log.js';
import { createReadAuditLogResponder } from './read-audit-log.responder.js';
import { createReadEvent } from './read-event.js';
import { type AuditPort, createAuditPort } from './record-audit.js';
import { createRefusals } from './refusals.js';
import { measureRefusals } from './refusal-metrics.js';
import { createRemoveExpired } from './remove-expired.js';

export type { CaseLog, CaseLogEntry } from './case-log.js';
export { createRecordApproval } from './record-approval.js';
export type { AuditPort } from './record-audit.js';

/** The accounts of staff whose name contains a text. */
type Named = (text: string) => Promise<readonly string[]>;

interface AuditSources {
  readonly nameOf: (accountId: string) => Promise<string | null>;
  readonly named: Named;
  /** Months for which reads are kept. */
  readonly keptReads: () => Promise<number>;
  /** The case of a file; null for an unknown file. */
  readonly caseOfFile: (fileId: string) => Promise<CaseId | null>;
}

const pollMs = 1_000;
/** While much happens, entries are appended together, ms. */
const restMs = 200;
/** How often the log looks for what it need not keep any more, ms. */
const removeMs = 6 * 60 * 60 * 1000;
/** How often the hash of the newest entry goes to the log stream, ms. */
const anchorMs = 5 * 60 * 1000;

export interface Audit {
  readonly port: AuditPort;
  /** Seals what belongs to no case. */
  readonly logKey: SealingKey;
  /** What the log has about a case. */
  readonly caseLog: CaseLog;
  /** What the bank did with a case without moving its status. */
  readonly bankActs: ReturnType<typeof createBankActs>;
  /** Runs before all routers, after the session is known. */
  readonly requests: RequestHandler;
  /** Runs before all routers; records what is refused. */
  readonly refusals: RequestHandler;
  readonly concept: Concept;
}

/** The log of who did what: a chain of hashes with one writer, anchored outside the database. */
export function createAudit(
  { config, logger, metrics, mongo, now }: PortalDeps,
  { keys, cases }: Pick<CaseRecords, 'keys' | 'cases'>,
  { nameOf, named, keptReads, caseOfFile }: AuditSources,
): Audit {
  const models = defineAuditModels(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes(Object.values(models)));
  const repository = createMongoAuditLogRepository(models);
  const pollers = createPollers(repository, { logger, now, keptReads });
  const bytes = Buffer.from(hkdfSync('sha256', config.SEARCH_PEPPER, '', 'kontor/audit-log', 32));
  const logKey = { id: 'audit', bytes };
  const port = createAuditPort({ repository, keys, logKey, wake: pollers.wake, now });
  const router = Router().use(
    createEventHistoriesRouter(
      createListEvents({ repository, nameOf, named }),
      createReadEvent({ repository, keys, logKey, nameOf }),
    ),
    createCaseAuditRouter(createListCaseAudit({ repository, cases, keys, logKey, nameOf })),
  );
  const searchHash = (text: string): string => createHmac('sha256', bytes).update(text).digest('hex').slice(0, 32);
  const requests = createAuditRequests({
    ...{ audit: port, logger, searchHash, caseOfFile, now },
    onUnrecordedRead: countReads(metrics),
  });
  const refusals = createRefusals({ audit: port, count: measureRefusals(metrics), logger, now });
  const handlers = createReadAuditLogResponder((after, limit) => readAuditLog(repository, after, limit));
  const caseLog = createCaseLog({ repository, keys, logKey });
  const bankActs = createBankActs(repository);
  return { port, logKey, caseLog, bankActs, requests, refusals, concept: { router, handlers, start: pollers.start } };
}

/** Writer, anchors and removal of one instance. */
function createPollers(
  repository: AuditLogRepository,
  { logger, now, keptReads }: Pick<PortalDeps, 'logger' | 'now'> & Pick<AuditSources, 'keptReads'>,
): { readonly wake: () => void; readonly start: () => Stop } {
  const append = createAppendEntries({ repository, owner: randomUUID(), now });
  const writer = createPoller({ name: 'audit', everyMs: pollMs, restMs, run: append, logger });
  const anchor = async (): Promise<void> => {
    const last = await repository.last();
    if (last !== null) logger.info({ auditSeq: last._id, auditHash: last.hash }, 'audit log anchor');
  };
  const removeExpired = createRemoveExpired({ repository, keptReads, now });
  const pollers = [
    writer,
    createPoller({ name: 'audit-anchor', everyMs: anchorMs, run: anchor, logger }),
    createPoller({ name: 'audit-retention', everyMs: removeMs, run: removeExpired, logger }),
  ];
  return { wake: writer.wake, start: () => startAll(pollers) };
}

/** Counts pages that staff read while no entry could be queued; any increase needs attention. */
function countReads(metrics: Metrics): () => void {
  const reads = new Counter({
    name: 'audit_unrecorded_reads_total',
    help: 'Pages that staff read without an entry in the log',
    registers: [metrics.registry],
  });
  return () => reads.inc();
}
