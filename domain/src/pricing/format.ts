const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const significant = new Intl.NumberFormat('de-DE', { maximumSignificantDigits: 3 });
const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** "14,90 €" from whole cents (R1 §9, de-DE). */
export function formatEuro(cents: number): string {
  return euro.format(cents / 100);
}

/** "33,33 %" from percent, 0 to 2 decimals (R2 §9). */
export function formatPercent(value: number): string {
  return `${percent.format(value)}\u00a0%`;
}

/** "8 MB": decimal units B to YB, 3 significant digits (R1 §9). 999,600 bytes are "1 MB", never "1.000 kB". */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Number(value.toPrecision(3)) >= 1000 && unit < byteUnits.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${significant.format(value)} ${byteUnits[unit] ?? 'B'}`;
}
