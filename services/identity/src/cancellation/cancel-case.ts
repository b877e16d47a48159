import type { CaseId } from '@kontor/domain/case/case-id';
import type { IdentityCases } from '../identity-case/identity-case.js';
import { references } from '../identity-case/references.js';
import type { BankingProvider } from '../provider/banking-provider.js';
import type { OnboardingProvider } from '../provider/onboarding-provider.js';

export interface CancelDeps {
  readonly cases: IdentityCases;
  readonly banking: BankingProvider;
  readonly onboarding: OnboardingProvider | null;
}

/** Ends the case at the providers: cancels the business, withdraws open identity checks. Repeatable. */
export async function cancelCase(
  { cases, banking, onboarding }: CancelDeps,
  { caseId, deadline }: { caseId: CaseId; deadline: number | undefined },
): Promise<void> {
  // First, so that a running transfer stops, or cancels what it created.
  await cases.cancel(caseId);
  const provider = banking.until(deadline);
  for (const reference of [references.business(caseId), references.generalPartner(caseId)]) {
    const business = (await cases.object(reference))?.providerId ?? (await provider.findBusiness(reference))?.id;
    if (business !== undefined) await provider.cancelBusiness(business);
  }
  if (onboarding === null) return;
  for (const { kind, providerId } of await cases.objects(caseId)) {
    if (kind !== 'transaction') continue;
    const transaction = await onboarding.transaction(providerId, deadline);
    if (transaction !== null && !transaction.final) await onboarding.withdraw(providerId, deadline);
  }
}
