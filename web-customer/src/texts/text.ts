import de from './de.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;

/**
 * Creates a function that returns German texts by their keys, with values inserted for the braces:
 * `text('carousel.one', { card: 1, count: 5 })`.
 */
export function createText<Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  return (key: keyof Texts, values: Values = {}): string =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : String(value);
    });
}

/** Texts of every page, and all that the first page needs. */
export const text = createText(de);

export const commonTexts = de;
