/** What an optional field of a message can hold: no undefined, no null. */
type Present<T> = { readonly [K in keyof T]?: NonNullable<T[K]> };

/** The fields that have a value. */
export function present<T extends object>(fields: T): Present<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as Present<T>;
}
