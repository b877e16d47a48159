import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { isIdentificationOver } from '@kontor/domain/case-wording/turn';
import { isWebAddress } from '../../../ui/web-address.js';

/** The address of the acting person's identity check; undefined until there is a valid one. */
export function identityCheckOf(
  people: readonly { readonly bgoLastIdentificationUrl?: string | undefined }[],
): string | undefined {
  const url = people[0]?.bgoLastIdentificationUrl;
  return isWebAddress(url) ? url : undefined;
}

/** Whether nobody is asked to identify for an application any more. */
export function isIdentifyingOver({ status, openChecks }: Pick<ApplicationAnswer, 'status' | 'openChecks'>): boolean {
  return isIdentificationOver({ status, openChecks: openChecks.length });
}
