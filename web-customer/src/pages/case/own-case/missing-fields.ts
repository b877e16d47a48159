import { text } from '../../../texts/case-text.js';

const names: ReadonlyMap<string, Parameters<typeof text>[0]> = new Map([
  ['birthDate', 'missing.birthDate'],
  ['address', 'missing.address'],
  ['nationality', 'missing.nationality'],
  ['salutation', 'missing.salutation'],
  ['votingShare', 'missing.votingShare'],
  ['pepStatus', 'missing.pepStatus'],
  ['email', 'missing.email'],
]);

/** What a provider misses of a person, in words; what has no word here is told as the provider wrote it. */
export function missingFields(missing: readonly string[]): string {
  return missing
    .map((name) => {
      const key = names.get(name);
      return key === undefined ? name : text(key);
    })
    .join(', ');
}
