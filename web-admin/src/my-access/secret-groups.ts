/** A secret in groups of four, as people type it: "ABCD EFGH IJ". */
export function secretGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
