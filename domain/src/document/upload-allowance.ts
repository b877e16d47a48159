import { formatBytes } from '../pricing/format.js';

/** Bytes that one login may upload in 24 hours. */
export const loginBytesPerDay = 1_000_000_000;

/** What is uploaded, as its limit is counted; customers leave the bank a part for attachments. */
export type AllowanceKind = 'business' | 'contract' | 'customerAttachment' | 'attachment';

/** Bytes of all files of a kind that one case may have. */
export const caseBytes: Readonly<Record<AllowanceKind, number>> = {
  business: 200_000_000,
  contract: 500_000_000,
  customerAttachment: 250_000_000,
  attachment: 500_000_000,
};

/** The sentence about an upload beyond what a case may have; `used` and the answer are about bytes. */
export function usedUpText(kind: AllowanceKind, used: number): string {
  const left = Math.max(0, caseBytes[kind] - used);
  const most = `Für diesen Antrag können insgesamt höchstens ${formatBytes(caseBytes[kind])} hochgeladen werden`;
  return left === 0 ? `${most}.` : `${most}; davon sind noch ${formatBytes(left)} frei.`;
}

export const loginUsedText = `Mit diesem Zugang wurden heute schon ${formatBytes(loginBytesPerDay)} hochgeladen. Bitte versuchen Sie es morgen erneut.`;
