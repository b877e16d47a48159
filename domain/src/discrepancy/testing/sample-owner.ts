import type { OwnerFacts } from '../owner-facts.js';

/** What a register says of an owner. */
export const sampleFacts: OwnerFacts = {
  firstName: 'Jörg',
  lastName: 'Weiß',
  birthDate: '1975-11-02',
  city: 'Köln',
  nationalities: ['DE'],
  interest: 'SHARE',
  share: 40,
};
