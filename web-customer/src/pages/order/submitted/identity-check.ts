import { isWebAddress } from '../../../ui/web-address.js';

/** The address of the acting person's identity check; undefined until there is a valid one. */
export function identityCheckOf(
  people: readonly { readonly bgoLastIdentificationUrl?: string | undefined }[],
): string | undefined {
  const url = people[0]?.bgoLastIdentificationUrl;
  return isWebAddress(url) ? url : undefined;
}
