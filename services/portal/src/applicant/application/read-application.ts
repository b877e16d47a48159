import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { toApplicationMessage } from '@kontor/case-client/application/application.message';
import { toPersonMessage } from '@kontor/case-client/application/person.message';
import { toOrderPayload } from '@kontor/domain/application/mapping';
import type { PersonPayload } from '@kontor/domain/application/order-payload';
import type { ExistingParty } from '@kontor/domain/core-banking/existing-party';
import { type PersonId, personIdOf } from '@kontor/domain/person/person-id';
import { PersonSchema, type Person } from '@kontor/proto/kontor/cases/v1/application_pb';
import type { GetApplicationResponseSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { type FrozenApplication, hasCompanyOfRegister } from './frozen-application.js';

/** Limit of the persons of one page together; a page holds at least one. */
export const maxPageBytes = 256 * 1024;

/** The reference under which a person was identified; null while they are not. */
export type IdentityCheckOf = (personId: PersonId) => string | null;

/** What a service reads beside the frozen application. */
export interface BankFacts {
  readonly identityCheckOf: IdentityCheckOf;
  readonly existingParties: readonly ExistingParty[];
}

/** One page of the answer to GetApplication: everything but the persons, and the persons from `offset` on. */
export function applicationPage(
  frozen: FrozenApplication,
  offset: number,
  { identityCheckOf, existingParties }: BankFacts,
): MessageInitShape<typeof GetApplicationResponseSchema> {
  const { application, registration, product, documents } = frozen;
  const { kycNowSearchMetaData: hit } = registration;
  const { people, ...order } = toOrderPayload(application);
  const persons = personsFrom(people, offset, identityCheckOf);
  const next = offset + persons.length;
  return {
    ...toApplicationMessage({
      ...order,
      documents,
      product,
      matchingDecisions: application.matchingDecisions ?? [],
      headquarterId: hasCompanyOfRegister(frozen) ? (hit?.provider.headquarterId ?? null) : null,
      existingParties,
    }),
    persons,
    ...(next < people.length ? { nextPersonOffset: next } : {}),
  };
}

function personsFrom(people: readonly PersonPayload[], offset: number, identityCheckOf: IdentityCheckOf): Person[] {
  const page: Person[] = [];
  let bytes = 0;
  for (const [at, { id: ownId = '', ...person }] of people.entries()) {
    if (at < offset) continue;
    const id = personIdOf(ownId);
    const identified = { ...person, id, acting: at === 0, identityCheck: identityCheckOf(id) };
    const message = create(PersonSchema, toPersonMessage(identified));
    bytes += toBinary(PersonSchema, message).byteLength;
    if (bytes > maxPageBytes && page.length > 0) break;
    page.push(message);
  }
  return page;
}
