import { isList, partsOf, type JsonKind, type JsonValue } from './json/json-value.js';

/** Longer texts, images among them, are shown by their length. */
const longestText = 80;

/** The kind of a value, as people choose it. */
export function kindOf(value: JsonValue): JsonKind {
  if (value === null) return 'null';
  if (isList(value)) return 'Liste';
  const kinds: Readonly<Record<string, JsonKind>> = { string: 'Text', number: 'Zahl', boolean: 'Ja/Nein' };
  return kinds[typeof value] ?? 'Objekt';
}

/** A value in a few words: itself, or how much it holds. */
export function summaryOf(value: JsonValue): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return value.toLocaleString('de-DE', { maximumFractionDigits: 20 });
  if (typeof value === 'string') return textSummary(value);
  const count = partsOf(value).length;
  if (isList(value)) return count === 1 ? '1 Eintrag' : `${count} Einträge`;
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function textSummary(text: string): string {
  if (text === '') return '(leer)';
  return text.length > longestText ? `${text.length.toLocaleString('de-DE')} Zeichen` : text;
}
