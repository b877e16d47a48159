/** The address at which the acting person proves who they are; undefined before there is one that leads to the web. */
export function identityCheckOf(
  people: readonly { readonly bgoLastIdentificationUrl?: string | undefined }[],
): string | undefined {
  const url = people[0]?.bgoLastIdentificationUrl;
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
