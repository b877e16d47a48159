/** Scripts and symbols that the font of the PDF does not contain. */
const missing =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu;

const breakingSpace = /[^\S\u00a0]/gu;

/** A text in the characters of the PDF's font; `isExact` is false when a character was replaced by a question mark. */
export function printable(text: string): { readonly text: string; readonly isExact: boolean } {
  const composed = text.normalize('NFC').replace(breakingSpace, ' ');
  const result = composed.replace(missing, '?');
  return { text: result, isExact: result === composed };
}
