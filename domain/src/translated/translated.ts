/**
 * English texts beside the German ones of a setting, each optional: `{ label: 'Karten', en: { label: 'Cards' } }`. Where one
 * is missing the German text is shown, and what customers agree to is always the German text.
 */
export interface Translated<Texts> {
  readonly en?: { readonly [Name in keyof Texts]?: Texts[Name] | undefined } | undefined;
}
