import { plainLetters } from './plain-letters.js';

const titles = new Set(['dr', 'prof', 'dipl', 'mag', 'mba', 'msc', 'bsc', 'llm']);
// These follow a title ("Dr. med."), but may be names without one before them.
const titleSuffixes = new Set([
  'med',
  'dent',
  'vet',
  'jur',
  'iur',
  'rer',
  'nat',
  'pol',
  'oec',
  'phil',
  'theol',
  'ing',
  'kfm',
  'kffr',
  'habil',
  'hc',
  'h',
  'c',
  'mult',
]);

function withoutTitles(words: readonly string[]): readonly string[] {
  const hasTitle = words.some((word) => titles.has(word));
  if (!hasTitle) return words;
  const rest = words.filter((word) => !titles.has(word) && !titleSuffixes.has(word));
  return rest.length === 0 ? words : rest;
}

/**
 * Normalises a name for comparison: lower case, ä → ae, ß → ss, no accents, no academic titles, hyphens and
 * apostrophes as blanks. "Prof. Dr. Jörg-Peter Weiß" is "joerg peter weiss".
 */
export function normaliseName(name: string): string {
  const words = plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return withoutTitles(words).join(' ');
}
