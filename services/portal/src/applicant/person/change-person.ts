import { legalFormOf } from '@kontor/domain/application/application';
import type { PersonPayload } from '@kontor/domain/application/order-payload';
import { fromPersonPayload, toPersonPayload } from '@kontor/domain/application/person-mapping';
import { asOwner, type Person } from '@kontor/domain/person/person';
import { formatShare } from '@kontor/domain/person/share';
import type * as z from 'zod';
import { problem } from '../../http/answer/problem-table.js';
import type { StoredApplication } from '../application/application.module.js';
import type { personBodySchema } from './payload.schema.js';
import { isAskedFor, type PersonCompletion, type PersonOfCustomer } from './person-completion.js';
import type { PersonConceptDeps } from './person-deps.js';
import { personOf } from './person-payload.js';
import { replaced } from './replaced-person.js';

/** A person of the own application, and the version that the client has seen; null saves unconditionally. */
export interface PersonToChange extends PersonOfCustomer {
  readonly seen: number | null;
}

/** Changes a person of the draft. @throws Problem 404, 409 while the form is locked, 412 */
export async function changePerson(
  { applications }: Pick<PersonConceptDeps, 'applications'>,
  { caseId, personId, seen }: PersonToChange,
  body: z.output<typeof personBodySchema>,
) {
  const { stored } = await applications.drafts.save({
    caseId,
    seen,
    change: (before) =>
      withPerson(before, personId, (person) => ({ ...person, ...body, id: personId }) as PersonPayload),
  });
  return personOf(stored, personId);
}

/** Changes a share, percent: in the draft, or as the answer to a provider that asks for it. @throws Problem 404, 409, 412 */
export async function changeVotingShare(
  {
    core,
    applications,
    completion,
  }: Pick<PersonConceptDeps, 'core' | 'applications'> & {
    readonly completion: PersonCompletion;
  },
  { seen, ...asked }: PersonToChange,
  votingShare: number,
) {
  const { caseId, personId } = asked;
  const change = (person: Person) => withShare(person, votingShare);
  const found = await core.cases.find(caseId);
  const stored =
    found !== null && isAskedFor(found, personId)
      ? await completion.store(asked, change)
      : (await applications.drafts.save({ caseId, seen, change: (before) => replaced(before, personId, change) }))
          .stored;
  return personOf(stored, personId).beneficialOwner;
}

function withPerson(
  stored: StoredApplication,
  id: string,
  change: (before: PersonPayload) => PersonPayload,
): StoredApplication {
  const legalForm = legalFormOf(stored.application);
  if (legalForm === undefined) throw problem('not-found');
  return replaced(stored, id, (person) =>
    fromPersonPayload(change(toPersonPayload(person, legalForm)), person, legalForm),
  );
}

const withShare = (person: Person, votingShare: number): Person => asOwner(person, formatShare(votingShare));
