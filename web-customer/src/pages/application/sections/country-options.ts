import { countries } from '@kontor/domain/list/countries';
import type { SelectGroup, SelectOption } from '../../../form/FormSelect.js';
import { text } from '../../../texts/sections-text.js';

const options = countries.map(({ code, label }) => ({ value: code, label }));

/** The first three of the list are the most frequent ones (R1 §3 "Lists"). */
const frequentCount = 3;

/** The options of nationality fields, created once for all persons. */
export const countryOptions: readonly (SelectOption | SelectGroup)[] = [
  { value: '', label: text('choose') },
  { label: text('person.nationality.often'), options: options.slice(0, frequentCount) },
  { label: text('person.nationality.all'), options: options.slice(frequentCount) },
];
