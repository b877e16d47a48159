import { caseStatus, hundreds } from '@kontor/domain/case/case-status';
import { isWebAddress } from '../../../ui/web-address.js';

/** The address of the acting person's identity check; undefined until there is a valid one. */
export function identityCheckOf(
  people: readonly { readonly bgoLastIdentificationUrl?: string | undefined }[],
): string | undefined {
  const url = people[0]?.bgoLastIdentificationUrl;
  return isWebAddress(url) ? url : undefined;
}

/** Whether nobody is asked to identify any more; at 315 the bank has taken the case, and the others still are. */
export function isIdentificationOver(status: number): boolean {
  return status >= hundreds.result && status !== caseStatus.preSuccessful;
}
