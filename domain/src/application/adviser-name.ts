/** Longest name of an adviser, characters. */
export const maxAdviserNameLength = 60;

/**
 * Whether a text can be the name of an adviser that a mail of the bank shows. Everybody can call themselves an adviser:
 * words of letters only, so that no name is an address or a message.
 */
export function isAdviserName(text: string): boolean {
  const words = text.trim();
  return words.length <= maxAdviserNameLength && /^[\p{L}\p{M}'’-]+\.?( [\p{L}\p{M}'’-]+\.?){0,5}$/u.test(words);
}
