import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from './languages.js';
import { serverParts, textParts } from './parts.js';

const allParts = [...textParts, ...serverParts];
const others = languages.filter((language) => language !== defaultLanguage);
const read = (language: string, part: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, `${part}.json`), 'utf8')) as Record<string, string>;
const braces = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** Forms of a number belong to the key before their ending. */
const plainKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const blanks = (text: string): readonly boolean[] => [text.startsWith(' '), text.endsWith(' ')];

/** Words that are the same in both languages. */
const sameWords = /^(?:IBAN|girocards?|details|optional|person|name|chat)$/i;
const words = (text: string): readonly string[] => text.replace(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? [];
const isSameInBoth = (text: string): boolean => words(text).every((word) => sameWords.test(word));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const root = join(import.meta.dirname, '../..');

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'node_modules', 'testing'].includes(entry.name) ? [] : sourcesBelow(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

describe.each(others)('the texts in %s', (language) => {
  it.each(allParts)('%s has every key, no other, and the same values in braces', (part) => {
    const [german, other] = [read(defaultLanguage, part), read(language, part)];
    const keys = new Set(Object.keys(other).map(plainKey));
    expect([...keys].sort()).toEqual(Object.keys(german).sort());
    for (const [key, text] of Object.entries(other)) {
      expect({ key, braces: braces(text) }).toEqual({ key, braces: braces(german[plainKey(key)] ?? '') });
      // Blanks separate it from what is before and after it.
      expect({ key, blanks: blanks(text) }).toEqual({ key, blanks: blanks(german[plainKey(key)] ?? '') });
      expect(text).not.toBe('');
    }
  });

  it.each(allParts)('%s is translated', (part) => {
    const [german, other] = [read(defaultLanguage, part), read(language, part)];
    const left = Object.entries(other).filter(([key, text]) => text === german[plainKey(key)] && !isSameInBoth(text));
    expect(left).toEqual([]);
  });
});

describe('the German texts', () => {
  const code = ['web-customer/src', 'services/portal/src']
    .flatMap(sourcesBelow)
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const literals = new Set(
    code.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w.]*(?:\.[\w-]+)*)['"`]/gi)].map(([, key]) => key)),
  );
  /** Keys that are put together, e.g. `history.${type}`: what is fixed before and after the value. */
  const patterns = code.flatMap((text) =>
    [...text.matchAll(/`([a-z][\w.]*\.|)\$\{[^`{}]*\}([\w.]*(?:\$\{[^`{}]*\}[\w.]*)*)`/gi)]
      .map(([, start = '', rest = '']) => ({ start, rest }))
      .filter(({ start, rest }) => start !== '' || /\.[a-z]+$/i.test(rest))
      .map(
        ({ start, rest }) =>
          new RegExp(
            `^${escaped(start)}[\\w.-]+${rest
              .split(/\$\{[^}]*\}/)
              .map(escaped)
              .join('[\\w.-]+')}$`,
          ),
      ),
  );

  it.each(textParts)('%s has no key that nothing uses', (part) => {
    const unused = Object.keys(read(defaultLanguage, part)).filter(
      (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
