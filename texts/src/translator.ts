import { createInstance } from 'i18next';
import type { Language } from './languages.js';
import type { Values } from './values.js';

/** The texts of a language, by part and key. */
export type Resources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text by its part and key with the values of its braces; undefined where the language lacks it. */
export type Translator = (part: string, key: string, values?: Values) => string | undefined;

/** The part whose texts every other part has as well. */
const shared = 'common';

/**
 * The texts of one language with their values inserted, as they are: whoever puts them into HTML escapes them. A text
 * may have a form for each number, e.g. `x_one` and `x_other`, chosen by the value `count`.
 */
export function createTranslator(language: Language, resources: Resources): Translator {
  const texts = createInstance();
  void texts.init({
    lng: language,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    missingInterpolationHandler: (_text: string, [braces]: readonly string[]) => braces,
  });
  return (part, key, values = {}) => {
    const { count } = values;
    const options = { ns: [part, shared], replace: values, ...(typeof count === 'number' ? { count } : {}) };
    return texts.exists(key, options) ? texts.t(key, options) : undefined;
  };
}
