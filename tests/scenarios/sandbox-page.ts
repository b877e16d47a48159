import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = readFileSync(resolve('docs/sandbox.md'), 'utf8').split('\n');

/** One line of a table, by the heading of its column; code marks are taken off. */
export type ScenarioRow = Readonly<Record<string, string>>;

/** The first table under a heading of docs/sandbox.md. @throws when the page has no such heading or table */
export function tableUnder(heading: string): readonly ScenarioRow[] {
  const begin = page.indexOf(`### ${heading}`);
  const head = page.findIndex((line, index) => index > begin && line.startsWith('|'));
  if (begin < 0 || head < 0) throw new Error(`docs/sandbox.md has no table under "${heading}"`);
  const end = page.findIndex((line, index) => index > head && !line.startsWith('|'));
  const columns = cellsOf(page[head] ?? '');
  return page.slice(head + 2, end).map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The parts of a cell that are separated by commas. */
export function listIn(row: ScenarioRow, column: string): readonly string[] {
  return cell(row, column)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** @throws when the table has no such column */
export function cell(row: ScenarioRow, column: string): string {
  const text = row[column];
  if (text === undefined) throw new Error(`The table has no column "${column}"`);
  return text;
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((text) => text.replaceAll('`', '').trim());
}
