import { isLanguage, type Language } from '@kontor/texts/languages';

/** Which properties of the configuration are texts for customers; others are addresses, colours, keys. */
const textNames: ReadonlySet<string> = new Set([
  ...['title', 'description', 'subtitle', 'preHtml', 'postHtml'],
  ...['features', 'topic', 'price', 'note', 'ribbonText', 'linkText', 'tooltip'],
  ...['headline', 'subtext', 'checkboxText', 'label', 'htmlLabel', 'labelForPopup', 'shortText', 'longText', 'text'],
]);

/** They bind in German; the other language is shown below as help. */
const binding = 'orderCheckboxes';

export interface BankTexts {
  /** The configuration with the texts of the language in place of the German ones, where the bank has them. */
  readonly translate: <Value extends object>(configuration: Value) => Value;
  /** Whether it is a text of the bank for which it has none in the language. */
  readonly isGerman: (text: string) => boolean;
}

/**
 * The texts that a bank wrote, in a language: an object of the configuration may have them below the language's name,
 * `{ "title": "Aktiv", "en": { "title": "Active" } }`.
 */
export function createBankTexts(language: Language): BankTexts {
  const german = new Set<string>();
  const done = new WeakMap<object, object>();

  const note = (value: unknown): void => {
    for (const text of Array.isArray(value) ? value : [value]) if (typeof text === 'string') german.add(text);
  };

  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? translateObject(value) : value;
  };

  const translateObject = (value: object): object => {
    const given: unknown = Object.hasOwn(value, language) ? value[language as keyof typeof value] : undefined;
    const translated = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
    const own = Object.entries(value).filter(([name]) => !isLanguage(name));
    const entries = own.map(([name, one]): [string, unknown] => {
      if (name === binding) return [name, one];
      if (!textNames.has(name)) return [name, inner(one)];
      const text = translated[name];
      if (isFilled(text)) return [name, text];
      note(one);
      return [name, inner(one)];
    });
    return Object.fromEntries(entries);
  };

  return {
    translate: (configuration) => {
      const found = done.get(configuration) ?? translateObject(configuration);
      done.set(configuration, found);
      return found as typeof configuration;
    },
    isGerman: (text) => german.has(text),
  };
}

const isFilled = (text: unknown): boolean =>
  Array.isArray(text) ? text.length > 0 : typeof text === 'string' && text !== '';
