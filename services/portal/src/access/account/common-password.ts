import { dictionary } from '@zxcvbn-ts/language-common';

/** What German users choose and the list lacks: rows of the keyboard and words of the day. */
const german = [
  ...['qwertz', 'qwertzu', 'qwertzui', 'qwertzuiop', 'asdfghjklö', 'yxcvbnm'],
  ...['kennwort', 'geheimnis', 'hallowelt', 'ichliebedich', 'willkommen', 'zugang', 'anmeldung'],
  ...['frühling', 'fruehling', 'herbst', 'fußball', 'bank', 'konto', 'kontor', 'sparkasse', 'volksbank'],
];
const known = new Set<string>([...dictionary['passwords-common'], ...german]);

/** Fewer different characters than this are a repetition. */
const fewest = 5;

/**
 * Whether a password is among those that are tried first (NIST SP 800-63B-4, 3.1.1.2): one of the 49,000 most frequent, also
 * with a few digits and signs before or after it, or of a few characters only. Upper and lower case do not matter.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase();
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isMostOfIt = word.length * 2 >= lower.length;
  return known.has(lower) || (isMostOfIt && known.has(word)) || new Set(lower).size < fewest;
}
