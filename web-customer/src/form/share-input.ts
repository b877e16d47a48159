/** Normalises a typed percentage: no blanks or sign, a comma before the decimals. */
export function tidyShare(typed: string): string {
  const plain = typed.replace(/[\s%]/g, '');
  return /^\d*\.\d*$/.test(plain) ? plain.replace('.', ',') : plain;
}
