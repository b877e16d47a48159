import { locales, type Language } from './languages.js';

/** German sentences with their translations. What differs from case to case has a name in single braces. */
export type Sentences = Readonly<Record<string, string>>;

/** Translates a German text of one or several sentences; undefined unless every one of them is known. */
export type SentenceTranslator = (german: string) => string | undefined;

interface Pattern {
  readonly german: RegExp;
  readonly names: readonly string[];
  readonly translated: string;
}

const braces = /\{(\w+)\}/g;
const sentenceEnd = /(?<=[.!?])\s+(?=[„"\p{Lu}])/u;
/** Values of these names are lists, e.g. „Mira Kaya und Jan Roth“. */
const lists: ReadonlySet<string> = new Set(['names', 'types']);
/** Between the parts of a list, but not within „von und zu“. */
const betweenParts = /, |(?<! von) und /;

/**
 * Where the domain has no code for what it says, the German sentence is the key. A text
 * is translated as a whole or not at all, so that no text is in two languages.
 */
export function createSentenceTranslator(language: Language, sentences: Sentences): SentenceTranslator {
  const patterns = Object.entries(sentences)
    .filter(([german]) => german.includes('{'))
    .map(([german, translated]) => patternOf(german, translated));
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });

  const exact = (german: string): string | undefined =>
    Object.hasOwn(sentences, german) ? sentences[german] : undefined;

  const valueOf = (name: string, german: string): string => {
    if (lists.has(name)) return list.format(german.split(betweenParts).map((one) => exact(one) ?? one));
    return exact(german) ?? withEnglishNumbers(german);
  };

  const byPattern = (german: string): string | undefined => {
    for (const pattern of patterns) {
      const found = pattern.german.exec(german);
      if (found === null) continue;
      const values = new Map(pattern.names.map((name, index) => [name, found[index + 1] ?? '']));
      return pattern.translated.replace(braces, (_all, name: string) => valueOf(name, values.get(name) ?? ''));
    }
    return undefined;
  };

  const translate = (german: string): string | undefined => exact(german) ?? byPattern(german);
  return (german) => exact(german) ?? bySentences(german.split(sentenceEnd), translate);
}

/**
 * From the end, so that every end is translated once. The shortest beginning is tried first: a value must not contain
 * the next sentence; a full stop in a value or in a sentence, e.g. of „e. K.“, leads to a longer one.
 */
function bySentences(pieces: readonly string[], translate: SentenceTranslator): string | undefined {
  const ends: (string | undefined)[] = [...pieces.map(() => undefined), ''];
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    for (let to = from + 1; to <= pieces.length && ends[from] === undefined; to += 1) {
      const rest = ends[to];
      const first = rest === undefined ? undefined : translate(pieces.slice(from, to).join(' '));
      if (first !== undefined) ends[from] = [first, rest].filter((part) => part !== '').join(' ');
    }
  }
  return ends[0];
}

function patternOf(german: string, translated: string): Pattern {
  const names = [...german.matchAll(braces)].map(([, name = '']) => name);
  const source = german
    .split(braces)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '(.+?)'))
    .join('');
  return { german: new RegExp(`^${source}$`, 'su'), names, translated };
}

/** German numbers with a comma before decimals and points between thousands, the other way round. */
function withEnglishNumbers(german: string): string {
  return german.replace(/\d[\d.,]*\d/g, (number) =>
    number.replace(/[.,]/g, (separator) => (separator === ',' ? '.' : ',')),
  );
}
