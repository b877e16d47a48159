/** An invalid line of a typed text. `line` counts from 1. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** A line with its number, counted from 1, without blanks around it. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/** The lines of a text as they are typed. */
export function typedLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The lines of a text, empty ones included. */
export function linesOf(text: string): readonly NumberedLine[] {
  return typedLines(text).map((one, index) => ({ line: index + 1, text: one.trim() }));
}

/** The lines of a text that are not blank. */
export function filledLines(text: string): readonly NumberedLine[] {
  return linesOf(text).filter((one) => one.text !== '');
}

/** Up to `count` cells of a line written as "a | b | c"; what exceeds them stays in the last. */
export function cellsOf(text: string, count: number): readonly string[] {
  const cells = text.split('|').map((cell) => cell.trim());
  return cells.length <= count ? cells : [...cells.slice(0, count - 1), cells.slice(count - 1).join(' | ')];
}

/** A value as one cell of such a line: line breaks and separators become blanks, because a line cannot contain them. */
export function cellText(value: string): string {
  return value.replace(/[|\s]+/g, ' ').trim();
}

/** Cells as a line; empty ones at the end are left out. */
export function lineOf(cells: readonly string[]): string {
  const texts = cells.map(cellText);
  while (texts.length > 1 && texts.at(-1) === '') texts.pop();
  return texts.join(' | ');
}

/** Problems as one German text: "Zeile 2: …". */
export function problemText(problems: readonly LineProblem[]): string {
  return problems.map(({ line, message }) => `Zeile ${line}: ${message}`).join('\n');
}
