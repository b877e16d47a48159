import type { WordingPerson } from '../customer-situation.js';

/** A person with a status, who is not the acting person. */
export function wordingPerson(value: string, change: Partial<WordingPerson> = {}): WordingPerson {
  return { name: 'Jörg Weiß', value, first: false, required: true, pending: value === 'pending', ...change };
}
