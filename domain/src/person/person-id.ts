import { InvalidId, type Branded } from '../id/branded.js';

/** The id of a person of an ordered application; the id of a draft's person is plain text, which may be missing. */
export type PersonId = Branded<'PersonId'>;

const form = /^[\w-]{1,60}$/;

/** Whether a text has the form of a person's id. */
export function isPersonId(value: string): value is PersonId {
  return form.test(value);
}

/** The id in a text. @throws InvalidId when it has not the form of one */
export function personIdOf(value: string): PersonId {
  if (!isPersonId(value)) throw new InvalidId('PersonId');
  return value;
}
