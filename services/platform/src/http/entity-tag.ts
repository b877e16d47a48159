/** The client's version, from `If-Match`; null without one. An unknown tag matches nothing. */
export function seenVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const tag = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  return tag === undefined ? -1 : Number(tag);
}

/** The `ETag` of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}
