import { formatExact } from '../../ui/time/time.js';
import type { BankCase } from '../bank-case/bank-case.js';

/** "Freigegeben von … am …"; without the name where the account is unknown. */
export function releaseText({ at, by }: NonNullable<BankCase['release']>): string {
  return `Freigegeben ${by === null ? '' : `von ${by} `}am ${formatExact(at)}`;
}
