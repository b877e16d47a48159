import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import type { BankingFields } from '@kontor/domain/provider-connection/banking-connection';
import { hostNotAllowed, type OwnedConnection } from '@kontor/case-client/connection/connection-handlers';
import { checkProvider } from '@kontor/platform/connection/provider-check';
import { createProviderConnection, type ConnectionDeps } from '@kontor/platform/connection/provider-connection';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import type { ProviderSettings } from './connection-config.js';
import { createBankingProvider } from '../provider/banking-provider.http.js';
import type { BankingProvider } from '../provider/banking-provider.js';

/** How long a check may take, ms. */
const CHECK_WITHIN_MS = 5_000;

/** The connection to the banking provider, with what is needed to change it. */
export function createBankingConnection(
  { bankingHosts: hosts }: Pick<ProviderSettings, 'bankingHosts'>,
  deps: ConnectionDeps & { readonly metrics: Metrics },
) {
  const { logger, metrics } = deps;
  const connect = (fields: BankingFields, measured?: Metrics): BankingProvider | null => {
    const baseUrl = hosts[fields.host];
    if (baseUrl === undefined) return null;
    const { userId: user, secret, clientDebugLog: debugLog } = fields;
    return createBankingProvider({ baseUrl, user, secret, debugLog }, { logger, metrics: measured });
  };
  const connection = createProviderConnection<BankingFields, BankingProvider>(
    {
      provider: 'banking',
      parse: (stored) => connectionFormSchemas.banking.parse(stored),
      placeOf: ({ host, userId }) => `${host} ${userId}`,
      connect: (fields) => connect(fields, metrics),
    },
    deps,
  );
  const owned: OwnedConnection<'banking'> = {
    provider: 'banking',
    connection,
    hosts: Object.keys(hosts),
    violationsOf: ({ host }) => (hosts[host] === undefined ? hostNotAllowed('host') : []),
    check: (fields) =>
      checkProvider(async () =>
        connect(fields)
          ?.until(Date.now() + CHECK_WITHIN_MS)
          .subscriptions(),
      ),
    featuresOf: () => ({ active: true }),
  };
  return { connection, owned };
}
