import { countries } from '@kontor/domain/list/countries';
import { text } from '../../../texts/case-text.js';

/** The countries to choose a nationality from. */
export const nationalityOptions = [
  { value: '', label: text('information.choose') },
  ...countries.map(({ code, label }) => ({ value: code, label })),
];
