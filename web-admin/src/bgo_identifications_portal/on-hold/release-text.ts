import { formatExact } from '../../ui/time/time.js';
import type { CaseRecord } from '../case-record/case-record.js';

/** "Freigegeben von … am …"; without the name where the account is unknown. */
export function releaseText({ at, by }: NonNullable<CaseRecord['release']>): string {
  return `Freigegeben ${by === null ? '' : `von ${by} `}am ${formatExact(at)}`;
}
