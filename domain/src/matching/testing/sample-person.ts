import { type MatchingPerson } from '../matching-person.js';

/** A person of a comparison; only the first name differs. */
export const samplePerson = (firstName: string, more: Partial<MatchingPerson> = {}): MatchingPerson => ({
  firstName,
  lastName: 'Beispiel',
  birthDate: '1980-05-17',
  ...more,
});

/** Additional data of a created functionary (R2 §5 "In person matching"). */
export const sampleCompletion: Partial<MatchingPerson> = {
  salutation: 'MS',
  nationality: 'DE',
  email: 'neu@example.de',
  typeOfRepresentation: 'ALONE',
  pepStatus: 'NOT_PEP',
  line1: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
};
