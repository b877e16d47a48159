import { plainLetters, withoutAccents } from './plain-letters.js';

/**
 * Whether a text contains every word of a search, also as parts of words. Case does not matter; "ü" is found by "ü",
 * "ue" and "u".
 */
export function containsWords(text: string, search: string): boolean {
  return [plainLetters, (one: string) => plainLetters(withoutAccents(one))].some((spelt) => {
    const given = spelt(text);
    return spelt(search)
      .split(/\s+/)
      .every((word) => given.includes(word));
  });
}
