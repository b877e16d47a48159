import type { Logger } from '@kontor/platform/logger/logger';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { CoreBankingService } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { createCaseClient } from '@kontor/case-client/case-client.nats';
import type { CoreBankingConfig } from './config.js';
import { createCoreBankingResponder } from './core-banking.responder.js';
import { openEngines, openHealth } from '@kontor/platform/lifecycle/open-engines';
import { openConnection } from './connection/open-connection.js';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CoreBank } from './provider/core-bank.js';

/** Lease of an operation, ms; after it another process takes over. */
const LEASE_MS = 10_000;

export interface CoreBankingDeps {
  readonly config: CoreBankingConfig;
  readonly logger: Logger;
  /**
   * Wraps the adapter. The product does not; a test that must fail starts this function with an adapter of its own,
   * for example one whose `find…` always return null, so that it repeats without looking up.
   */
  readonly adapt?: (coreBank: CoreBank) => CoreBank;
}

/** Wires and starts the service; resolves with a function that stops it in order. */
export async function startCoreBanking(deps: CoreBankingDeps): Promise<() => Promise<void>> {
  const { config, logger, adapt = (coreBank) => coreBank } = deps;
  const engines = openEngines('core-banking', config, logger);
  const { mongo, bus } = engines;
  const connection = openConnection(engines, config, logger);
  const responder = createCoreBankingResponder({
    coreBankFor: async (caseId) => {
      const client = await connection.clientFor(caseId);
      if (client !== null) return adapt(client);
      throw new ServiceFault('not-connected', 'The address of the core bank is not allowed', { retryable: true });
    },
    isDisabled: connection.isDisabled,
    connections: connection.handlers,
    eraseConnections: connection.erase,
    bookings: createMongoEffectRecords(mongo, { collection: 'booking_claims' }),
    operations: createOperationStore({ records: createMongoEffectRecords(mongo), leaseMs: LEASE_MS }),
    portal: createCaseClient(bus.client(CasesService)),
  });
  bus.serve(CoreBankingService, responder);
  const health = await openHealth(engines, config, logger);
  return async () => {
    health.stopping();
    connection.stop();
    await bus.drain();
    await mongo.close();
    await health.close();
  };
}
