import { legalFormOf } from '@kontor/domain/application/application';
import { asksForGirocard } from '@kontor/domain/application/missing-mail';
import type { missingMailSchema } from '@kontor/domain/application/missing-mail.schema';
import { withCompletion } from '@kontor/domain/application/missing-person';
import type { personCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import { representationOf } from '@kontor/domain/person/person';
import type * as z from 'zod';
import type { PersonCompletion, PersonOfCustomer } from './person-completion.js';
import type { PersonConceptDeps } from './person-deps.js';
import { personOf } from './person-payload.js';

/** Stores the data of a person that a provider requires; they are transferred when the customer says so. */
export async function completePerson(
  completion: PersonCompletion,
  asked: PersonOfCustomer,
  body: z.output<ReturnType<typeof personCompletionSchema>>,
) {
  const stored = await completion.store(asked, (person) => withCompletion(person, body));
  return personOf(stored, asked.personId);
}

/** Stores the mail address of a person that a provider requires, with the wish for a girocard, and transfers both. */
export async function completeMail(
  { settings, completion }: Pick<PersonConceptDeps, 'settings'> & { readonly completion: PersonCompletion },
  asked: PersonOfCustomer,
  { email, girocard }: z.output<ReturnType<typeof missingMailSchema>>,
): Promise<void> {
  const { application } = await completion.store(asked, (person) => ({ ...person, email }));
  const person = application.people.find(({ id }) => id === asked.personId);
  const representation = person === undefined ? undefined : representationOf(person, legalFormOf(application));
  if (asksForGirocard(await settings.all(), representation))
    await completion.store(asked, (before) => ({ ...before, girocard: girocard ? 'Ja' : 'Nein' }));
  await completion.finish(asked, false);
}
