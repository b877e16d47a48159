import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { useRouteLoaderData } from 'react-router';
import { inBankLanguage } from '../../texts/create-text.js';

/** The id of the root route. */
export const rootRouteId = 'root';

/** The bank's configuration in the language shown; undefined only where loading it failed. */
export function useConfiguration(): BankConfiguration | undefined {
  const configuration = useRouteLoaderData<BankConfiguration>(rootRouteId);
  return configuration && inBankLanguage(configuration);
}

/** The configuration on a page that requires it. */
export function useBank(): BankConfiguration {
  return inBankLanguage(useReadConfiguration());
}

/** The same as it was read, to be compared with another one in any language. */
export function useReadConfiguration(): BankConfiguration {
  const configuration = useRouteLoaderData<BankConfiguration>(rootRouteId);
  if (configuration === undefined) throw new Error('The page is shown before the configuration is there');
  return configuration;
}
