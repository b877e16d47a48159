import { ledger, type EffectCount, type Provider } from './sandbox.js';

/** What a provider created more than once for a case; expected to be empty. */
export async function createdTwice(provider: Provider, caseId: string): Promise<readonly EffectCount[]> {
  const { counts } = await ledger(provider, caseId);
  return counts.filter(({ count }) => count !== 1);
}
