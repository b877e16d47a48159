import { isShareText } from '@kontor/domain/person/share';
import { withDecimals } from '../texts/format.js';

/**
 * Normalises a typed percentage: no blanks or sign, a comma before the decimals, whichever mark was typed. What is no
 * percentage stays as typed and is refused, e.g. „1.000“ and „1,000“, which could be one or a thousand.
 */
export function tidyShare(typed: string): string {
  const plain = typed.replace(/[\s%]/g, '');
  const share = plain.replace('.', ',');
  if (isShareText(share)) return share;
  return /^[\d.,]*$/.test(plain) ? plain : typed;
}

/** A percentage of the form as it is shown: „33,33“, “33.33”. What is no percentage is shown as it was typed. */
export const shownShare = (share: string): string => (isShareText(share) ? withDecimals(share) : share);
