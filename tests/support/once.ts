import { ledger, type EffectCount, type Provider } from './sandbox.js';

/** What a provider created more often than once for a case; empty is the proof. */
export async function createdTwice(provider: Provider, caseId: string): Promise<readonly EffectCount[]> {
  const { counts } = await ledger(provider, caseId);
  return counts.filter(({ count }) => count !== 1);
}
