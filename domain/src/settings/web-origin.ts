/** Entries of a list of origins; a policy in a header has to remain short. */
export const mostOrigins = 30;

const origin =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?::(?<port>[1-9]\d{0,4}))?$/;

/** Whether a text is an exact https origin as a browser writes it: lower case, no path, no wildcard (RFC 6454). */
export function isWebOrigin(text: string): boolean {
  const found = origin.exec(text);
  return found !== null && text.length <= 260 && Number(found.groups?.['port'] ?? 443) <= 65_535;
}
