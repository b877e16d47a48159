import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { references } from '../identity-case/references.js';
import type { CancelDeps } from './cancel-case.js';

/** Ends the identity checks of a case that are open; the business stays. Repeatable. */
export async function cancelIdentityChecks(
  deps: CancelDeps,
  { caseId, deadline }: { caseId: CaseId; deadline: number | undefined },
): Promise<void> {
  // First, so that whoever is starting a check cancels it.
  await deps.cases.cancelChecks(caseId);
  const known = await deps.cases.find(caseId);
  for (const { personId } of known?.persons ?? []) await cancelIdentityCheck(deps, { caseId, personId, deadline });
}

/** Ends one person's check at both providers, if it is open. It is looked up, because it may not be stored yet. */
export async function cancelIdentityCheck(
  { cases, banking, onboarding }: CancelDeps,
  { caseId, personId, deadline }: { caseId: CaseId; personId: PersonId; deadline: number | undefined },
): Promise<void> {
  const reference = references.personIdentification(caseId, personId);
  const person = await cases.object(references.person(caseId, personId));
  if (person !== null) {
    const provider = banking.until(deadline);
    const check = await provider.findPersonIdentification(person.providerId, reference);
    if (check !== null && !check.final) await provider.cancelPersonIdentification(person.providerId, check.id);
  }
  const transaction = (await onboarding?.findTransaction(reference, deadline)) ?? null;
  if (transaction !== null && !transaction.final) await onboarding?.withdraw(transaction.transactionId, deadline);
}
