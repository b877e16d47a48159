/** Limits of an account package; prices in cents (R3 §5 "Account", §9). */
export const accountLimits = {
  id: { min: 1, max: 9999 },
  sortIndex: { min: 0, max: 9999 },
  /** Difference of consecutive sort indexes. */
  sortStep: 10,
  price: { min: 0, max: 100_000_000 },
  freeItems: { min: 0, max: 9999 },
  /** Characters, exactly. */
  produktnummer: 8,
  /** Characters, at most. */
  konditionsnummer: 3,
  girocardProduktnummer: 3,
} as const;

/** A typed whole number from 0: empty means 0; undefined when it is none or too large (R3 §5 "Account"). */
export function parseWhole(text: string, max: number = accountLimits.price.max): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const value = /^\d{1,10}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return value <= max ? value : undefined;
}

/** Message about a number that is refused. */
export function wholeMessage(max: number = accountLimits.price.max): string {
  return `Ganze Zahl von 0 bis ${max} erforderlich`;
}
