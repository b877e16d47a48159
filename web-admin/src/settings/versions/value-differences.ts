/** A part of the way to a value: a field by its name, or an item of a list by its title. */
export interface PathPart {
  readonly kind: 'field' | 'item';
  readonly name: string;
}

/** One place in which two values of a setting differ; undefined where there is nothing. */
export interface ValueDifference {
  readonly path: readonly PathPart[];
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The field name of a changed order of items. */
export const orderField = 'order';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where two values of a setting differ. Items of lists are compared by their key, so that a moved item is no changed
 * one; a list of plain values and an added or removed item are one difference each.
 */
export function valueDifferences(before: unknown, after: unknown): readonly ValueDifference[] {
  return between(before, after, []);
}

function between(before: unknown, after: unknown, path: readonly PathPart[]): readonly ValueDifference[] {
  if (same(before, after)) return [];
  if (isFields(before) && isFields(after)) return betweenFields(before, after, path);
  if (isItems(before) && isItems(after)) return betweenItems(before, after, path);
  return [{ path, before, after }];
}

function betweenFields(before: Fields, after: Fields, path: readonly PathPart[]): readonly ValueDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    // A record of items has their numbers as names, as the accounts have.
    const isItem = /^\d+$/.test(name);
    const part: PathPart = isItem
      ? { kind: 'item', name: itemTitle(now) ?? itemTitle(old) ?? name }
      : { kind: 'field', name };
    return between(old, now, [...path, part]);
  });
}

function betweenItems(
  before: readonly Fields[],
  after: readonly Fields[],
  path: readonly PathPart[],
): readonly ValueDifference[] {
  const keyOf = sharedKey(before, after);
  const [old, now] = [before, after].map((items) => new Map(items.map((item, index) => [keyOf(item, index), item])));
  const keys = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  const changed = keys.flatMap((key) => {
    const [one, other] = [old?.get(key), now?.get(key)];
    const name = itemTitle(other) ?? itemTitle(one) ?? key;
    return between(one, other, [...path, { kind: 'item', name }]);
  });
  return [...changed, ...orderDifference([...(old?.entries() ?? [])], [...(now?.entries() ?? [])], path)];
}

type Entries = readonly (readonly [string, Fields])[];

function orderDifference(before: Entries, after: Entries, path: readonly PathPart[]): readonly ValueDifference[] {
  const keys = (entries: Entries) => entries.map(([key]) => key);
  const common = (entries: Entries, others: Entries) => keys(entries).filter((key) => keys(others).includes(key));
  if (same(common(before, after), common(after, before))) return [];
  const titles = (entries: Entries) => entries.map(([key, item]) => itemTitle(item) ?? key);
  return [{ path: [...path, { kind: 'field', name: orderField }], before: titles(before), after: titles(after) }];
}

/** How items are distinguished: by a field that all of them have with a value of their own, else by position. */
function sharedKey(...lists: readonly (readonly Fields[])[]): (item: Fields, index: number) => string {
  const field = ['key', 'id', 'identifier', 'topic', 'title'].find((name) =>
    lists.every((items) => {
      const values = items.map((item) => item[name]);
      return new Set(values).size === items.length && values.every(isText);
    }),
  );
  return (item, index) => (field === undefined ? String(index + 1) : String(item[field]));
}

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** The title of an item: that of an account, an option, a box, a link. */
export function itemTitle(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const title = ['title', 'label', 'name', 'topic', 'key'].map((name) => item[name]).find(isText);
  return title === undefined ? undefined : String(title);
}
