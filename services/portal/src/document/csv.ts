/** Excel takes a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

/** A text as a cell; one that a spreadsheet would take for a formula is kept from that by an apostrophe (OWASP). */
function cellOf(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r\n|]/u.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as a CSV that German spreadsheets open as it is: UTF-8 with its mark, semicolons, every cell in quotes. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}
