import { personIdFrom } from '@kontor/case-client/application/person-id.message';
import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { CaseId } from '@kontor/domain/case/case-id';
import { identificationSourceMapping } from '@kontor/case-client/case/case-enums.message';
import { toProviderStateMessage } from '@kontor/case-client/case/provider-state.message';
import { operationOf } from '@kontor/case-client/operation/operation-of';
import { fromWebhookProviderMessage } from '@kontor/case-client/webhook/webhook-provider.message';
import type { CallContext, ServiceHandlers } from '@kontor/platform/bus/bus';
import type { Requeued } from '@kontor/platform/webhooks/webhook-inbox';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  CancelCaseRequestSchema,
  CancelCaseResponseSchema,
  CancelIdentityChecksRequestSchema,
  CancelIdentityChecksResponseSchema,
  HandOverDocumentsRequestSchema,
  HandOverDocumentsResponseSchema,
  ReplayOutcome,
  StartIdentificationRequestSchema,
  StartIdentificationResponseSchema,
  TransferCaseRequestSchema,
  TransferCaseResponseSchema,
  TransferOutcome,
} from '@kontor/proto/kontor/identity/v1/identity_pb';
import type {
  IdentityService,
  StartIdentificationRequest,
  TransferCaseRequest,
} from '@kontor/proto/kontor/identity/v1/identity_pb';
import { cancelCase } from './cancellation/cancel-case.js';
import { cancelIdentityChecks } from './cancellation/cancel-identity-checks.js';
import { eraseCase, type EraseCaseDeps } from './identity-case/erase-case.js';
import { fetchState } from './identification/fetch-state.js';
import { startIdentification } from './identification/start-identification.js';
import type { CaseClients, StartDeps } from './identification/start-identification.js';
import type { ConnectionHandlers } from './connection/connection.responder.js';
import { handOverNewDocuments } from './transfer/hand-over-new-documents.js';
import { transferCase } from './transfer/transfer-case.js';
import { ProviderIdle } from '@kontor/platform/bus/within-deadline';

export interface IdentityDeps extends Omit<StartDeps, keyof CaseClients>, EraseCaseDeps {
  /** Of the connections by which the case is known at the providers. */
  readonly clientsFor: (caseId: CaseId) => Promise<CaseClients>;
  /** Requests about the connections and their webhooks. */
  readonly connections: ConnectionHandlers;
  readonly cases: StartDeps['cases'];
  readonly operations: OperationStore;
  /** Queues a stored webhook again. */
  readonly replayWebhook: (provider: string, eventId: string) => Promise<Requeued>;
}

const replayed: Readonly<Record<Requeued, ReplayOutcome>> = {
  unknown: ReplayOutcome.UNKNOWN,
  queued: ReplayOutcome.QUEUED,
  handled: ReplayOutcome.HANDLED,
};

/** The service's responder on the bus: each effect has an operation key, each business "no" is a value. */
export function createIdentityResponder(deps: IdentityDeps): ServiceHandlers<typeof IdentityService> {
  const { operations } = deps;
  return {
    ...deps.connections,
    transferCase: async (input, context) => transfer(deps, input, context),
    startIdentification: async (input, context) => start(deps, input, context),
    // Always fetched, therefore not stored under its operation key.
    fetchState: async ({ caseId: wireId }, { deadline }) => {
      const caseId = caseIdFrom(wireId);
      return toProviderStateMessage(await fetchState(await withClients(deps, caseId), { caseId, deadline }));
    },
    handOverDocuments: async (input, context) => {
      const operation = operationOf(context, HandOverDocumentsRequestSchema, input);
      return operations.runOnceMessage(HandOverDocumentsResponseSchema, operation, async () => {
        const caseId = caseIdFrom(input.caseId);
        await handOverNewDocuments(await withClients(deps, caseId), { caseId, deadline: context.deadline });
        return {};
      });
    },
    ...cancellations(deps),
    eraseCase: async ({ caseId }) => {
      await eraseCase(deps, caseIdFrom(caseId));
      return {};
    },
    replayWebhook: async ({ eventId, ...asked }) => ({
      outcome: replayed[await deps.replayWebhook(fromWebhookProviderMessage(asked), eventId)],
    }),
  };
}

function cancellations(deps: IdentityDeps) {
  const { operations } = deps;
  return {
    cancelCase: async (input, context) => {
      const operation = operationOf(context, CancelCaseRequestSchema, input);
      return operations.runOnceMessage(CancelCaseResponseSchema, operation, async () => {
        const caseId = caseIdFrom(input.caseId);
        await cancelCase(await withClients(deps, caseId), { caseId, deadline: context.deadline });
        return {};
      });
    },
    cancelIdentityChecks: async (input, context) => {
      const operation = operationOf(context, CancelIdentityChecksRequestSchema, input);
      return operations.runOnceMessage(CancelIdentityChecksResponseSchema, operation, async () => {
        const caseId = caseIdFrom(input.caseId);
        await cancelIdentityChecks(await withClients(deps, caseId), { caseId, deadline: context.deadline });
        return {};
      });
    },
  } satisfies Partial<ServiceHandlers<typeof IdentityService>>;
}

async function withClients(deps: IdentityDeps, caseId: CaseId): Promise<IdentityDeps & CaseClients> {
  return { ...deps, ...(await deps.clientsFor(caseId)) };
}

async function start(deps: IdentityDeps, input: StartIdentificationRequest, context: CallContext) {
  const personId = personIdFrom(input.personId);
  const caseId = caseIdFrom(input.caseId);
  const source = identificationSourceMapping.fromMessage(input.source);
  const check = { caseId, personId, version: Number(input.version), source, deadline: context.deadline };
  const operation = operationOf(context, StartIdentificationRequestSchema, input);
  return deps.operations.runOnceMessage(StartIdentificationResponseSchema, operation, async () => {
    const checkRef = await startIdentification(await withClients(deps, caseId), check);
    return checkRef === null ? {} : { checkRef };
  });
}

async function transfer(deps: IdentityDeps, input: TransferCaseRequest, { deadline, logger, ...context }: CallContext) {
  const operation = operationOf({ ...context, logger }, TransferCaseRequestSchema, input);
  const work = async () => {
    const caseId = caseIdFrom(input.caseId);
    const transferring = { caseId, version: Number(input.version), deadline, logger };
    return { outcome: await transferCase(await withClients(deps, caseId), transferring) };
  };
  try {
    return await deps.operations.runOnceMessage(TransferCaseResponseSchema, operation, work);
  } catch (error) {
    // Not stored as a result, so that a repeat of the same operation continues.
    if (error instanceof ProviderIdle) return { outcome: TransferOutcome.IDLE };
    throw error;
  }
}
