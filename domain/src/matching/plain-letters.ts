const transcriptions: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß|ẞ/g, 'ss'],
  [/æ/g, 'ae'],
  [/ø/g, 'oe'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
];

/** A text in lower case with its umlauts written out, ä → ae, and without other accents. */
export function plainLetters(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return withoutAccents(transcriptions.reduce((rest, [letter, plain]) => rest.replace(letter, plain), lower));
}

/** A text without accents; ä is a. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
