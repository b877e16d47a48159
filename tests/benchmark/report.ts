import type { Line, Outcome } from './figure.js';

function rowOf({ what, value, n, bare = '–', ratio = '–', wanted = '', met }: Line): readonly string[] {
  const target = met === undefined ? wanted : `${wanted}: ${met ? 'met' : '**missed**'}`;
  return [what, value, String(n), bare, ratio, target];
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

/** A figure as a section of Markdown. */
export function describeOutcome({ figure, lines, failure, tookMs }: Outcome): string {
  const today = new Date().toISOString().slice(0, 10);
  const head = ['what', 'figure', 'n', 'bare limit', 'of the bare limit', 'wanted'];
  return [
    `### ${figure.title}`,
    '',
    figure.how,
    `Command: \`npm run bench -- --only ${figure.name}\` (${(tookMs / 1000).toFixed(0)} s), ${today}, Node ${process.versions.node}.`,
    '',
    ...(lines.length === 0 ? [] : [...table([head, ...lines.map(rowOf)]), '']),
    ...(failure === undefined ? [] : [`**Not finished**: ${failure}`, '']),
  ].join('\n');
}
