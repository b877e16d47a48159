import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { useRouteLoaderData } from 'react-router';

/** The id of the root route. */
export const rootRouteId = 'root';

/** The bank's configuration; undefined only where loading it failed. */
export function useConfiguration(): BankConfiguration | undefined {
  return useRouteLoaderData<BankConfiguration>(rootRouteId);
}

/** The configuration on a page that requires it. */
export function useBank(): BankConfiguration {
  const configuration = useConfiguration();
  if (configuration === undefined) throw new Error('The page is shown before the configuration is there');
  return configuration;
}
