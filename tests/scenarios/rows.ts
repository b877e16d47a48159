import { tableUnder, type ScenarioRow } from './sandbox-page.js';

/** Rows of docs/sandbox.md, "How to reach everything". */
export interface Rows {
  readonly statuses: readonly ScenarioRow[];
  readonly persons: readonly ScenarioRow[];
  readonly conflicts: readonly ScenarioRow[];
  readonly results: readonly ScenarioRow[];
  readonly forms: readonly ScenarioRow[];
}

/** Every row of the page. */
export const allRows: Rows = {
  statuses: tableUnder('Main statuses'),
  persons: tableUnder('Statuses of a person'),
  conflicts: tableUnder('Conflicts of order and continue'),
  results: tableUnder('Results of the core bank'),
  forms: tableUnder('Legal forms'),
};

/** The columns whose cells name a row. */
export const nameColumns = {
  statuses: 'status',
  persons: 'person',
  conflicts: 'state',
  results: 'result',
  forms: 'form',
} as const satisfies Record<keyof Rows, string>;

/** The rows with these names. @throws for a name that no row has */
export function rowsNamed(table: keyof Rows, names: readonly string[]): readonly ScenarioRow[] {
  return names.map((name) => {
    const row = allRows[table].find((one) => one[nameColumns[table]] === name);
    if (row === undefined) throw new Error(`docs/sandbox.md has no row ${name} in ${table}`);
    return row;
  });
}
