/** Longest payment reference of an entry link, in characters (R1 §2 "Query parameters"). */
export const maxPaymentReferenceLength = 200;

const maxContextBytes = 2048;

/**
 * Whether a registration accepts the context of an entry link: base64, also as addresses write it, of at most 2 KiB
 * (R1 §2 "Query parameters").
 */
export function isEntryContext(text: string): boolean {
  if (!/^[\w+/-]*={0,2}$/.test(text)) return false;
  const digits = text.replace(/=+$/, '').length;
  return Math.floor((digits * 3) / 4) <= maxContextBytes;
}
