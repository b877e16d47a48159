/** What the built-in fonts of a PDF can write: Latin-1 and the rest of code page 1252. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters that do not come apart into a base letter and a mark. */
const bases: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ẞ: 'SS',
};

/** Spaces but the one that keeps words together. */
const otherSpace = /[^\S\u00a0]/gu;

function isWritable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.has(char);
}

function written(char: string): string {
  if (isWritable(char)) return char;
  const base = bases[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== '' && [...base].every(isWritable) ? base : char.replace(otherSpace, ' ') === ' ' ? ' ' : '?';
}

/** A text as the built-in fonts can write it; other letters lose their marks. `isExact` tells whether any did. */
export function winAnsi(text: string): { readonly text: string; readonly isExact: boolean } {
  const composed = text.normalize('NFC');
  const result = [...composed].map(written).join('');
  return { text: result, isExact: result === composed.replace(otherSpace, ' ') };
}
