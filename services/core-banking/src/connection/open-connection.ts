import type { CaseId } from '@kontor/domain/case/case-id';
import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import type { CoreBankingFields } from '@kontor/domain/provider-connection/core-banking-connection';
import {
  createConnectionHandlers,
  hostNotAllowed,
  type OwnedConnection,
} from '@kontor/case-client/connection/connection-handlers';
import { isAllowedAddress } from '@kontor/platform/connection/allowed-hosts';
import { createMongoConnections } from '@kontor/platform/connection/connection.repository.mongo';
import { createConnectionSeal } from '@kontor/platform/connection/connection-seal';
import { checkProvider } from '@kontor/platform/connection/provider-check';
import { createProviderConnection } from '@kontor/platform/connection/provider-connection';
import type { Engines } from '@kontor/platform/lifecycle/open-engines';
import type { Logger } from '@kontor/platform/logger/logger';
import { createCoreBank } from '../provider/core-bank.http.js';
import type { CoreBank } from '../provider/core-bank.js';
import { allowedAddresses, type ConnectionConfig, importedConnection } from './connection-config.js';

/** How long a check may take, ms. */
const CHECK_WITHIN_MS = 5_000;

/** Opens the connection to the core banking system and follows its changes. */
export function openConnection({ mongo, bus, metrics }: Engines, config: ConnectionConfig, logger: Logger) {
  const allowed = allowedAddresses(config);
  const repository = createMongoConnections(mongo);
  const connect = (fields: CoreBankingFields, measured?: typeof metrics): CoreBank | null => {
    const { baseAddress: baseUrl, geschaeftsstelle: branch, nrBerater: advisor } = fields;
    if (!isAllowedAddress(baseUrl, allowed)) return null;
    const apiKey = config.CORE_BANKING_API_KEY;
    return createCoreBank({ baseUrl, apiKey, branch, advisor }, { logger, metrics: measured });
  };
  const connection = createProviderConnection<CoreBankingFields, CoreBank>(
    {
      provider: 'coreBanking',
      parse: (stored) => connectionFormSchemas.coreBanking.parse(stored),
      placeOf: ({ baseAddress }) => baseAddress,
      connect: (fields) => connect(fields, metrics),
    },
    { repository, seal: createConnectionSeal(config.CONNECTION_KEY), bus, logger },
  );
  const owned: OwnedConnection<'coreBanking'> = {
    provider: 'coreBanking',
    connection,
    hosts: allowed,
    violationsOf: ({ baseAddress }) => (isAllowedAddress(baseAddress, allowed) ? [] : hostNotAllowed('baseAddress')),
    check: (fields) =>
      checkProvider(async () => connect(fields)?.findParty('connection-check', Date.now() + CHECK_WITHIN_MS)),
    featuresOf: ({ disabled }) => ({ active: !disabled }),
  };
  mongo.onConnected(() => connection.load(importedConnection(config)));
  return {
    handlers: createConnectionHandlers([owned]),
    /** Null where the connection names an address that is not allowed. */
    clientFor: (caseId: CaseId) => connection.clientFor(caseId),
    isDisabled: () => connection.current()?.fields.disabled === true,
    erase: (caseId: CaseId) => repository.erase(caseId),
    stop: connection.follow(),
  };
}
