/** Normalises: lower case, umlauts and ß written out, other characters as one space. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether a text contains a scenario keyword as whole words, ignoring case, hyphens and the spelling of umlauts. */
export function hasWord(text: string | null | undefined, word: string): boolean {
  return ` ${normalize(text ?? '')} `.includes(` ${normalize(word)} `);
}

/** The grade of "Bonität X", A to P, or null. */
export function ratingLetter(text: string | null | undefined): string | null {
  const found = / bonitaet ([a-p]) /.exec(` ${normalize(text ?? '')} `);
  return found?.[1]?.toUpperCase() ?? null;
}

/** Whether the register deviates in its representatives; "Recherche Abweichung …" belongs to the banking provider. */
export function deviatesInRegister(name: string, subject: 'Vertretung' | 'Eigentum'): boolean {
  return hasWord(name, `Abweichung ${subject}`) && !hasWord(name, `Recherche Abweichung ${subject}`);
}
