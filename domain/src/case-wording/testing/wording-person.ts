import type { WordingPerson } from '../customer-situation.js';

/** A person with a status, who is not the one who made the application. */
export function wordingPerson(value: string, change: Partial<WordingPerson> = {}): WordingPerson {
  return { name: 'Jörg Weiß', value, first: false, required: true, pending: value === 'pending', ...change };
}
