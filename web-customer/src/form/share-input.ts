/** Normalises a typed percentage: no blanks or sign, a comma before the decimals. What is no number stays as typed. */
export function tidyShare(typed: string): string {
  const plain = typed.replace(/[\s%]/g, '');
  if (!/^[\d.,]*$/.test(plain)) return typed;
  return /^\d*\.\d*$/.test(plain) ? plain.replace('.', ',') : plain;
}
