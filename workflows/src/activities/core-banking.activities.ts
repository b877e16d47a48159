import { coreBankingModeMapping } from '@kontor/case-client/case/case-enums.message';
import type { Bus } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import {
  CoreBankingService,
  type CreateAccountResponse,
  type CreateGirocardResponse,
  type BookPartiesResponse,
} from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import type { CoreBankingActivities, CoreBankingResult } from '@kontor/workflow-contract/case-activities.contract';
import { asActivity, callOptions } from './service-call.js';

type Reply = Pick<BookPartiesResponse | CreateAccountResponse | CreateGirocardResponse, 'result'>;

function toResult({ result }: Reply): CoreBankingResult {
  switch (result.case) {
    case 'booked':
      return { kind: 'booked', findingRef: result.value.findingRef, ok: result.value.ok };
    case 'failed':
      return { kind: 'failed', reason: result.value.reason };
    case undefined:
      throw new ServiceFault('unknown-value', 'The answer holds no result', { retryable: true });
  }
}

/** Books persons, account and card in the core banking system, each once per operation key. */
export function createCoreBankingActivities(bus: Bus): CoreBankingActivities {
  const coreBanking = bus.client(CoreBankingService);
  return {
    bookParties: (operation) =>
      asActivity(async () => {
        const { caseId, version, mode } = operation;
        return toResult(
          await coreBanking.bookParties(
            { caseId, version: BigInt(version), mode: coreBankingModeMapping.toMessage(mode) },
            callOptions(operation),
          ),
        );
      }),
    createAccount: (operation) =>
      asActivity(async () => {
        const { caseId, version } = operation;
        return toResult(await coreBanking.createAccount({ caseId, version: BigInt(version) }, callOptions(operation)));
      }),
    createGirocard: (operation) =>
      asActivity(async () => {
        const { caseId, version } = operation;
        return toResult(await coreBanking.createGirocard({ caseId, version: BigInt(version) }, callOptions(operation)));
      }),
  };
}
