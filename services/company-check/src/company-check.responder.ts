import { type AboutCase, caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { mismatchKindMapping, reportMapping } from '@kontor/case-client/case/case-enums.message';
import {
  documentOrderStateMapping,
  registerDocumentMapping,
} from '@kontor/case-client/register-document/register-document.message';
import { operationOf } from '@kontor/case-client/operation/operation-of';
import { fromWebhookProviderMessage } from '@kontor/case-client/webhook/webhook-provider.message';
import type { CallContext, ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Requeued } from '@kontor/platform/webhooks/webhook-inbox';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  FetchReportsRequestSchema,
  FetchReportsResponseSchema,
  MatchPersonsRequestSchema,
  MatchPersonsResponseSchema,
  ReplayOutcome,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type {
  CompanyCheckService,
  MatchPersonsRequest,
  RegisterDocument,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { eraseCase, type EraseCaseDeps } from './known-case/erase-case.js';
import type { KnownCases } from './known-case/known-case.js';
import { matchRegister } from './matching/match-register.js';
import type { Comparison, MatchDeps } from './matching/match-register.js';
import { ProviderIdle } from '@kontor/platform/bus/within-deadline';
import { documentOrderState, orderDocument, readDocumentPage } from './register-document/document-order.js';
import type { CompanyCheckProvider } from './provider/company-check-provider.js';
import { createRegisterUser } from './register-user/create-register-user.js';
import { fetchReports } from './report/fetch-reports.js';
import { searchCompanies } from './search/search-companies.js';

/** The requests about connections. */
export type ConnectionHandlers = Pick<
  ServiceHandlers<typeof CompanyCheckService>,
  'getConnection' | 'setConnection' | 'checkConnection' | 'getFeatures'
>;

export interface CompanyCheckDeps extends Omit<MatchDeps, 'provider'>, EraseCaseDeps {
  /** Of the connection by which the case is known at the provider; the present one without a case. */
  readonly providerFor: (caseId: CaseId | null) => Promise<CompanyCheckProvider>;
  /** Requests about the connection. */
  readonly connections: ConnectionHandlers;
  readonly operations: OperationStore;
  readonly knownCases: KnownCases;
  /** Queues a stored webhook again. */
  readonly replayWebhook: (provider: string, eventId: string) => Promise<Requeued>;
}

const replayed: Readonly<Record<Requeued, ReplayOutcome>> = {
  unknown: ReplayOutcome.UNKNOWN,
  queued: ReplayOutcome.QUEUED,
  handled: ReplayOutcome.HANDLED,
};

/** The service's responder on the bus: each effect has an operation key, each business "no" is a value. */
export function createCompanyCheckResponder(deps: CompanyCheckDeps): ServiceHandlers<typeof CompanyCheckService> {
  const { operations, providerFor } = deps;
  return {
    ...deps.connections,
    search: async (input, { deadline }) => searchCompanies((await providerFor(null)).until(deadline), input),
    fetchReports: async (input, context) => {
      const caseId = caseIdFrom(input.caseId);
      const operation = operationOf(context, FetchReportsRequestSchema, input);
      const reports = input.reports.map((report) => reportMapping.fromMessage(report));
      return operations.runOnceMessage(FetchReportsResponseSchema, operation, async () => {
        const at = { ...deps, provider: await providerFor(caseId) };
        await fetchReports(at, { caseId, version: Number(input.version), reports, deadline: context.deadline });
        return {};
      });
    },
    matchPersons: async (input, context) => matchOnce(deps, input, context),
    ...documentCalls(deps),
    createRegisterUser: async (input, { deadline }) =>
      createRegisterUser((await providerFor(null)).until(deadline), input),
    eraseCase: async ({ caseId }) => {
      await eraseCase(deps, caseIdFrom(caseId));
      return {};
    },
    replayWebhook: async ({ eventId, ...asked }) => ({
      outcome: replayed[await deps.replayWebhook(fromWebhookProviderMessage(asked), eventId)],
    }),
  };
}

/** Documents about a company, which staff order and read (R3 §2.5, §7). */
function documentCalls({
  portal,
  providerFor,
  knownCases,
}: CompanyCheckDeps): Pick<
  ServiceHandlers<typeof CompanyCheckService>,
  'orderDocument' | 'getDocumentOrder' | 'readDocument'
> {
  const asked = ({ caseId, document }: AboutCase & { readonly document: RegisterDocument }) => ({
    caseId: caseIdFrom(caseId),
    document: registerDocumentMapping.fromMessage(document),
  });
  return {
    orderDocument: async (input, { deadline }) => {
      const provider = await providerFor(caseIdFrom(input.caseId));
      const state = await orderDocument({ portal, knownCases, provider: provider.until(deadline) }, asked(input));
      return { state: documentOrderStateMapping.toMessage(state) };
    },
    getDocumentOrder: async (input, { deadline }) => {
      const provider = await providerFor(caseIdFrom(input.caseId));
      const state = await documentOrderState(provider.until(deadline), asked(input));
      return { state: documentOrderStateMapping.toMessage(state) };
    },
    readDocument: async (input, { deadline }) => {
      if (input.offset < 0n) throw new ServiceFault('invalid-request', 'A document starts at 0');
      const provider = await providerFor(caseIdFrom(input.caseId));
      return readDocumentPage(provider.until(deadline), { ...asked(input), offset: Number(input.offset) });
    },
  };
}

type MatchReply = MessageInitShape<typeof MatchPersonsResponseSchema>;

async function matchOnce(
  deps: CompanyCheckDeps,
  input: MatchPersonsRequest,
  context: CallContext,
): Promise<MatchReply> {
  const request = {
    caseId: caseIdFrom(input.caseId),
    version: Number(input.version),
    from: mismatchKindMapping.fromMessage(input.kind),
    deadline: context.deadline,
  };
  const operation = operationOf(context, MatchPersonsRequestSchema, input);
  const match = async () =>
    replyOf(await matchRegister({ ...deps, provider: await deps.providerFor(request.caseId) }, request));
  try {
    return await deps.operations.runOnceMessage(MatchPersonsResponseSchema, operation, match);
  } catch (error) {
    // Not stored as a result, so that the same operation can be repeated.
    if (error instanceof ProviderIdle) return { result: { case: 'idle', value: {} } };
    throw error;
  }
}

function replyOf({ findingRef, ...comparison }: Comparison): MatchReply {
  const kind = mismatchKindMapping.toMessage(comparison.kind);
  if (findingRef === null) return { result: { case: 'matched', value: { kind } } };
  return { result: { case: 'mismatch', value: { kind, findingRef } } };
}
