import type { SelectGroup, SelectOption } from '../../../form/FormSelect.js';
import { countryOptions } from '../../../texts/countries.js';
import { text } from '../../../texts/sections-text.js';

/** The options of nationality fields. */
export function countryGroups(): readonly (SelectOption | SelectGroup)[] {
  const { frequent, others } = countryOptions();
  return [
    { value: '', label: text('choose') },
    { label: text('person.nationality.often'), options: frequent },
    { label: text('person.nationality.all'), options: others },
  ];
}
