import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { onceByLookUp } from '@kontor/platform/effect-once/look-up';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { ApplicationPerson } from '@kontor/case-client/application/case-application';
import type { PersonStatusSource } from '@kontor/domain/person/person-status';
import { cancelIdentityCheck } from '../cancellation/cancel-identity-checks.js';
import type { IdentityCase } from '../identity-case/identity-case.js';
import { references } from '../identity-case/references.js';
import { creationOf } from '../provider/banking-provider.js';
import type { OnboardingProvider } from '../provider/onboarding-provider.js';
import { handOverPerson } from '../transfer/hand-over-person.js';
import type { HandOver } from '../transfer/hand-over.js';
import type { TransferDeps } from '../transfer/transfer-case.js';

export interface StartDeps extends TransferDeps {
  readonly onboarding: OnboardingProvider | null;
}

/** The clients for one case. */
export type CaseClients = Pick<StartDeps, 'banking' | 'onboarding'>;

export interface Start {
  readonly caseId: CaseId;
  readonly personId: PersonId;
  readonly version: number;
  readonly source: PersonStatusSource;
  readonly deadline: number | undefined;
}

/**
 * Starts the identity check of one person, once, and stores its address as a finding. Resolves with the finding's
 * reference, or with null when there is nothing to check: a person who only owns needs complete data and no check,
 * and a person with missing data is checked in a newer version, after the customer has completed it.
 * @throws ServiceFault unknown-person, cancelled or not-connected; what the providers throw.
 */
export async function startIdentification(deps: StartDeps, start: Start): Promise<string | null> {
  const { cases, portal, banking } = deps;
  const { caseId, personId, version, source, deadline } = start;
  const known = await cases.find(caseId);
  if (isCancelled(known)) throw cancelled();
  const application = await portal.application(caseId, version);
  const person = application.people.find(({ id }) => id === personId);
  if (person === undefined) throw new ServiceFault('unknown-person', 'The application has no such person');
  const handOver: HandOver = {
    caseId,
    version,
    application,
    cases,
    portal,
    banking: banking.until(deadline),
    isNewBusiness: false,
  };
  const providerId = await handOverPerson(handOver, person);
  if (known?.persons.find((one) => one.personId === personId)?.required === false) return null;
  if ((await handOver.banking.person(providerId)).status === 'information_required') return null;
  const url =
    source === 'myConnect' ? await atOnboarding(deps, start, person) : await atBanking(handOver, person, providerId);
  if (isCancelled(await cases.find(caseId))) {
    // The cancellation may have found no check yet.
    await cancelIdentityCheck(deps, { caseId, personId, deadline });
    throw cancelled();
  }
  return portal.recordFinding({
    caseId,
    findingId: `${references.personIdentification(caseId, personId)}:${source}`,
    kind: 'identityCheck',
    personId,
    content: { url },
  });
}

const isCancelled = (known: IdentityCase | null) => known !== null && known.state !== 'open';
const cancelled = () => new ServiceFault('cancelled', 'The case was cancelled, or its identity checks');

async function atBanking(
  { caseId, version, cases, banking }: HandOver,
  { id: personId, email }: ApplicationPerson,
  providerId: string,
): Promise<string> {
  const reference = references.personIdentification(caseId, personId);
  const { id, url } = await onceByLookUp({
    mayExist: true,
    find: () => banking.findPersonIdentification(providerId, reference),
    create: () => banking.startPersonIdentification(providerId, creationOf(reference, version), email ?? ''),
  });
  await cases.storeObject({ reference, caseId, kind: 'person_identification', providerId: id, personId, version });
  return url;
}

async function atOnboarding(
  { cases, onboarding }: StartDeps,
  { caseId, version, deadline }: Start,
  person: ApplicationPerson,
): Promise<string> {
  if (onboarding === null) throw new ServiceFault('not-connected', 'The identity-onboarding provider is not connected');
  const reference = references.personIdentification(caseId, person.id);
  const find = () => onboarding.findTransaction(reference, deadline);
  const { transactionId, url } = await onceByLookUp({
    mayExist: true,
    find,
    create: () =>
      onboarding.createTransaction(creationOf(reference, version), person, deadline).catch(async (error: unknown) => {
        // Created meanwhile by an attempt of ours whose answer was lost.
        const taken = error instanceof ProviderRejected && error.status === 409 ? await find() : null;
        if (taken === null) throw error;
        return taken;
      }),
  });
  await cases.storeObject({
    reference,
    caseId,
    kind: 'transaction',
    providerId: transactionId,
    personId: person.id,
    version,
  });
  return url;
}
