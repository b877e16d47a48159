import { typedLines } from './text-lines.js';

/** A filled line of a text written as "a | b | c", as it is typed: blanks within and around the words are kept. */
export interface TableRow {
  /** In the text, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a text with a number of columns; what exceeds them stays in the last, blank lines are left out. */
export function rowsOf(text: string, columns: number): readonly TableRow[] {
  return typedLines(text).flatMap((typed, at) =>
    typed.trim() === '' ? [] : [{ line: at + 1, cells: cellsOfRow(typed, columns) }],
  );
}

/** The cells of a line, each without the one blank that separates it from the sign. */
export function cellsOfRow(line: string, columns: number): readonly string[] {
  const parts = line.split('|');
  const cells = parts.map((part, at) => part.slice(at > 0 && part.startsWith(' ') ? 1 : 0, endOf(part, at, parts)));
  const kept = [...cells.slice(0, columns - 1), cells.slice(columns - 1).join(' | ')];
  return [...kept, ...Array.from({ length: columns - kept.length }, () => '')];
}

function endOf(part: string, at: number, parts: readonly string[]): number {
  return at < parts.length - 1 && part.endsWith(' ') ? part.length - 1 : part.length;
}

/** A row as a line that has as many cells, also when they are empty. */
export function lineOfRow(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/[|\r\n]/g, ' ')).join(' | ');
}

/** Rows as a text. */
export function textOfRows(rows: readonly (readonly string[])[]): string {
  return rows.map(lineOfRow).join('\n');
}
