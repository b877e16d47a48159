import type { UploadedFile } from '@kontor/domain/application/application';

/** The value of a field. */
export type FieldValue = string | boolean | readonly UploadedFile[] | undefined;

/** Fields by their names. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A field that both sides changed differently. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export interface MergedFields {
  /** Has the local value for conflicts. */
  readonly merged: Fields;
  readonly conflicts: readonly FieldConflict[];
}

function comparable(value: FieldValue): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return value.length === 0 ? '' : JSON.stringify(value.map(({ id, name }) => [id, name]));
}

/** Whether two values are equal. An untouched field equals an emptied one. */
export function sameValue(left: FieldValue, right: FieldValue): boolean {
  return comparable(left) === comparable(right);
}

/** Whether two groups of fields are equal. */
export function sameFields(left: Fields, right: Fields): boolean {
  return namesOf(left, right).every((name) => sameValue(left[name], right[name]));
}

function namesOf(...groups: readonly Fields[]): readonly string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

export interface ThreeSides<Value> {
  /** The common base. */
  readonly base: Value;
  /** The local values. */
  readonly mine: Value;
  /** The values saved elsewhere. */
  readonly theirs: Value;
}

/** Merges field by field: the change of one side is taken. `owned` are names that only the server sets. */
export function mergeFields(sides: ThreeSides<Fields>, owned: readonly string[] = []): MergedFields {
  const { base, mine, theirs } = sides;
  const merged: Record<string, FieldValue> = {};
  const conflicts: FieldConflict[] = [];
  for (const name of namesOf(mine, theirs)) {
    const [before, here, there] = [base[name], mine[name], theirs[name]];
    const unchangedThere = sameValue(before, there) || sameValue(here, there);
    const takesTheirs = !unchangedThere && (sameValue(before, here) || owned.includes(name));
    const value = takesTheirs ? there : here;
    if (value !== undefined) merged[name] = value;
    if (!unchangedThere && !takesTheirs) conflicts.push({ name, mine: here, theirs: there });
  }
  return { merged, conflicts };
}
