export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

export const jsonKinds = ['Text', 'Zahl', 'Ja/Nein', 'Liste', 'Objekt', 'null'] as const;
export type JsonKind = (typeof jsonKinds)[number];

/** An empty value of a kind. */
export function emptyOf(kind: JsonKind): JsonValue {
  return { Text: '', Zahl: 0, 'Ja/Nein': false, Liste: [], Objekt: {}, null: null }[kind];
}

export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The parts of a list or an object with their names; none of another value. */
export function partsOf(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  return value === null || typeof value !== 'object' ? [] : Object.entries(value);
}

/** A list or an object with one part replaced. */
export function withPart(value: JsonValue, name: string, part: JsonValue): JsonValue {
  if (isList(value)) return value.map((one, index) => (String(index) === name ? part : one));
  return { ...(value as JsonObject), [name]: part };
}

/** A list or an object without a part. */
export function withoutPart(value: JsonValue, name: string): JsonValue {
  if (isList(value)) return value.filter((_one, index) => String(index) !== name);
  return Object.fromEntries(Object.entries(value as JsonObject).filter(([key]) => key !== name));
}

/** The value of a text; undefined when the text is no JSON. */
export function parsedJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** A value as text, indented as the editor shows it. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
