/** What a text inserts for its braces, by name. */
export type Values = Readonly<Record<string, string | number>>;
