import { ProviderRejected, ProviderUnavailable } from '../http/provider-errors.js';
import type { UnavailableReason } from '../http/provider-errors.js';

/** What a check of a connection says: never anything of what the provider answered. */
export type CheckResult = 'ok' | 'refused' | 'timeout';

/** The provider gave no answer at all; any other failure is one of its answers. */
const SILENT: ReadonlySet<UnavailableReason> = new Set([
  'connection',
  'connection-lost',
  'timeout',
  'deadline',
  'circuit-open',
]);

/** Carries out one harmless call. @throws what is no failure of the provider */
export async function checkProvider(call: () => Promise<unknown>): Promise<CheckResult> {
  try {
    await call();
    return 'ok';
  } catch (error) {
    if (error instanceof ProviderRejected) return 'refused';
    if (error instanceof ProviderUnavailable) return SILENT.has(error.reason) ? 'timeout' : 'refused';
    throw error;
  }
}
