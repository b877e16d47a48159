import { text } from '../../../texts/case-text.js';
import { allCountries } from '../../../texts/countries.js';

/** The options of nationality fields. */
export const nationalityOptions = () => [{ value: '', label: text('information.choose') }, ...allCountries()];
