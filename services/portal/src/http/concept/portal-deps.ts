import type { CaseId } from '@kontor/domain/case/case-id';
import type { Bus, ServiceHandlers } from '@kontor/platform/bus/bus';
import type { Stop } from '@kontor/platform/lifecycle/poller';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { WorkflowClient } from '@temporalio/client';
import type { ErrorRequestHandler, Router } from 'express';
import type { Connection } from 'mongoose';
import type { PortalConfig } from './portal-config.js';

/** Dependencies of every concept of the portal. Connections may not be open yet: models are defined before. */
export interface PortalDeps {
  readonly config: PortalConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly portalDb: Connection;
  readonly keysDb: Connection;
  readonly vaultDb: Connection;
  /** The same databases with their life cycle, e.g. `mongo.portal.onConnected(() => ensureIndexes([CaseModel]))`. */
  readonly mongo: { readonly portal: Mongo; readonly keys: Mongo; readonly vault: Mongo };
  readonly bus: Bus;
  /** Resolves when Temporal can be reached; rejects when it cannot within a few seconds. */
  readonly temporal: () => Promise<WorkflowClient>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A concept's parts for `app.ts`, all optional; its other functions are for other concepts. */
export interface Concept {
  /** Mounted below `/api`; routes contain the whole path, e.g. `router.get('/bgo_identifications/:id', …)`. */
  readonly router?: Router;
  /** Sees the errors of all routes before they are answered. */
  readonly onError?: ErrorRequestHandler;
  /** The concept's part of cases.v1; the merged whole is served once. */
  readonly handlers?: Partial<ServiceHandlers<typeof CasesService>>;
  /** Starts relays and pollers; called once, when the databases are connected. */
  readonly start?: () => Stop;
  /** Erases the concept's data of a case; repeatable. */
  readonly eraseCase?: (caseId: CaseId) => Promise<void>;
}
