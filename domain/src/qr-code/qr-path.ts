/** How both apps make a QR code: with four light modules around it, as ISO/IEC 18004 asks for. */
export const qrOptions = { ecc: 'M', border: 4 } as const;

/** The SVG path of a QR code: one rectangle for each run of dark modules in a row, one unit a module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
}

interface Run {
  readonly from: number;
  readonly length: number;
}

function runsOf(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return { from, length: (end === -1 ? row.length : end) - from };
  });
}
