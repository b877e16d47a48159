import type { I18nProvider } from 'react-admin';

/** Texts by their keys; a key with dots leads through the nested tables. */
export interface TextTable {
  readonly [key: string]: string | TextTable | undefined;
}

interface TextOptions {
  /** Says which of the two forms of a text `one |||| many` is taken. */
  readonly smart_count?: number;
  /** Where there is no text for the key. */
  readonly _?: string;
  readonly [name: string]: string | number | boolean | null | undefined;
}

function textAt(texts: TextTable, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | TextTable | undefined>(
      (table, name) => (typeof table === 'object' && Object.hasOwn(table, name) ? table[name] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

function formOf(text: string, count: number | undefined): string {
  if (count === undefined) return text;
  const [one = '', many = one] = text.split('||||');
  return (count === 1 ? one : many).trim();
}

/** The texts of react-admin from a table, in German: forms by `||||`, values by `%{name}`; without a text, the key. */
export function createI18nProvider(texts: TextTable): I18nProvider {
  const translate = (key: string, options: TextOptions = {}): string => {
    const text = key === '' ? '' : (textAt(texts, key) ?? options._ ?? key);
    return formOf(text, options.smart_count).replace(/%\{(.*?)\}/g, (place, name: string) =>
      String(options[name] ?? place),
    );
  };
  return {
    translate,
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'de',
    getLocales: () => [{ locale: 'de', name: 'Deutsch' }],
  };
}
