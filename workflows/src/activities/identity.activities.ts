import type { Bus, ServiceClient } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { IdentityService, TransferOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type {
  IdentityActivities,
  ProviderState,
  Operation,
  StartedCheck,
  StartOfCheck,
  TransferResult,
} from '@kontor/workflow-contract/case-activities.contract';
import { identificationSourceMapping } from '@kontor/case-client/case/case-enums.message';
import { fromProviderStateMessage } from '@kontor/case-client/case/provider-state.message';
import { asActivity, callOptions, idleFault } from './service-call.js';

const results: Readonly<Partial<Record<TransferOutcome, TransferResult['kind']>>> = {
  [TransferOutcome.ACCEPTED]: 'accepted',
  [TransferOutcome.FILES_TOO_LARGE]: 'filesTooLarge',
  [TransferOutcome.IDLE]: 'idle',
  [TransferOutcome.REJECTED]: 'rejected',
};

/** @throws ServiceFault `idle` where nobody waits, so that the step is repeated in the background. */
function toTransferResult(outcome: TransferOutcome, { deadline }: Operation): TransferResult {
  const kind = results[outcome];
  if (kind === 'idle' && deadline === null) throw idleFault();
  if (kind === undefined) throw new ServiceFault('unknown-value', 'The answer holds no outcome', { retryable: true });
  return { kind };
}

const answerOrNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

function callsOf(identity: ServiceClient<typeof IdentityService>) {
  return {
    start: async (operation: StartOfCheck): Promise<StartedCheck> => {
      const { caseId, personId, version, source } = operation;
      const of = { caseId, personId, version: BigInt(version) };
      const request = { ...of, source: identificationSourceMapping.toMessage(source) };
      const { checkRef } = await identity.startIdentification(request, callOptions(operation));
      return { checkRef: checkRef ?? null };
    },
    fetchState: async (operation: Operation): Promise<ProviderState> =>
      fromProviderStateMessage(await identity.fetchState({ caseId: operation.caseId }, callOptions(operation))),
  };
}

/** Calls to the identity service, which uses the banking and the identity-onboarding provider. */
export function createIdentityActivities(bus: Bus): IdentityActivities {
  const identity = bus.client(IdentityService);
  const { start, fetchState } = callsOf(identity);
  return {
    transferCase: (operation) =>
      asActivity(async () => {
        const { caseId, version } = operation;
        const reply = await identity.transferCase({ caseId, version: BigInt(version) }, callOptions(operation));
        return toTransferResult(reply.outcome, operation);
      }),
    startIdentification: (operation) => asActivity(() => start(operation)),
    fetchProviderState: (operation) => asActivity(() => fetchState(operation)),
    identifyTogether: ({ starts, fetch }) =>
      asActivity(async () => {
        const state = fetch === null ? null : answerOrNull(fetchState(fetch));
        const started = await Promise.all(starts.map((one) => answerOrNull(start(one))));
        return { started, state: await state };
      }),
    handOverDocuments: (operation) =>
      asActivity(async () => {
        await identity.handOverDocuments({ caseId: operation.caseId }, callOptions(operation));
      }),
    cancelAtProviders: (operation) =>
      asActivity(async () => {
        await identity.cancelCase({ caseId: operation.caseId }, callOptions(operation));
      }),
    cancelIdentityChecks: (operation) =>
      asActivity(async () => {
        await identity.cancelIdentityChecks({ caseId: operation.caseId }, callOptions(operation));
      }),
  };
}
