import { countries } from '@kontor/domain/list/countries';
import { text } from '../../../texts/case-text.js';

/** The options of nationality fields. */
export const nationalityOptions = [
  { value: '', label: text('information.choose') },
  ...countries.map(({ code, label }) => ({ value: code, label })),
];
