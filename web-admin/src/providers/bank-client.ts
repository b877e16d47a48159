import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';

/** Reads the public settings of the bank, without the schemas of the typed client, which the login page does not need. */
export async function readConfiguration(signal: AbortSignal): Promise<BankConfiguration> {
  const response = await fetch('/api/configuration', { signal });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return (await response.json()) as BankConfiguration;
}
