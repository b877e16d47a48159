import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { readingOf, settingOf } from './connection-reading.js';

/** How the connection to a provider is read. */
export function connectionQuery<P extends Provider>(data: KontorDataProvider, provider: P) {
  return {
    queryKey: ['connection', provider],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      readingOf(provider, await data.readConnection(settingOf(provider), signal)),
  };
}
