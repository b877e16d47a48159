/** Our references in a webhook's body, of its subject and its parent; also works on an incomplete body. */
export function referencesIn(raw: string): readonly string[] {
  return [...raw.matchAll(/"(?:reference|parentReference)"\s*:\s*"([^"]*)"/g)].map(([, reference]) => reference ?? '');
}
