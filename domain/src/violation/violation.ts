import { type PlainCode, type ViolationLabel } from './violation-texts.js';

/** Kinds of broken rules; stable, so that clients and tests need not read German. */
export type ViolationCode =
  | PlainCode
  | 'length'
  | 'range'
  | 'unknown'
  | 'count'
  | 'representation'
  | 'owners'
  | 'role'
  | 'politically_exposed'
  | 'shares_sum';

/**
 * What is wrong with a value. `label` is what the rule requires; some codes need none. `limit` is the number of the
 * rule: characters, years, persons or percent.
 */
export type Problem = { readonly limit?: number } & (
  | { readonly code: PlainCode; readonly label?: undefined }
  | { readonly code: ViolationCode; readonly label: ViolationLabel }
);

/** One broken rule of an application at a path: `firma.line1`, `people[0].vorname`, `people`. */
export type Violation = Problem & { readonly propertyPath: string };

/** Collects violations below one path. */
export interface ViolationCollector {
  add(field: string, problem: Problem | undefined): void;
  readonly list: readonly Violation[];
}

/** An empty collector; fields are appended to `prefix` with a dot, an empty prefix is the root. */
export function collectViolations(prefix: string): ViolationCollector {
  const list: Violation[] = [];
  const pathOf = (field: string): string => [prefix, field].filter((part) => part !== '').join('.');
  return {
    list,
    add(field, problem) {
      if (problem !== undefined) list.push({ ...problem, propertyPath: pathOf(field) });
    },
  };
}
