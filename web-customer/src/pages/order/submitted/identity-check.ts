import { hundreds } from '@kontor/domain/case/case-status';
import { isWebAddress } from '../../../ui/web-address.js';

/** The address of the acting person's identity check; undefined until there is a valid one. */
export function identityCheckOf(
  people: readonly { readonly bgoLastIdentificationUrl?: string | undefined }[],
): string | undefined {
  const url = people[0]?.bgoLastIdentificationUrl;
  return isWebAddress(url) ? url : undefined;
}

/** Whether the identification of all persons has ended, so that nobody is asked to identify any more. */
export function isIdentificationOver(status: number): boolean {
  return status >= hundreds.result;
}
