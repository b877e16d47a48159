/** Lower case, umlauts and ß written out, everything but letters and digits as one space. */
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

/** Whether a scenario word stands in a text as whole words; case, hyphens and the spelling of umlauts do not matter. */
export function hasWord(text: string | null | undefined, word: string): boolean {
  return ` ${normalize(text ?? '')} `.includes(` ${normalize(word)} `);
}

/** The letter of "Bonität X", A to P, or null. */
export function ratingLetter(text: string | null | undefined): string | null {
  const found = / bonitaet ([a-p]) /.exec(` ${normalize(text ?? '')} `);
  return found?.[1]?.toUpperCase() ?? null;
}

/** Whether the register deviates in its representatives; "Recherche Abweichung …" belongs to the banking provider. */
export function deviatesInRegister(name: string, subject: 'Vertretung' | 'Eigentum'): boolean {
  return hasWord(name, `Abweichung ${subject}`) && !hasWord(name, `Recherche Abweichung ${subject}`);
}
