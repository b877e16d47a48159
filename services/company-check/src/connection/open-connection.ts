import type { CaseId } from '@kontor/domain/case/case-id';
import {
  companyCheckFeatures,
  type CompanyCheckFields,
} from '@kontor/domain/provider-connection/company-check-connection';
import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import {
  createConnectionHandlers,
  hostNotAllowed,
  type OwnedConnection,
} from '@kontor/case-client/connection/connection-handlers';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { ConnectionRepository } from '@kontor/platform/connection/connection.repository';
import { createMongoConnections } from '@kontor/platform/connection/connection.repository.mongo';
import { createConnectionSeal } from '@kontor/platform/connection/connection-seal';
import { checkProvider } from '@kontor/platform/connection/provider-check';
import { createProviderConnection, type ProviderConnection } from '@kontor/platform/connection/provider-connection';
import type { Engines } from '@kontor/platform/lifecycle/open-engines';
import type { Logger } from '@kontor/platform/logger/logger';
import { connectionSettings, type ConnectionConfig } from './connection-config.js';
import { createCompanyCheckProvider } from '../provider/company-check-provider.http.js';
import type { CompanyCheckProvider } from '../provider/company-check-provider.js';

/** How long a check may take, ms. */
const CHECK_WITHIN_MS = 5_000;
const harmless = { query: 'Verbindung', page: 0, city: '', street: '', zipCode: '', registrationNumber: '' };

/** Opens the connection to the company-check service and follows its changes. */
export function openConnection({ mongo, bus, metrics }: Engines, config: ConnectionConfig, logger: Logger) {
  const { hosts, imported } = connectionSettings(config);
  const repository = createMongoConnections(mongo);
  const connect = (fields: CompanyCheckFields, measured?: typeof metrics): CompanyCheckProvider | null => {
    const baseUrl = hosts[fields.host];
    if (baseUrl === undefined) return null;
    const { clientId, clientSecret, clientDebugLog: debugLog } = fields;
    return createCompanyCheckProvider({ baseUrl, clientId, clientSecret, debugLog }, { logger, metrics: measured });
  };
  const connection = createProviderConnection<CompanyCheckFields, CompanyCheckProvider>(
    {
      provider: 'companyCheck',
      parse: (stored) => connectionFormSchemas.companyCheck.parse(stored),
      placeOf: ({ host, clientId }) => `${host} ${clientId}`,
      connect: (fields) => connect(fields, metrics),
    },
    { repository, seal: createConnectionSeal(config.CONNECTION_KEY), bus, logger },
  );
  const owned: OwnedConnection<'companyCheck'> = {
    provider: 'companyCheck',
    connection,
    hosts: Object.keys(hosts),
    violationsOf: ({ host }) => (hosts[host] === undefined ? hostNotAllowed('host') : []),
    check: (fields) =>
      checkProvider(async () =>
        connect(fields)
          ?.until(Date.now() + CHECK_WITHIN_MS)
          .search(harmless),
      ),
    featuresOf: (fields) => ({ active: fields.active, ...companyCheckFeatures(fields) }),
  };
  mongo.onConnected(() => connection.load(imported));
  return { forResponder: partsFor(connection, { owned, repository }), stop: connection.follow() };
}

interface Parts {
  readonly owned: OwnedConnection<'companyCheck'>;
  readonly repository: ConnectionRepository;
}

function partsFor(
  connection: ProviderConnection<CompanyCheckFields, CompanyCheckProvider>,
  { owned, repository }: Parts,
) {
  return {
    connections: createConnectionHandlers([owned]),
    providerFor: async (caseId: CaseId | null): Promise<CompanyCheckProvider> => {
      const client = caseId === null ? connection.current()?.client : await connection.clientFor(caseId);
      if (client) return client;
      throw new ServiceFault('not-connected', 'There is no connection to company-check', { retryable: true });
    },
    eraseConnections: (caseId: CaseId) => repository.erase(caseId),
  };
}
