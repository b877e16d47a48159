import type { Bus } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { IdentityService, TransferOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type { IdentityActivities, TransferResult } from '@kontor/workflow-contract/case-activities.contract';
import { toProviderState } from './provider-state.js';
import { asking, callOptions } from './service-call.js';

const results: Readonly<Partial<Record<TransferOutcome, TransferResult['kind']>>> = {
  [TransferOutcome.ACCEPTED]: 'accepted',
  [TransferOutcome.FILES_TOO_LARGE]: 'filesTooLarge',
  [TransferOutcome.IDLE]: 'idle',
  [TransferOutcome.REJECTED]: 'rejected',
};

function toTransferResult(outcome: TransferOutcome): TransferResult {
  const kind = results[outcome];
  if (kind === undefined) throw new ServiceFault('unknown-word', 'The answer holds no outcome', { retryable: true });
  return { kind };
}

/** Hands cases to the identity service, which talks to the banking and the identity-onboarding provider. */
export function createIdentityActivities(bus: Bus): IdentityActivities {
  const identity = bus.client(IdentityService);
  return {
    transferCase: (operation) =>
      asking(async () => {
        const { caseId, version } = operation;
        const reply = await identity.transferCase({ caseId, version: BigInt(version) }, callOptions(operation));
        return toTransferResult(reply.outcome);
      }),
    startIdentification: (operation) =>
      asking(async () => {
        const { caseId, personId, version, source } = operation;
        const request = { caseId, personId, version: BigInt(version), source };
        const { checkRef } = await identity.startIdentification(request, callOptions(operation));
        return { checkRef: checkRef === '' ? null : checkRef };
      }),
    fetchProviderState: (operation) =>
      asking(async () =>
        toProviderState(await identity.fetchState({ caseId: operation.caseId }, callOptions(operation))),
      ),
    handOverDocuments: (operation) =>
      asking(async () => {
        await identity.handOverDocuments({ caseId: operation.caseId }, callOptions(operation));
      }),
    cancelAtProviders: (operation) =>
      asking(async () => {
        await identity.cancelCase({ caseId: operation.caseId }, callOptions(operation));
      }),
  };
}
