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

/** The data that a provider requires of a person, as text; unknown fields keep the provider's name. */
export function missingFields(missing: readonly string[]): string {
  return missing
    .map((name) => {
      const key = names.get(name);
      return key === undefined ? name : text(key);
    })
    .join(', ');
}
