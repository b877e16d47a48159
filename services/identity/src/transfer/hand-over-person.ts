import type { ApplicationPerson } from '@kontor/case-client/application/case-application';
import { references } from '../identity-case/references.js';
import { ensureExists, recordSent } from './hand-over.js';
import type { HandOver } from './hand-over.js';

/** A person and their id at the banking provider. */
interface KnownPerson {
  readonly person: ApplicationPerson;
  readonly id: string;
}

/**
 * Creates the person at the banking provider, or sends what changed in a newer version, because the same data again
 * would not complete what the provider requested. Resolves with the person's id there.
 */
export async function handOverPerson(handOver: HandOver, person: ApplicationPerson): Promise<string> {
  const { caseId, version, banking } = handOver;
  const reference = references.person(caseId, person.id);
  const { id, sentVersion } = await ensureExists(handOver, {
    kind: 'person',
    reference,
    personId: person.id,
    mayExist: true,
    find: () => banking.findPerson(reference),
    create: (creation) => banking.createPerson(creation, person),
  });
  if (sentVersion < version) {
    await banking.updatePerson(id, person);
    await recordSent(handOver, reference);
  }
  return id;
}

/** Creates the persons' roles in the business; `ids` are their ids at the provider, in the application's order. */
export function roleTasks(
  handOver: HandOver,
  businessId: string,
  ids: readonly string[],
): readonly (() => Promise<void>)[] {
  return handOver.application.people.flatMap((person, at) => {
    const known = { person, id: ids[at] ?? '' };
    return [
      ...(person.authorizedToRepresent ? [() => addRepresentative(handOver, businessId, known)] : []),
      ...(person.beneficialOwner === null ? [] : [() => addOwner(handOver, businessId, known)]),
    ];
  });
}

async function addRepresentative(handOver: HandOver, businessId: string, { person, id }: KnownPerson): Promise<void> {
  const reference = references.representative(handOver.caseId, person.id);
  await ensureExists(handOver, {
    kind: 'legal_representative',
    reference,
    personId: person.id,
    mayExist: !handOver.isNewBusiness,
    find: () => handOver.banking.findRepresentative(businessId, reference),
    create: (creation) =>
      handOver.banking.addRepresentative(businessId, creation, {
        personId: id,
        typeOfRepresentation: person.legalRepresentative?.typeOfRepresentation ?? 'ALONE',
      }),
  });
}

async function addOwner(handOver: HandOver, businessId: string, { person, id }: KnownPerson): Promise<void> {
  const reference = references.owner(handOver.caseId, person.id);
  await ensureExists(handOver, {
    kind: 'beneficial_owner',
    reference,
    personId: person.id,
    mayExist: !handOver.isNewBusiness,
    find: () => handOver.banking.findOwner(businessId, reference),
    create: (creation) =>
      handOver.banking.addOwner(businessId, creation, {
        personId: id,
        votingShare: person.beneficialOwner?.votingShare ?? 0,
        isFictional: person.beneficialOwner?.isFictional ?? false,
      }),
  });
}
